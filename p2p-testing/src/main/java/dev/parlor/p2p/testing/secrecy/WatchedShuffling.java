package dev.parlor.p2p.testing.secrecy;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.deal.Shuffling;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** A list on its way, of which the last that was taken is remembered. */
final class WatchedShuffling implements Shuffling {
  private final Shuffling shuffling;
  private final HeardDeck heard;
  private byte[] last = new byte[0];

  WatchedShuffling(Shuffling shuffling, HeardDeck heard) {
    this.shuffling = shuffling;
    this.heard = heard;
  }

  Shuffling unwatched() {
    return shuffling;
  }

  /** The newest list, as it came over the air. */
  byte[] last() {
    return last;
  }

  @Override
  public int next() {
    return shuffling.next();
  }

  @Override
  public boolean complete() {
    boolean complete = shuffling.complete();
    if (complete) {
      heard.proven();
    }
    return complete;
  }

  @Override
  public boolean hasShuffled(int seat) {
    return shuffling.hasShuffled(seat);
  }

  @Override
  public boolean hasProof(int seat) {
    return shuffling.hasProof(seat);
  }

  @Override
  public Supplier<Shuffled> shuffle(int seat, Sealing.Own own, Entropy entropy) {
    return shuffling.shuffle(seat, own, entropy);
  }

  @Override
  public void takeList(int seat, byte[] list) throws Lie {
    shuffling.takeList(seat, list);
    last = list;
  }

  @Override
  public void takeProof(int seat, byte[] proof) throws Lie {
    shuffling.takeProof(seat, proof);
  }

  @Override
  public Supplier<List<Integer>> check(Set<Integer> trusted, Entropy entropy) {
    return shuffling.check(trusted, entropy);
  }
}
