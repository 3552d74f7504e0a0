package dev.parlor.games.piles;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.games.Setup;
import dev.parlor.games.card.Card;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.Optional;

/** A table of piles whose cards are known. */
final class KnownPiles {
  static final Piles PILES = new Piles();

  /** The tops of the nine piles. */
  static final String LAYOUT = "2s 7s 7h 4s 5s 6s 8s 9s Ts ";

  private final LocalTable<PilesState, PilesView> table;

  private KnownPiles(LocalTable<PilesState, PilesView> table) {
    this.table = table;
  }

  static KnownPiles of(int seats, String deck) {
    return new KnownPiles(
        new LocalTable<>(PILES, Setup.of(seats), Dealer.stacked(Card.parseAll(deck))));
  }

  PilesState state() {
    return table.state();
  }

  Optional<Outcome> finished() {
    return table.finished();
  }

  void act(int seat, PilesAction action) {
    assertEquals(Optional.empty(), table.act(seat, action));
  }

  void guess(int seat, int pile, Direction direction) {
    act(seat, new PilesAction.Guess(pile, direction));
  }

  void away(int seat) {
    assertEquals(Optional.empty(), table.apply(new Event.Away(seat)));
  }

  void returned(int seat) {
    assertEquals(Optional.empty(), table.apply(new Event.Returned(seat)));
  }

  void left(int seat) {
    assertEquals(Optional.empty(), table.apply(new Event.Left(seat, true)));
  }

  String refusal(int seat, PilesAction action) {
    return EventReplay.refusal(PILES, state(), new Event.Acted(seat, action));
  }

  Draw lastDraw() {
    return PILES.view(state(), 0, Knowledge.NONE).draw().orElseThrow(AssertionError::new);
  }
}
