package dev.parlor.p2p.link;

import dev.parlor.crypto.channel.SeatKey;
import dev.parlor.p2p.wire.Bytes;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Who sits at the table with which phone. A door can thus know a seat's phone by the token that it
 * shows, before any handshake. Tokens follow from the roster and the own link key, which are both
 * in the journal, so a phone that was restarted knows the same ones.
 */
final class Seats {
  private final LinkIdentity me;
  private final Map<Bytes, Bytes> phones = new LinkedHashMap<>(); // static key by npub
  private final Map<Bytes, Optional<SeatKey>> keys = new HashMap<>(); // made when first needed

  Seats(LinkIdentity me) {
    this.me = me;
  }

  void add(Bytes npub, Bytes staticKey) {
    phones.put(npub, staticKey);
    keys.remove(npub);
  }

  void clear() {
    phones.clear();
    keys.clear();
  }

  boolean contains(Bytes npub) {
    return phones.containsKey(npub);
  }

  /** The key for the door of this seat; empty when nobody sits there, or this very phone. */
  Optional<SeatKey> key(Bytes npub) {
    Bytes phone = phones.get(npub);
    if (phone == null || phone.equals(Bytes.of(me.linkKey().publicKey()))) {
      return Optional.empty();
    }
    return keys.computeIfAbsent(npub, seat -> SeatKey.between(me.linkKey(), phone.toArray()));
  }

  /** The seat whose phone has made this token for the challenge of this door; empty if none has. */
  Optional<Bytes> whose(byte[] token, byte[] challenge, byte[] tableNonce) {
    for (Bytes npub : phones.keySet()) {
      if (key(npub).filter(key -> key.made(token, challenge, tableNonce)).isPresent()) {
        return Optional.of(npub);
      }
    }
    return Optional.empty();
  }
}
