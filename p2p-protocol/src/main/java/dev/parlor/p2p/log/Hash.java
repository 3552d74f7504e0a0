package dev.parlor.p2p.log;

import dev.parlor.crypto.TaggedHash;

/** Tagged hashes of fields that are laid out already. */
public final class Hash {
  private Hash() {}

  public static byte[] tagged(String tag, byte[]... parts) {
    return tagged(TaggedHash.tag(tag), parts);
  }

  /** A tagged hash for tags that are used often: the hash state of the tag is kept. */
  public static byte[] tagged(TaggedHash.Tag tag, byte[]... parts) {
    TaggedHash hash = tag.start();
    for (byte[] part : parts) {
      hash.fixed(part);
    }
    return hash.digest();
  }
}
