package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * The match is over, and names are missing under its result. Whoever orders is killed and comes
 * back; one guest is back as well, and the other one never.
 */
class LastNamesTest {
  private static final long LONG = 60_000;

  private final PlayingPhones<?, ?> tables =
      new PlayingPhones<>(PokerKit.KIT, CallingPlayer::call, 3, 63, Map.of("handLimit", "1"));

  /** All but one fold, and the last fold reaches the host alone. */
  private void endsAtTheHost() {
    while (!tables.match(0).outcome().isPresent()) {
      tables.settle();
      int turn = 0;
      while (!tables.match(turn).awaited().toAct().contains(turn)) {
        turn++;
      }
      tables.input(turn, new Input.Choose(PokerAction.Word.FOLD));
      boolean more = true;
      while (more && !tables.match(0).outcome().isPresent()) {
        more = tables.step();
      }
    }
    tables.unplug(1);
    tables.unplug(2);
  }

  @Test
  void aHostThatWasKilledWaitsForNobodyForGoodBeforeItTakesTheNamesOfOthers() throws Malformed {
    endsAtTheHost();
    assertFalse(tables.match(0).ending().hasSigned(1));
    tables.restartAlone(0);
    tables.plugIn(1);
    tables.pass(LONG);
    assertTrue(tables.match(0).ending().hasSigned(0));
    assertTrue(tables.match(0).ending().hasSigned(1));
    assertEquals(List.of(), tables.session(0).verdicts());
  }
}
