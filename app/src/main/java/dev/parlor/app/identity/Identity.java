package dev.parlor.app.identity;

import dev.parlor.crypto.nostr.Nip19;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.p2p.wire.Callsign;
import dev.parlor.rim.table.Device;
import java.util.Locale;
import java.util.Optional;

/** A key and the name that its owner plays under. */
public record Identity(SigningKey key, String callsign) {

  public Identity {
    if (!Callsign.is(callsign)) {
      throw new IllegalArgumentException("not a callsign: " + callsign);
    }
  }

  /**
   * The identity with the name that geogram would give: {@code X1} and the beginning of the public
   * key.
   */
  public static Identity of(SigningKey key) {
    return new Identity(key, Device.callsignOf(Nip19.npub(key.publicKey())));
  }

  /** The callsign that somebody typed, in capitals; empty when it is none. */
  public static Optional<String> typed(String text) {
    return Optional.of(text.trim().toUpperCase(Locale.ROOT)).filter(Callsign::is);
  }

  /** The public key as people pass it on. */
  public String npub() {
    return Nip19.npub(key.publicKey());
  }

  /** The secret key as text, only for its owner to see. */
  public String nsec() {
    return Nip19.nsec(key, SecretAccess.granted());
  }
}
