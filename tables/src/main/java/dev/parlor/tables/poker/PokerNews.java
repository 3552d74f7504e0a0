package dev.parlor.tables.poker;

import dev.parlor.games.card.Card;
import dev.parlor.games.poker.HandResult;
import dev.parlor.games.poker.PokerOptions;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.hand.Award;
import dev.parlor.games.poker.hand.PokerMove;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What happened between two views: moves, streets, and how a hand ended. */
final class PokerNews {
  private static final int FLOP = 3;

  private PokerNews() {}

  static List<Phrase> between(PokerView before, PokerView now) {
    List<Phrase> news = new ArrayList<>();
    if (!now.lastHand().equals(before.lastHand())) {
      now.lastHand().ifPresent(hand -> ended(before, hand, news));
    } else if (now.handNumber() == before.handNumber()) {
      for (int seat = 0; seat < now.plates().size(); seat++) {
        Optional<PokerMove> last = now.plates().get(seat).last();
        if (!last.equals(before.plates().get(seat).last())) {
          last.ifPresent(move -> news.add(moved(before, move)));
        }
      }
      streets(before.board(), now.board(), news);
    }
    if (now.phase().isDealt() && !before.phase().isDealt()) {
      PokerOptions.Blinds blinds = now.blinds();
      news.add(Phrase.of("poker.news.begins", now.handNumber(), blinds.small(), blinds.big()));
    }
    return news;
  }

  /** A move in a sentence. A call names the chips that it adds. */
  private static Phrase moved(PokerView before, PokerMove move) {
    boolean sameStreet = before.board().size() == move.street().board();
    int had = sameStreet ? before.plates().get(move.seat()).bet() : 0;
    int chips = move.kind() == PokerMove.Kind.CALL ? move.to() - had : move.to();
    String key = "poker.news." + move.kind().name().toLowerCase(Locale.ROOT);
    return Phrase.of(
        move.allIn() ? key + ".allIn" : key, Phrase.who(move.seat()), Phrase.amount(chips));
  }

  /** Tells the streets that are complete since the view before. */
  private static void streets(List<Card> known, List<Card> board, List<Phrase> news) {
    for (int size = FLOP; size <= board.size(); size++) {
      if (known.size() < size) {
        int from = size == FLOP ? 0 : size - 1;
        news.add(Phrase.of("poker.news.street." + size, List.copyOf(board.subList(from, size))));
      }
    }
  }

  private static void ended(PokerView before, HandResult hand, List<Phrase> news) {
    boolean seen = before.handNumber() == hand.number();
    if (!hand.moves().isEmpty()) {
      PokerMove last = hand.moves().get(hand.moves().size() - 1);
      if (!seen || !before.plates().get(last.seat()).last().equals(Optional.of(last))) {
        news.add(moved(before, last));
      }
    }
    streets(seen ? before.board() : List.of(), hand.board(), news);
    for (HandResult.Shown shown : hand.shown()) {
      news.add(
          Phrase.of(
              "poker.news.shows",
              Phrase.who(shown.seat()),
              List.copyOf(shown.cards()),
              PokerScene.name(shown.name())));
    }
    if (hand.isVoid()) {
      news.add(Phrase.of("poker.news.void", hand.number()));
    }
    for (Award award : hand.awards()) {
      for (int place = 0; place < award.winners().size(); place++) {
        int chips = award.share() + (place < award.odd() ? 1 : 0);
        int seat = award.winners().get(place);
        news.add(won(seat, chips, award, hand));
      }
    }
  }

  /**
   * Who won a pot. The sentence names the card that decided, where another hand for this pot has
   * the same name.
   */
  private static Phrase won(int seat, int chips, Award award, HandResult hand) {
    List<HandResult.Shown> rivals = new ArrayList<>(hand.shown());
    rivals.removeIf(shown -> !award.pot().eligible().contains(shown.seat()));
    Phrase.Who who = Phrase.who(seat);
    Phrase.Amount amount = Phrase.amount(chips);
    for (HandResult.Shown best : rivals) {
      Optional<Phrase> kicker = Kicker.of(best, rivals);
      if (best.seat() == seat && kicker.isPresent()) {
        Phrase name = PokerScene.name(best.name());
        return Phrase.of("poker.beat.kicker", who, amount, name, kicker.get());
      }
    }
    return Phrase.of("poker.news.wins", who, amount);
  }
}
