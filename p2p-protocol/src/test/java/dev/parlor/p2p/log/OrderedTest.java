package dev.parlor.p2p.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class OrderedTest {
  private final Bip340 signatures = new Bip340(new SeededEntropy(1));
  private final Signatures.Key key = signatures.key(new SeededEntropy(2).bytes(32));
  private final Bytes tid = Bytes.of(new SeededEntropy(3).bytes(32));
  private final Chain chain = new Chain(tid, List.of(key.publicKey()), signatures);
  private final Ordered ordered =
      chain.order(
          Entry.sign(
              key, tid, TableSeat.HOST, 0, 0, chain.head(), Payload.text(Line.of("PICK", 1, 1))),
          key);

  @Test
  void whatIsSentBrieflyArrivesWhole() throws Malformed {
    byte[] brief = ordered.encodeBrief();
    assertEquals(ordered.encode().length - 64, brief.length);
    assertEquals(ordered, Ordered.decodeBrief(new Reader(brief)));
  }

  @Test
  void anOrderOfAnotherEntryIsNotSignedByTheHost() throws Malformed {
    byte[] changed = ordered.encodeBrief();
    changed[changed.length - Signatures.LENGTH - 1] ^= 1; // changes the last byte of the line
    Ordered forged = Ordered.decodeBrief(new Reader(changed));
    assertEquals(false, forged.order().signedBy(key.publicKey(), signatures));
  }

  @Test
  void whatIsTooLongOrTooShortIsMalformed() {
    byte[] brief = ordered.encodeBrief();
    for (int length : new int[] {0, 31, 132, brief.length - 1, brief.length + 1}) {
      byte[] wrong = Arrays.copyOf(brief, length);
      assertThrows(Malformed.class, () -> Ordered.decodeBrief(new Reader(wrong)));
    }
  }
}
