package dev.parlor.p2p.deal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PartsTest {
  private static byte[] block(int length) {
    byte[] block = new byte[length];
    for (int i = 0; i < length; i++) {
      block[i] = (byte) (i * 31);
    }
    return block;
  }

  private static Optional<byte[]> take(Parts parts, byte[] part) throws Malformed {
    Reader in = new Reader(part);
    assertEquals(BlockType.PART, in.u8());
    return parts.take(in);
  }

  @Test
  void aLongBlockArrivesAsItWas() throws Malformed {
    for (int length : new int[] {2_001, 4_000, 4_001, 20_596, 65_536}) {
      List<byte[]> cut = Parts.cut(List.of(block(length)));
      assertTrue(cut.size() > 1);
      Parts parts = new Parts();
      for (byte[] part : cut.subList(0, cut.size() - 1)) {
        assertTrue(part.length <= Parts.LONGEST + 3);
        assertFalse(take(parts, part).isPresent());
      }
      assertArrayEquals(block(length), take(parts, cut.get(cut.size() - 1)).orElseThrow());
    }
  }

  @Test
  void aShortBlockTravelsWhole() {
    assertArrayEquals(block(2_000), Parts.cut(List.of(block(2_000))).get(0));
  }

  @Test
  void aPhoneThatWasKilledHalfwayBeginsAnew() throws Malformed {
    List<byte[]> first = Parts.cut(List.of(block(5_000)));
    List<byte[]> second = Parts.cut(List.of(block(4_500)));
    Parts parts = new Parts();
    take(parts, first.get(0));
    take(parts, first.get(1));
    take(parts, second.get(0));
    take(parts, second.get(1));
    assertArrayEquals(block(4_500), take(parts, second.get(2)).orElseThrow());
  }

  @Test
  void aPartOutOfTurnIsRefused() throws Malformed {
    List<byte[]> cut = Parts.cut(List.of(block(5_000)));
    assertThrows(Malformed.class, () -> take(new Parts(), cut.get(1)));
    Parts parts = new Parts();
    take(parts, cut.get(0));
    assertThrows(Malformed.class, () -> take(parts, cut.get(2)));
  }

  @Test
  void aBlockWithoutEndIsRefused() throws Malformed {
    Parts parts = new Parts();
    byte[] more = new byte[40_000];
    more[0] = BlockType.PART;
    take(parts, more);
    byte[] next = more.clone();
    next[1] = 1;
    assertThrows(Malformed.class, () -> take(parts, next));
  }
}
