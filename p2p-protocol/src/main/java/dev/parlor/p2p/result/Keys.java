package dev.parlor.p2p.result;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.nostr.Nip19;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;

/** Reads NOSTR keys from their text, and writes them as text. */
public final class Keys {
  private Keys() {}

  /** The key of an {@code npub1...}; empty when it is none. */
  public static Optional<PublicKey> read(String npub) {
    try {
      return Optional.of(Nip19.readNpub(npub));
    } catch (BadInput notAKey) {
      return Optional.empty();
    }
  }

  /** The text of a key; only for keys that have signed something at this table. */
  public static String npub(Bytes key) {
    return Nip19.npub(key.toArray());
  }
}
