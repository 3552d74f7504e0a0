package dev.parlor.terminal.play.poker;

import dev.parlor.games.poker.HandResult;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.hand.Award;
import dev.parlor.games.poker.hand.Move;
import dev.parlor.terminal.play.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What happened between two views of the table. */
final class PokerNews {
  private PokerNews() {}

  static List<String> tell(PokerView before, Scene<PokerView> now) {
    PokerView view = now.view();
    List<String> news = new ArrayList<>();
    boolean ended = !view.lastHand().equals(before.lastHand());
    if (ended) {
      view.lastHand().ifPresent(hand -> ended(now, hand, news));
    } else {
      for (int seat = 0; seat < view.plates().size(); seat++) {
        moved(before, now, seat, news);
      }
      if (view.board().size() > before.board().size()) {
        news.add(now.say("poker.board", PokerWords.brief(now, view.board())));
      }
    }
    return news;
  }

  private static void moved(PokerView before, Scene<PokerView> now, int seat, List<String> news) {
    var last = now.view().plates().get(seat).last();
    if (last.isPresent() && !last.equals(before.plates().get(seat).last())) {
      news.add(now.name(seat) + ": " + PokerWords.move(now, last.get()));
    }
  }

  private static void ended(Scene<PokerView> scene, HandResult hand, List<String> news) {
    if (!hand.moves().isEmpty()) {
      Move last = hand.moves().get(hand.moves().size() - 1);
      news.add(scene.name(last.seat()) + ": " + PokerWords.move(scene, last));
    }
    if (hand.isVoid()) {
      news.add(scene.say("poker.void", hand.number()));
    }
    if (!hand.board().isEmpty()) {
      news.add(scene.say("poker.board", PokerWords.brief(scene, hand.board())));
    }
    for (HandResult.Shown shown : hand.shown()) {
      String cards = PokerWords.brief(scene, shown.cards());
      String name = PokerWords.name(scene, shown.name());
      news.add(scene.say("poker.shows", scene.name(shown.seat()), cards, name));
    }
    for (Award award : hand.awards()) {
      String winners = award.winners().stream().map(scene::name).collect(Collectors.joining(", "));
      news.add(scene.say("poker.wins", hand.number(), winners, award.pot().amount()));
    }
  }
}
