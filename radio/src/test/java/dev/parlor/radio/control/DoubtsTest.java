package dev.parlor.radio.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.Seen;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DoubtsTest {
  private final Doubts doubts = new Doubts();

  /** A phone under one of its addresses. */
  private record Address(int number) implements Seen {
    @Override
    public Dialing dial(dev.parlor.radio.Way way, int psm, Bytes nonce) {
      throw new AssertionError("nobody calls it");
    }
  }

  private void hangsUp(int number) {
    doubts.reached(Optional.of(new Address(number)), 0);
    doubts.over(1_000);
  }

  @Test
  void whoHangsUpUnderEverNewAddressesFillsNothing() {
    for (int number = 0; number < 1_000; number++) {
      hangsUp(number);
    }
    int known = 0;
    for (int number = 0; number < 1_000; number++) {
      known += doubts.about(new Address(number)) ? 1 : 0;
    }
    assertEquals(Doubts.MOST, known);
    assertTrue(doubts.about(new Address(999)), "the last ones");
  }

  @Test
  void oneShortLinkIsBadLuck() {
    hangsUp(1);
    assertFalse(doubts.about(new Address(1)));
    hangsUp(1);
    assertTrue(doubts.about(new Address(1)));
    assertTrue(doubts.forget());
    assertFalse(doubts.about(new Address(1)));
  }
}
