package dev.parlor.p2p.match;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class WaitsTest {
  @Test
  void whatSomebodySaysIsJudgedByWhatItHadSeen() {
    Waits waits = new Waits();
    waits.note(5, Set.of(1), Set.of(), Set.of());
    waits.note(6, Set.of(1), Set.of(), Set.of());
    waits.note(7, Set.of(1, 2), Set.of(1), Set.of());
    waits.note(8, Set.of(), Set.of(), Set.of());
    assertFalse(waits.waitedFor(1, 4));
    assertTrue(waits.waitedFor(1, 5));
    assertTrue(waits.waitedFor(1, 6));
    assertFalse(waits.wasAway(1, 6));
    assertTrue(waits.wasAway(1, 7));
    assertTrue(waits.waitedFor(2, 7));
    assertFalse(waits.waitedFor(1, 8));
    assertFalse(waits.waitedFor(1, 4_000_000_000L));
  }
}
