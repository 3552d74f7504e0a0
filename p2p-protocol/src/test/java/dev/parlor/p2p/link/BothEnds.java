package dev.parlor.p2p.link;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A host's and a guest's end of one connection. */
final class BothEnds {
  static final byte[] NONCE = {9, 8, 7, 6};

  final SecureLink host;
  final SecureLink guest;
  final List<LinkEvent> atHost = new ArrayList<>();
  final List<LinkEvent> atGuest = new ArrayList<>();
  UnaryOperator<byte[]> toHost = bytes -> bytes;
  long now;

  BothEnds(byte @Nullable [] expectedNonce) {
    host = host();
    guest =
        SecureLink.connect(identity("GUEST", 2), expectedNonce, Optional.empty(), Origin.QUICK, 0);
  }

  /** The end of a host whose table nobody sits at. */
  static SecureLink host() {
    LinkIdentity me = identity("HOST", 1);
    return SecureLink.accept(me, NONCE, new Seats(me), Origin.QUICK, 0);
  }

  static BothEnds open() {
    BothEnds pair = new BothEnds(NONCE);
    pair.settle();
    return pair;
  }

  static LinkIdentity identity(String callsign, int seed) {
    Entropy entropy = new SeededEntropy(seed);
    return new LinkIdentity(
        SigningKey.generate(entropy), callsign, LinkKey.generate(entropy), entropy);
  }

  /** Carries bytes to and fro until neither end has anything to say. */
  void settle() {
    boolean busy = true;
    while (busy) {
      boolean hostSpoke = carry(host, atHost, guest, bytes -> bytes);
      busy = carry(guest, atGuest, host, toHost) || hostSpoke;
    }
  }

  private boolean carry(
      SecureLink from, List<LinkEvent> events, SecureLink to, UnaryOperator<byte[]> change) {
    List<LinkEvent> taken = from.take();
    for (LinkEvent event : taken) {
      if (event instanceof LinkEvent.Write write) {
        to.received(change.apply(write.bytes().toArray()), now);
      } else {
        events.add(event);
      }
    }
    return !taken.isEmpty();
  }

  static List<Bytes> messages(List<LinkEvent> events) {
    List<Bytes> messages = new ArrayList<>();
    for (LinkEvent event : events) {
      if (event instanceof LinkEvent.Message message) {
        messages.add(message.message());
      }
    }
    return messages;
  }
}
