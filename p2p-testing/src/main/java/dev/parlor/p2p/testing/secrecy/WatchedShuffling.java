package dev.parlor.p2p.testing.secrecy;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.OwnSecrets;
import dev.parlor.p2p.deal.Shuffling;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** A list on its way. The last one that was taken is kept. */
final class WatchedShuffling implements Shuffling {
  private final Shuffling shuffling;
  private final HeardDeck heard;
  private final BiConsumer<byte[], int[]> settled;
  private byte[] last = new byte[0];

  /** Tells the newest list as it came over the air, and the cut, once the deck has them. */
  WatchedShuffling(Shuffling shuffling, HeardDeck heard, BiConsumer<byte[], int[]> settled) {
    this.shuffling = shuffling;
    this.heard = heard;
    this.settled = settled;
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
  public Supplier<Shuffled> shuffle(int seat, OwnSecrets own, Entropy entropy) {
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

  @Override
  public void settle(int[] order) {
    shuffling.settle(order);
    settled.accept(last, order);
  }
}
