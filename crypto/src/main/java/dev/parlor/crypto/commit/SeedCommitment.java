package dev.parlor.crypto.commit;

import dev.parlor.crypto.TaggedHash;

/** h = TH("CARDGAME/v1/seed", hid, seat, npub, seed): binds a seed to one seat of one hand. */
public final class SeedCommitment {
  private static final TaggedHash.Tag TAG = TaggedHash.tag("CARDGAME/v1/seed");

  private SeedCommitment() {}

  public static Bytes32 of(Bytes32 handId, int seat, Bytes32 npub, Seed seed) {
    return Bytes32.of(
        TAG.start()
            .fixed(handId.toBytes())
            .u8(seat)
            .fixed(npub.toBytes())
            .fixed(seed.revealBytes())
            .digest());
  }
}
