package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * A phone comes back with a copy of its journal from before another seat held the table. It hears
 * of that first, and of its own later entries after that. Before it has heard them it signs
 * nothing.
 */
class OldCopyTest {
  private static final int SEATS = 3;
  private static final int BACK = 2;

  @Test
  void whoComesBackFromBeforeAHandOverIsNamedByNobody() throws Malformed {
    PlayingPhones<?, ?> tables =
        new PlayingPhones<>(PokerKit.KIT, CallingPlayer::call, SEATS, 63, Map.of("handLimit", "1"));
    tables.letGuestsMeet();
    for (int seat = 0; !tables.act(seat); ) {
      seat++;
    }
    List<Bytes> journal = tables.journals.get(BACK);
    int copied = journal.size();
    tables.unplug(BACK);
    tables.act(0);
    tables.act(1);
    tables.input(0, new Input.HandOver());
    tables.settle();
    tables.plugIn(BACK);
    assertEquals(tables.npub(1), tables.session(BACK).orderer().orElseThrow());
    int signed = JournalRecord.read(journal).own.size();
    journal.subList(copied, journal.size()).clear();
    assertTrue(JournalRecord.read(journal).own.size() < signed, "nothing is forgotten");
    tables.killAndRestart(BACK);
    tables.play(3_000);
    for (int seat = 0; seat < SEATS; seat++) {
      assertEquals(List.of(), tables.session(seat).verdicts(), "seat " + seat);
      assertEquals(TableView.Stage.FINISHED, tables.session(seat).stage(), "seat " + seat);
    }
  }
}
