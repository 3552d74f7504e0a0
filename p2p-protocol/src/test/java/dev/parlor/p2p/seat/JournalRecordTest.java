package dev.parlor.p2p.seat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Slot;
import dev.parlor.p2p.deal.Duty;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class JournalRecordTest {
  private static final Line BET = Line.of("BET", 1, 50);
  private static final List<Slot> ASIDE = List.of(new Slot(0, 3));
  private static final Bytes SIGNED = JournalRecord.own(List.of());

  @Test
  void whatWasChosenUnseenIsKeptWithItsPromise() throws Malformed {
    JournalRecord.Contents read =
        JournalRecord.read(
            List.of(
                JournalRecord.choice(1, 2, BET), SIGNED, JournalRecord.aside(1, 4, ASIDE), SIGNED));
    assertEquals(Map.of(1, Map.of(2, BET)), read.choices);
    assertEquals(Map.of(1, Map.of(4, ASIDE)), read.asides);
  }

  @Test
  void whatWasChosenByAPhoneThatDiedBeforeItPromisedMayBeChosenAgain() throws Malformed {
    JournalRecord.Contents read =
        JournalRecord.read(
            List.of(JournalRecord.choice(1, 2, BET), JournalRecord.aside(1, 4, ASIDE)));
    assertEquals(Map.of(), read.choices);
    assertEquals(Map.of(), read.asides);
  }

  @Test
  void anotherPromiseBehindADeadOneDoesNotReviveIt() throws Malformed {
    List<Slot> other = List.of(new Slot(0, 5));
    JournalRecord.Contents read =
        JournalRecord.read(
            List.of(
                JournalRecord.aside(1, 4, ASIDE),
                JournalRecord.choice(1, 2, BET),
                JournalRecord.aside(1, 4, other),
                SIGNED,
                SIGNED));
    assertEquals(Map.of(), read.choices);
    assertEquals(Map.of(1, Map.of(4, other)), read.asides);
  }

  @Test
  void ofABacklogOnlyThePiecesAreLeftThatWereNotSigned() throws Malformed {
    Duty.Shuffle duty = new Duty.Shuffle(3, 1);
    List<Bytes> pieces = List.of(piece(1), piece(2), piece(3));
    Bytes tapped = JournalRecord.own(List.of(entry(Payload.text(Line.of("CALL", 1)))));
    JournalRecord.Backlogged left =
        JournalRecord.read(
                List.of(
                    JournalRecord.backlog(2, duty, pieces),
                    JournalRecord.own(List.of(entry(new Payload(Payload.BLOCK, piece(1))))),
                    tapped,
                    JournalRecord.own(List.of(entry(new Payload(Payload.BLOCK, piece(2)))))))
            .backlog;
    assertEquals(
        new JournalRecord.Backlogged(2, duty, List.of(piece(3))), Objects.requireNonNull(left));
  }

  private static Bytes piece(int number) {
    return Bytes.of(new byte[] {10, (byte) number, 0, 7});
  }

  private static Entry entry(Payload payload) {
    Bytes zeros = Bytes.of(new byte[32]);
    return new Entry(zeros, TableSeat.HOST, 0, 0, zeros, payload, Bytes.of(new byte[64]));
  }
}
