package dev.parlor.p2p.play;

import dev.parlor.p2p.deal.Duty;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A shuffle that is made ahead and that nobody waits for yet: it is signed piece by piece, when
 * there is room, so that what players do need not stand behind a whole deck. It is written down
 * whole before its first piece is signed; a restart goes on with the same one.
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

  /** Forgets the rest when nobody is owed it any more. */
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
