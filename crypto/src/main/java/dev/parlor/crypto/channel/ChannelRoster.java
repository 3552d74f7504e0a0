package dev.parlor.crypto.channel;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.sign.PublicKey;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Who sits at a table, closed: every identity with the static key of its link, in the order of the
 * identities' bytes.
 */
public final class ChannelRoster {
  private static final TaggedHash.Tag TAG = TaggedHash.tag("cardgame/sas/roster");

  private final TreeMap<PublicKey, byte[]> members = new TreeMap<>();
  private final byte[] tableNonce;

  public ChannelRoster(Map<PublicKey, byte[]> staticKeys, byte[] tableNonce) {
    staticKeys.forEach(
        (key, linkKey) -> {
          if (linkKey.length != LinkKey.BYTES) {
            throw new IllegalArgumentException("a link key has 32 bytes");
          }
          members.put(key, linkKey.clone());
        });
    if (members.size() < 2) {
      throw new IllegalArgumentException("a roster has at least two members");
    }
    this.tableNonce = tableNonce.clone();
  }

  public List<PublicKey> members() {
    return Collections.unmodifiableList(Arrays.asList(members.keySet().toArray(new PublicKey[0])));
  }

  public boolean contains(PublicKey key) {
    return members.containsKey(key);
  }

  /** The hash of the roster. Phones with different hashes do not sit at the same table. */
  public byte[] hash() {
    return feed(TAG.start()).digest();
  }

  /**
   * Feeds a u16 count, then the identity and static key of each, then the table's nonce behind its
   * length.
   */
  TaggedHash feed(TaggedHash hash) {
    hash.u16(members.size());
    members.forEach((key, linkKey) -> hash.fixed(key.bytes()).fixed(linkKey));
    return hash.prefixed(tableNonce);
  }
}
