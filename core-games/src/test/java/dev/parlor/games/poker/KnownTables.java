package dev.parlor.games.poker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Setup;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.hand.HandStart;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerLimits;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Tables whose cards are known, and moves at them. */
final class KnownTables {
  static final Holdem HOLDEM = new Holdem();
  static final PokerAction CALL = PokerAction.Word.CALL;
  static final PokerAction CHECK = PokerAction.Word.CHECK;
  static final PokerAction FOLD = PokerAction.Word.FOLD;
  static final PokerAction ALL_IN = PokerAction.Word.ALL_IN;

  static LocalTable<HoldemState, PokerView> table(int seats, String... options) {
    return new LocalTable<>(HOLDEM, setup(seats, options), Dealer.stacked(List.of()));
  }

  static Setup setup(int seats, String... options) {
    return new Setup(
        seats,
        List.of(options).stream()
            .map(option -> option.split("=", -1))
            .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1])));
  }

  static void act(LocalTable<HoldemState, PokerView> table, PokerAction... actions) {
    for (PokerAction action : actions) {
      assertEquals(Optional.empty(), table.act(table.state().turn(), action));
    }
  }

  static PokerView view(LocalTable<HoldemState, PokerView> table, int seat) {
    return table.game().view(table.state(), seat, table.knowledge(seat));
  }

  /** One hand in which the seats' cards come out as told, whatever the button. */
  static LocalTable<HoldemState, PokerView> hand(HandStart start, String board, String... holes) {
    StringBuilder deck = new StringBuilder();
    for (int card = 0; card < 2; card++) {
      for (int seat : start.clockwise()) {
        deck.append(holes[seat], 2 * card, 2 * card + 2);
      }
    }
    return new LocalTable<>(
        Holdem.ofHand(start), Setup.of(start.seats()), Dealer.stacked(Card.parseAll(deck + board)));
  }

  static PokerLimits limits(LocalTable<HoldemState, PokerView> table) {
    return table.state().hand().orElseThrow().limits();
  }

  private KnownTables() {}
}
