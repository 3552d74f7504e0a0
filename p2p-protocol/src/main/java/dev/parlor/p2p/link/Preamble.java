package dev.parlor.p2p.link;

import dev.parlor.crypto.channel.SeatKey;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What both sides say before anything is secret: the version, the host's table with a challenge,
 * and the caller's token, which answers it if the caller has a seat.
 */
abstract class Preamble {
  private static final String KIND = "CG";
  private static final int VERSION = 3;
  private static final byte[] MAGIC = "CG03".getBytes(StandardCharsets.US_ASCII);

  byte[] nonce = new byte[SecureLink.NONCE_BYTES];
  byte[] challenge = {};
  byte[] token = {};
  private boolean known; // the peer speaks this version

  /** What this side says first. */
  abstract byte[] opening();

  /**
   * Reads what comes behind the version. Answers what to say to it; null while bytes are missing.
   */
  abstract byte @Nullable [] readOn(Chunks in) throws Malformed;

  /** The seat whose token the caller has shown; a caller knows of none. */
  Optional<Bytes> seat() {
    return Optional.empty();
  }

  /** Whether both sides have said all of their preamble. */
  final boolean isWhole() {
    return token.length > 0;
  }

  /** The bytes that both sides must have heard alike; otherwise the handshake fails. */
  final byte[] prologue() {
    return new Writer().bytes(MAGIC).bytes(nonce).bytes(challenge).bytes(token).toArray();
  }

  /** The next bytes from the peer; answers what to say to them, null while they are missing. */
  final byte @Nullable [] read(Chunks in) throws Malformed, OtherVersion {
    if (known) {
      return readOn(in);
    }
    byte[] magic = in.take(MAGIC.length);
    if (magic == null) {
      return null;
    }
    requireVersion(new String(magic, StandardCharsets.ISO_8859_1));
    known = true;
    return new byte[0];
  }

  private static void requireVersion(String magic) throws Malformed, OtherVersion {
    if (!magic.matches(KIND + "[0-9][0-9]")) {
      throw new Malformed("not a card table");
    }
    int version = Integer.parseInt(magic.substring(KIND.length()));
    if (version != VERSION) {
      throw new OtherVersion(version > VERSION);
    }
  }

  /** The host's side: it names the table and asks for a token. */
  static final class AtDoor extends Preamble {
    private final Seats seats;
    private Optional<Bytes> seat = Optional.empty();

    AtDoor(LinkIdentity me, byte[] tableNonce, Seats seats) {
      this.seats = seats;
      nonce = tableNonce.clone();
      challenge = me.entropy().bytes(SeatKey.CHALLENGE_BYTES);
    }

    @Override
    byte[] opening() {
      return new Writer().bytes(MAGIC).bytes(nonce).bytes(challenge).toArray();
    }

    @Override
    byte @Nullable [] readOn(Chunks in) {
      byte[] shown = in.take(SeatKey.TOKEN_BYTES);
      if (shown == null) {
        return null;
      }
      token = shown;
      seat = seats.whose(shown, challenge, nonce);
      return new byte[0];
    }

    @Override
    Optional<Bytes> seat() {
      return seat;
    }
  }

  /** The guest's side. */
  static final class Calling extends Preamble {
    private final LinkIdentity me;
    private final byte @Nullable [] expected;
    private final Optional<SeatKey> seat;

    Calling(LinkIdentity me, byte @Nullable [] expectedNonce, Optional<SeatKey> seat) {
      this.me = me;
      this.expected = expectedNonce == null ? null : expectedNonce.clone();
      this.seat = seat;
    }

    @Override
    byte[] opening() {
      return MAGIC.clone();
    }

    @Override
    byte @Nullable [] readOn(Chunks in) throws Malformed {
      byte[] told = in.take(SecureLink.NONCE_BYTES + SeatKey.CHALLENGE_BYTES);
      if (told == null) {
        return null;
      }
      nonce = Arrays.copyOf(told, SecureLink.NONCE_BYTES);
      challenge = Arrays.copyOfRange(told, SecureLink.NONCE_BYTES, told.length);
      if (expected != null && !Arrays.equals(expected, nonce)) {
        throw new Malformed("another table");
      }
      token =
          seat.map(key -> key.token(challenge, nonce, me.entropy()))
              .orElseGet(() -> SeatKey.none(me.entropy()));
      return token.clone();
    }
  }
}
