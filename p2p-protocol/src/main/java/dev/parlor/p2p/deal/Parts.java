package dev.parlor.p2p.deal;

import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Cuts a long block into several entries. The host can pass the first part on while the next is
 * still on its way to it, and a tap does not wait behind a whole deck.
 */
public final class Parts {
  /** The longest block that travels in one piece. */
  public static final int LONGEST = 2_000;

  /**
   * The longest piece of a block for which nobody waits. A tap may have to wait behind one such
   * piece on each link, so it is shorter.
   */
  public static final int PATIENT = 1_000;

  private Writer collected = new Writer();
  private int size;
  private int next;

  /** All blocks, cut into pieces no longer than {@link #LONGEST}. */
  public static List<byte[]> cut(List<byte[]> blocks) {
    return cut(blocks, LONGEST);
  }

  /** All blocks, the long ones in parts: type, u8 index, u8 1 for the last, bytes. */
  public static List<byte[]> cut(List<byte[]> blocks, int longest) {
    List<byte[]> all = new ArrayList<>();
    for (byte[] block : blocks) {
      int count = (block.length + longest - 1) / longest;
      for (int index = 0; index < count && count > 1; index++) {
        int from = index * block.length / count;
        int to = (index + 1) * block.length / count;
        all.add(
            new Writer()
                .u8(BlockType.PART)
                .u8(index)
                .u8(index == count - 1 ? 1 : 0)
                .bytes(Arrays.copyOfRange(block, from, to))
                .toArray());
      }
      if (count <= 1) {
        all.add(block);
      }
    }
    return all;
  }

  /**
   * Takes a part; answers the block with the last part. A first part begins anew, because an author
   * whose phone was killed halfway makes another block.
   */
  public Optional<byte[]> take(Reader part) throws Malformed {
    int index = part.u8();
    boolean last = part.u8() == 1;
    byte[] bytes = part.rest();
    if (index == 0) {
      collected = new Writer();
      size = 0;
      next = 0;
    }
    size += bytes.length;
    if (index != next || size > Payload.MAX_BYTES) {
      throw new Malformed("part " + index + " after " + next + ", " + size + " bytes");
    }
    next = last ? 0 : next + 1;
    collected.bytes(bytes);
    return last ? Optional.of(collected.toArray()) : Optional.empty();
  }
}
