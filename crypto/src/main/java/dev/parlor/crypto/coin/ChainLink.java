package dev.parlor.crypto.coin;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.commit.Bytes32;

/** c_(i-1) = TH("CARDGAME/v1/chain", hid, seat, npub, u32 i, c_i), for one member of one hand. */
record ChainLink(Bytes32 handId, int seat, Bytes32 npub) {
  private static final TaggedHash.Tag TAG = TaggedHash.tag("CARDGAME/v1/chain");

  /** What link {@code index} hashes to: the link before it. */
  Bytes32 before(int index, Bytes32 link) {
    return Bytes32.of(
        TAG.start()
            .fixed(handId.toBytes())
            .u8(seat)
            .fixed(npub.toBytes())
            .u32(index)
            .fixed(link.toBytes())
            .digest());
  }

  /** What link {@code index} hashes to after the steps down to link {@code wanted}. */
  Bytes32 down(int index, Bytes32 link, int wanted) {
    Bytes32 at = link;
    for (int i = index; i > wanted; i--) {
      at = before(i, at);
    }
    return at;
  }
}
