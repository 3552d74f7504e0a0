package dev.parlor.app.nearby;

import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;

/**
 * What this phone has checked of the log so far. It counts only what held.
 *
 * @param messages signed by their authors and put in their places by the host
 * @param shuffles of whole decks, each with its proof
 * @param shares messages that help to open cards, each with its proof
 * @param seeds numbers that were promised before they were shown
 */
public record Checked(int messages, int shuffles, int shares, int seeds) {
  public static final Checked NOTHING = new Checked(0, 0, 0, 0);

  /** These counts with what was added to the log. With another log they begin anew. */
  Checked and(List<Ordered> log) {
    Checked sum = log.size() < messages ? NOTHING : this;
    for (Ordered ordered : log.subList(sum.messages, log.size())) {
      sum = sum.and(type(ordered.entry().payload()));
    }
    return sum;
  }

  private Checked and(int type) {
    boolean shuffle = type == BlockType.SHUFFLE;
    boolean share = type == BlockType.UNLOCK || type == BlockType.REMASK;
    boolean seed = type == BlockType.SEED_REVEAL || type == BlockType.COIN;
    return new Checked(
        messages + 1,
        shuffles + (shuffle ? 1 : 0),
        shares + (share ? 1 : 0),
        seeds + (seed ? 1 : 0));
  }

  /**
   * The type of a block. A block in parts is counted with its first part, which begins as the block
   * does.
   */
  private static int type(Payload payload) {
    Bytes bytes = payload.bytes();
    if (payload.isText() || bytes.length() < 4) {
      return 0;
    }
    byte[] head = bytes.head(4).toArray();
    return head[0] != BlockType.PART ? head[0] : head[1] == 0 ? head[3] : 0;
  }
}
