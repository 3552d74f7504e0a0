package dev.parlor.terminal.play.highlow;

import dev.parlor.games.card.Card;
import dev.parlor.games.highlow.Hand;
import dev.parlor.games.highlow.Held;
import dev.parlor.games.highlow.HighLowView;
import dev.parlor.games.highlow.Line;
import dev.parlor.terminal.play.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The table in sentences. */
final class HighLowWords {
  private HighLowWords() {}

  static String say(Scene<?> scene, Line line) {
    return scene.look().sentence(line.key(), line.args());
  }

  static List<String> describe(Scene<HighLowView> scene) {
    HighLowView view = scene.view();
    List<String> lines = new ArrayList<>();
    lines.add("");
    if (!view.cards().isEmpty()) {
      lines.add(scene.say("highlow.cards", cards(scene, view.cards())));
    }
    if (view.odds() != null) {
      lines.add(odds(scene, view));
    }
    for (Line line : view.lines().subList(0, view.lines().size() - 1)) {
      lines.add(say(scene, line));
    }
    return lines;
  }

  static String odds(Scene<HighLowView> scene, HighLowView view) {
    var odds = Objects.requireNonNull(view.odds());
    return scene.say("highlow.odds", odds.cards(), odds.win(), odds.lose(), odds.post());
  }

  static List<String> tell(HighLowView before, Scene<HighLowView> now) {
    HighLowView view = now.view();
    List<String> news = new ArrayList<>();
    Hand last = view.last();
    if (last != null && !last.equals(before.last())) {
      String bet = last.bet() > 0 ? settled(now, last) : "";
      if (!bet.isEmpty()) {
        news.add(bet);
      }
    }
    for (int seat = 0; seat < view.players().size(); seat++) {
      boolean played = before.players().get(seat).playing();
      if (played && !view.players().get(seat).playing()) {
        news.add(now.say("highlow.gone", now.name(seat), view.players().get(seat).coins()));
      }
    }
    return news;
  }

  /** Who bet what on which cards, and the parlor's own sentence on how it ended. */
  private static String settled(Scene<HighLowView> scene, Hand hand) {
    String cards = cards(scene, List.of(card(hand.first()), card(hand.second())));
    String bet = scene.say("highlow.bet", scene.name(hand.seat()), hand.bet(), cards);
    return bet + " " + say(scene, scene.view().lines().get(0));
  }

  private static Card card(@Nullable Held held) {
    return Objects.requireNonNull(held).card();
  }

  private static String cards(Scene<?> scene, List<Card> cards) {
    return cards.stream().map(scene.look()::spokenName).collect(Collectors.joining(", "));
  }
}
