package dev.parlor.app.nearby;

import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;

/**
 * What this phone has checked of the log so far; whatever did not hold is not in it.
 *
 * @param messages each signed by its author and put in its place by the host
 * @param shuffles of whole decks, each with its proof
 * @param shares messages that help to open cards, each with its proof
 * @param seeds numbers that were promised before they were shown
 */
public record Checked(int messages, int shuffles, int shares, int seeds) {
  public static final Checked NOTHING = new Checked(0, 0, 0, 0);

  /** With what has been added to the log; from the beginning when it is another log. */
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

  /** A block in parts is counted with its first: it begins as the block does. */
  private static int type(Payload payload) {
    Bytes bytes = payload.bytes();
    if (payload.isText() || bytes.length() < 4) {
      return 0;
    }
    byte[] head = bytes.head(4).toArray();
    return head[0] != BlockType.PART ? head[0] : head[1] == 0 ? head[3] : 0;
  }
}
