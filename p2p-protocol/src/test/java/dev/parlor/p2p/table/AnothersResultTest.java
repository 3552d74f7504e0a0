package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.seat.Worked;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * A seat may sit down anew while a job is worked on. The result that was meant for its former self
 * is dropped, although it has the same number.
 */
class AnothersResultTest {
  /** The number of the first job of the first match. */
  private static final long FIRST = 1L << 32;

  private final PlayingPhones<HoldemState, PokerView> table =
      new PlayingPhones<>(PokerKit.KIT, new HoldemPlayer(), 2, 11, Map.of("handLimit", "1"), 1);
  private boolean taken;

  @Test
  void aResultUnderTheSameNumberIsDroppedAndTheOwnOneAwaited() {
    table.input(0, new Input.Confirm()); // it is the last to agree, so now the decks are made
    do {
      for (int seat = 0; seat < 2; seat++) {
        for (long job = FIRST; job < FIRST + 8; job++) {
          table.input(seat, new Input.Computed(job, anothers()));
        }
      }
    } while (table.step());
    assertFalse(taken);
    table.play(1_000);
    assertEquals(List.of(), table.told);
    assertEquals(TableView.Stage.FINISHED, table.session(0).view().stage());
  }

  private Worked anothers() {
    return Worked.by(new Object(), () -> true, result -> taken = result).get();
  }
}
