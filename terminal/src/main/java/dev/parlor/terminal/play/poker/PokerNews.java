package dev.parlor.terminal.play.poker;

import dev.parlor.games.card.Card;
import dev.parlor.games.poker.HandResult;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.hand.Award;
import dev.parlor.games.poker.hand.Move;
import dev.parlor.terminal.play.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What happened between two views of the table. */
final class PokerNews {
  private static final int FLOP = 3;

  private PokerNews() {}

  static List<String> tell(PokerView before, Scene<PokerView> now) {
    PokerView view = now.view();
    List<String> news = new ArrayList<>();
    boolean ended = !view.lastHand().equals(before.lastHand());
    if (ended) {
      view.lastHand().ifPresent(hand -> ended(before, now, hand, news));
    } else {
      for (int seat = 0; seat < view.plates().size(); seat++) {
        moved(before, now, seat, news);
      }
      streets(before.board().size(), view.board(), now, news);
    }
    if (view.handNumber() > before.handNumber()) {
      int small = view.blinds().small();
      news.add(now.say("poker.begins", view.handNumber(), small, view.blinds().big()));
    }
    return news;
  }

  private static void moved(PokerView before, Scene<PokerView> now, int seat, List<String> news) {
    var last = now.view().plates().get(seat).last();
    if (last.isPresent() && !last.equals(before.plates().get(seat).last())) {
      boolean sameHand = before.handNumber() == now.view().handNumber();
      news.add(told(before, now, last.get(), sameHand));
    }
  }

  /** A call in the chips that it adds, as the key for it says. */
  private static String told(
      PokerView before, Scene<PokerView> scene, Move move, boolean sameHand) {
    int bet = sameHand && isOfStreet(before, move) ? before.plates().get(move.seat()).bet() : 0;
    return scene.name(move.seat()) + ": " + PokerWords.move(scene, move, move.to() - bet);
  }

  private static boolean isOfStreet(PokerView before, Move move) {
    return before.board().size() == move.street().board();
  }

  /** The cards that are new, street by street. */
  private static void streets(
      int known, List<Card> board, Scene<PokerView> scene, List<String> news) {
    int from = known > board.size() ? 0 : known;
    while (from < board.size()) {
      int to = from == 0 ? Math.min(FLOP, board.size()) : from + 1;
      String cards = PokerWords.brief(scene, board.subList(from, to));
      news.add(scene.say("poker.street." + to, cards));
      from = to;
    }
  }

  private static void ended(
      PokerView before, Scene<PokerView> scene, HandResult hand, List<String> news) {
    boolean seen = before.handNumber() == hand.number();
    if (!hand.moves().isEmpty()) {
      Move last = hand.moves().get(hand.moves().size() - 1);
      boolean toldBefore =
          seen && before.plates().get(last.seat()).last().equals(Optional.of(last));
      if (!toldBefore) {
        news.add(told(before, scene, last, seen));
      }
    }
    if (hand.isVoid()) {
      news.add(scene.say("poker.void", hand.number()));
    }
    streets(seen ? before.board().size() : 0, hand.board(), scene, news);
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
