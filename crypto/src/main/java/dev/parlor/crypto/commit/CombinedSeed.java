package dev.parlor.crypto.commit;

import dev.parlor.crypto.TaggedHash;
import java.util.List;

/** The common seed, which no member could plan: the hash over all revealed seeds in seat order. */
public record CombinedSeed(Bytes32 value) {
  private static final TaggedHash.Tag TAG = TaggedHash.tag("CARDGAME/v1/combined");

  /** combined = TH("CARDGAME/v1/combined", deck-id, u8 count, seeds in seat order). */
  public static CombinedSeed of(Bytes32 deckId, List<Seed> seedsInSeatOrder) {
    TaggedHash hash = TAG.start().fixed(deckId.toBytes()).u8(seedsInSeatOrder.size());
    for (Seed seed : seedsInSeatOrder) {
      hash.fixed(seed.revealBytes());
    }
    return new CombinedSeed(Bytes32.of(hash.digest()));
  }

  /** An endless stream of numbers; streams of different purposes tell nothing about each other. */
  public TaggedStream stream(String purpose) {
    return TaggedStream.of(value, purpose);
  }

  /**
   * The public order of {@code size} places: place i of the result is the masked position that is
   * dealt as the i-th.
   */
  public int[] order(int size) {
    return FisherYates.order(size, stream("order"));
  }
}
