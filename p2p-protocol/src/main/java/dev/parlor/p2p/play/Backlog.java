package dev.parlor.p2p.play;

import dev.parlor.p2p.deal.Duty;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A shuffle that was made ahead and that nobody waits for yet. It is signed piece by piece when
 * there is room, so that players' actions need not stand behind a whole deck. It is written down
 * whole before its first piece is signed, so a restart goes on with the same one.
 */
final class Backlog {
  private final Deque<Bytes> blocks = new ArrayDeque<>();
  private int deck = -1;
  private int attempt;

  void fill(Duty.Shuffle duty, List<Bytes> pieces) {
    deck = duty.deck();
    attempt = duty.attempt();
    blocks.clear();
    blocks.addAll(pieces);
  }

  boolean isEmpty() {
    return blocks.isEmpty();
  }

  /** Forgets the rest when the table does not need it any more. */
  void keepIfOwed(List<Duty> duties) {
    if (!duties.contains(shuffle()) && !duties.contains(new Duty.Prove(deck, attempt))) {
      blocks.clear();
    }
  }

  Duty.Shuffle shuffle() {
    return new Duty.Shuffle(deck, attempt);
  }

  /** The next piece to be signed. */
  byte[] next() {
    return blocks.remove().toArray();
  }
}
