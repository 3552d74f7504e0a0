package dev.parlor.p2p.testing.liars;

import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.wire.Bytes;
import org.jspecify.annotations.Nullable;

/** The liar's own keys: taken from the tools that its phone signs with. */
public final class LiarsKeys implements Signatures {
  private final Signatures tools;
  private @Nullable Key first;
  private @Nullable Key last;

  public LiarsKeys(Signatures tools) {
    this.tools = tools;
  }

  @Override
  public boolean valid(Bytes publicKey, byte[] message, byte[] signature) {
    return tools.valid(publicKey, message, signature);
  }

  @Override
  public Key key(byte[] secret) {
    Key key = tools.key(secret);
    if (first == null) {
      first = key;
    }
    last = key;
    return key;
  }

  /** The NOSTR key, which is the first that a phone makes. */
  public Key identity() {
    return java.util.Objects.requireNonNull(first);
  }

  /** The key of this table, which is the last that a phone makes. */
  public Key session() {
    return java.util.Objects.requireNonNull(last);
  }
}
