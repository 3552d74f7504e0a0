package dev.parlor.tables.highlow;

import dev.parlor.games.Dealt;
import dev.parlor.games.card.Card;
import dev.parlor.games.highlow.CountedCard;
import dev.parlor.games.highlow.HighLowView;
import dev.parlor.games.highlow.ParlorEnding;
import dev.parlor.games.highlow.ParlorHand;
import dev.parlor.games.highlow.ParlorLine;
import dev.parlor.games.highlow.ParlorLines;
import dev.parlor.games.highlow.ParlorSeat;
import dev.parlor.games.highlow.ParlorVerdict;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Stage;
import dev.parlor.tables.kit.Still;
import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Gauge;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.SceneBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a hand fell, in the parlor's sentence, and who has ended. */
final class HighLowNews {
  private static final int MILLIS = 2200;

  private HighLowNews() {}

  static List<Phrase> between(HighLowView before, Glimpse<HighLowView> now) {
    HighLowView view = now.view();
    List<Phrase> news = new ArrayList<>();
    int redrawn = view.redrawn().size();
    Card gone = redrawn > before.redrawn().size() ? view.redrawn().get(redrawn - 1).face() : null;
    if (gone != null) {
      news.add(Phrase.of("highlow.news.redrawn", gone));
    }
    if (view.bet() > 0 && before.bet() == 0) {
      news.add(Phrase.of("highlow.news.bets", Phrase.who(view.turn()), Phrase.amount(view.bet())));
    }
    if (isSettled(before, view)) {
      news.add(verdict(view));
    }
    for (int seat = 0; seat < view.players().size(); seat++) {
      ParlorSeat player = view.players().get(seat);
      if (!player.playing() && before.players().get(seat).playing()) {
        ended(news, view, seat, now.seat() == seat);
      }
    }
    return news;
  }

  /** Tells that somebody has ended, to that player in one sentence and to the others in another. */
  private static void ended(List<Phrase> news, HighLowView view, int seat, boolean own) {
    ParlorSeat player = view.players().get(seat);
    ParlorEnding why = player.ending();
    if (own && why != null) {
      news.add(Parlance.phrase(ParlorLines.ending(why)));
    } else if (why == ParlorEnding.POT_EMPTIED) {
      news.add(Phrase.of("highlow.news.takesPot", Phrase.who(seat)));
    }
    news.add(Phrase.of("highlow.news.ends", Phrase.who(seat), Phrase.amount(player.coins())));
  }

  static List<Still> stills(HighLowView before, Glimpse<HighLowView> now) {
    return isSettled(before, now.view())
        ? List.of(new Still(scene(now), verdict(now.view()), MILLIS))
        : List.of();
  }

  private static boolean isSettled(HighLowView before, HighLowView now) {
    ParlorHand last = now.last();
    return last != null && !last.equals(before.last()) && last.bet() > 0;
  }

  /** The parlor's own sentence about the player who bet. */
  private static Phrase verdict(HighLowView view) {
    ParlorHand last = view.last();
    List<ParlorLine> lines = last == null ? List.of() : ParlorLines.outcome(last);
    return last == null || lines.isEmpty()
        ? Phrase.NONE
        : Phrase.of("highlow.news.verdict", Phrase.who(last.seat()), Parlance.phrase(lines.get(0)));
  }

  private static Scene scene(Glimpse<HighLowView> now) {
    HighLowView view = now.view();
    ParlorHand last = view.last();
    SceneBuilder scene = Stage.set(now, HighLowScene.deal(view) - 1);
    for (int seat = 0; seat < view.players().size(); seat++) {
      Plate.Tone tone =
          last == null || seat != last.seat()
              ? Plate.Tone.CALM
              : last.verdict() == ParlorVerdict.WIN ? Plate.Tone.WINNER : Plate.Tone.LOSER;
      scene.plate(
          Stage.plate(now, seat)
              .toned(tone, Phrase.NONE)
              .scoring(
                  Phrase.of("highlow.coins", Phrase.amount(view.players().get(seat).coins()))));
    }
    if (last != null) {
      scene.zone(HighLowScene.spread(cards(last)));
      Gauge line = HighLowScene.line(last.low(), last.high());
      scene.gauge(third(last).map(line::standingAt).orElse(line));
    }
    scene.chips(Chips.pot(0, view.pot(), List.of(), Phrase.of("highlow.pot.name")));
    return scene.build();
  }

  /** Where the third card fell: on the post that it hit, between the two, or beside them. */
  private static Optional<Integer> third(ParlorHand hand) {
    Card third = hand.third();
    for (CountedCard post : new CountedCard[] {hand.first(), hand.second()}) {
      if (third != null && post != null && post.card().rank() == third.rank()) {
        return Optional.of(post.value());
      }
    }
    return Optional.ofNullable(third).map(card -> card.rank().number());
  }

  private static List<Dealt> cards(ParlorHand hand) {
    List<Dealt> cards = new ArrayList<>();
    for (CountedCard held : new CountedCard[] {hand.first(), hand.second()}) {
      if (held != null) {
        cards.add(held.dealt());
      }
    }
    Dealt third = hand.thirdCard();
    if (third != null) {
      cards.add(third);
    }
    return cards;
  }
}
