package dev.parlor.p2p.testing.liars;

import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Blocks in parts, as those of real decks are. The first part tells what the block is. */
final class PartedBlocks {
  private static final int HEAD = 3; // type, index, last

  private PartedBlocks() {}

  /** The verb of an entry, or of the block whose first part it is. */
  static String verbOf(Entry entry) {
    return isFirst(entry)
        ? BlockType.verb(entry.payload().bytes().toArray()[HEAD])
        : Match.verbOf(entry);
  }

  static boolean isPart(Entry entry) {
    byte[] bytes = entry.payload().bytes().toArray();
    return !entry.payload().isText() && bytes.length > HEAD && bytes[0] == BlockType.PART;
  }

  static boolean isFirst(Entry entry) {
    return isPart(entry) && entry.payload().bytes().toArray()[1] == 0;
  }

  static boolean isLast(Entry entry) {
    return isPart(entry) && entry.payload().bytes().toArray()[2] == 1;
  }

  /** The piece of the block that a part holds. */
  static byte[] inside(Entry part) {
    byte[] bytes = part.payload().bytes().toArray();
    return Arrays.copyOfRange(bytes, HEAD, bytes.length);
  }

  /** A part like this one with another piece of the block. */
  static Payload with(Entry part, byte[] inside) {
    byte[] head = Arrays.copyOf(part.payload().bytes().toArray(), HEAD);
    return Payload.block(new Writer().bytes(head).bytes(inside).toArray());
  }

  /**
   * The entries of the newest block of a kind that stands in the log as a whole; none if there is
   * none.
   */
  static List<Entry> newest(LiarsDesk desk, String verb, Predicate<Entry> first) {
    Map<TableSeat, @Nullable List<Entry>> begun = new HashMap<>();
    List<Entry> newest = List.of();
    for (Ordered ordered : desk.log()) {
      Entry entry = ordered.entry();
      if (!isPart(entry)) {
        continue;
      }
      if (isFirst(entry)) {
        boolean is = verbOf(entry).equals(verb) && first.test(entry);
        begun.put(entry.seat(), is ? new ArrayList<>() : null);
      }
      List<Entry> block = begun.get(entry.seat());
      if (block != null) {
        block.add(entry);
        newest = isLast(entry) ? block : newest;
      }
    }
    return newest;
  }
}
