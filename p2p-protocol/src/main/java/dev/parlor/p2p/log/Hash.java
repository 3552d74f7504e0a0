package dev.parlor.p2p.log;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Tagged SHA-256 as in BIP-340. */
public final class Hash {
  private Hash() {}

  public static byte[] tagged(String tag, byte[]... parts) {
    MessageDigest sha = sha256();
    byte[] tagHash = sha.digest(tag.getBytes(StandardCharsets.UTF_8));
    sha.update(tagHash);
    sha.update(tagHash);
    for (byte[] part : parts) {
      sha.update(part);
    }
    return sha.digest();
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }
}
