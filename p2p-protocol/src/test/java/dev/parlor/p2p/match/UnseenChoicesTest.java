package dev.parlor.p2p.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class UnseenChoicesTest {
  private static final Bytes ZERO = Bytes.of(new byte[32]);
  private final UnseenChoices choices = new UnseenChoices(ZERO, List.of(ZERO, ZERO, ZERO));

  private static Line bet(int seat) {
    return Line.of("BET", seat + 1, 10 + seat);
  }

  private void commit(int seat) throws Lie, Malformed {
    choices.commit(
        seat, Line.of("BET_COMMIT", seat + 1, choices.commitment(seat, bet(seat), ZERO)));
  }

  private void reveal(int seat, int amount) throws Lie, Malformed, Stale {
    choices.reveal(seat, Line.of("BET_REVEAL", seat + 1, ZERO, "BET", seat + 1, amount));
  }

  @Test
  void aRoundIsOverWhenAllHaveRevealed() throws Lie, Malformed, Stale {
    for (int seat = 0; seat < 3; seat++) {
      commit(seat);
    }
    assertTrue(choices.allCommitted(Set.of(0, 1, 2)));
    for (int seat = 0; seat < 3; seat++) {
      assertEquals(0, choices.round());
      reveal(seat, 10 + seat);
    }
    assertEquals(1, choices.round());
    assertFalse(choices.hasCommitted(0));
  }

  @Test
  void anotherChoiceThanThePromisedOneIsALie() throws Lie, Malformed {
    commit(1);
    assertThrows(Lie.class, () -> reveal(1, 99));
  }

  @Test
  void nobodyWaitsForTheRevealOfASeatThatIsGone() throws Lie, Malformed, Stale {
    for (int seat = 0; seat < 3; seat++) {
      commit(seat);
    }
    reveal(0, 10);
    reveal(1, 11);
    choices.leave(2);
    assertEquals(1, choices.round());
    assertFalse(choices.hasCommitted(0), "everybody may choose anew");
  }
}
