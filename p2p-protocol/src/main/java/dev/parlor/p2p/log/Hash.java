package dev.parlor.p2p.log;

import dev.parlor.crypto.TaggedHash;

/** Tagged hashes of fields that are laid out already. */
public final class Hash {
  private Hash() {}

  public static byte[] tagged(String tag, byte[]... parts) {
    TaggedHash hash = TaggedHash.tag(tag).start();
    for (byte[] part : parts) {
      hash.fixed(part);
    }
    return hash.digest();
  }
}
