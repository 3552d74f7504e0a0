package dev.parlor.p2p.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Slot;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WindowsTest {
  private static final Bytes ZERO = Bytes.of(new byte[32]);
  private static final List<Slot> CARD = List.of(new Slot(0, 7));
  private final Windows windows = new Windows(ZERO, List.of(ZERO, ZERO, ZERO));

  @BeforeEach
  void aWindowIsOpen() {
    windows.open(4, 5_000, Set.of(0, 1));
  }

  private void seal(int seat, int window, Bytes hash) throws Lie, Malformed, Stale {
    windows.seal(seat, Line.of("WINDOW_SEAL", seat + 1, window, hash));
  }

  private void show(int seat, List<Slot> slots) throws Lie, Malformed, Stale {
    windows.show(seat, Line.of("WINDOW_SHOW", seat + 1, 4, ZERO, Windows.text(slots)));
  }

  @Test
  void aCopiedSealConvictsWhoCanNotShowWhatItSeals() throws Lie, Malformed, Stale {
    Bytes seal = windows.sealOf(1, 4, CARD, ZERO);
    seal(0, 4, seal);
    seal(1, 4, seal);
    assertEquals(Offence.WRONG_SHOW, assertThrows(Lie.class, () -> show(0, CARD)).kind());
    show(1, CARD);
    windows.leave(0);
    assertEquals(Map.of(1, CARD), windows.closed().orElseThrow());
  }

  @Test
  void ofAPastWindowIsLateAndOfOneToComeALie() {
    assertThrows(Stale.class, () -> seal(0, 3, ZERO));
    assertEquals(Offence.PROMISE_TOO_EARLY, assertThrows(Lie.class, () -> seal(0, 5, ZERO)).kind());
  }

  @Test
  void showingBeforeAllHaveSealedIsALie() throws Lie, Malformed, Stale {
    seal(0, 4, windows.sealOf(0, 4, CARD, ZERO));
    assertTrue(windows.hasSealed(0));
    assertEquals(Offence.SHOW_TOO_EARLY, assertThrows(Lie.class, () -> show(0, CARD)).kind());
  }

  @Test
  void whoHasNoPartInTheWindowHasSealedNothing() {
    assertFalse(windows.mustSeal(2));
    assertFalse(windows.hasSealed(2));
    assertThrows(Stale.class, () -> seal(2, 4, ZERO));
  }
}
