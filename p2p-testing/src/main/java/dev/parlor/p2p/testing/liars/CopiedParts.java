package dev.parlor.p2p.testing.liars;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A block in parts that says, part by part, what another one says, under its own head. */
final class CopiedParts implements Trick {
  /** Finds the block that is copied into one that begins with an own first part. */
  interface Source {
    boolean is(LiarsDesk desk, Entry first, Entry mine);
  }

  private final String verb;
  private final int head;
  private final Source source;
  private final Trick whole;
  private final Map<Long, Bytes> changed = new HashMap<>();
  private List<Entry> copied = List.of();
  private int next;

  /**
   * Copies a kind of block once.
   *
   * @param head how many bytes of the own block stay
   * @param whole what is done when that block comes as a whole
   */
  CopiedParts(String verb, int head, Source source, Trick whole) {
    this.verb = verb;
    this.head = head;
    this.source = source;
    this.whole = whole;
  }

  @Override
  public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
    Entry mine =
        LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit
            ? submit.entry()
            : null;
    if (mine == null || !PartedBlocks.isPart(mine)) {
      return whole.instead(desk, to, message);
    }
    Bytes known = changed.get(mine.counter());
    if (known != null) {
      return List.of(known);
    }
    if (changed.isEmpty() && PartedBlocks.isFirst(mine) && PartedBlocks.verbOf(mine).equals(verb)) {
      copied = PartedBlocks.newest(desk, verb, first -> source.is(desk, first, mine));
    }
    if (next >= copied.size()) {
      return List.of(message);
    }
    byte[] said = PartedBlocks.inside(copied.get(next));
    if (next == 0) {
      System.arraycopy(PartedBlocks.inside(mine), 0, said, 0, head);
    }
    next++;
    desk.tell();
    Payload lie = PartedBlocks.with(mine, said);
    Bytes told = new Message.Submit(desk.resign(mine, lie)).encode();
    changed.put(mine.counter(), told);
    return List.of(told);
  }

  @Override
  public void look(LiarsDesk desk) {
    whole.look(desk);
  }
}
