package dev.parlor.p2p.seat;

import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Callsign;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;

/**
 * A seat's place at a table: who sits there, and the session key that signs for it. The player's
 * NOSTR key has certified it once.
 */
public record Join(
    Bytes npub, String callsign, Bytes nonce, Bytes sessionKey, Bytes linkKey, Bytes certificate) {
  static final String VERB = "CARD_GAME_JOIN";

  /** How many arguments of a line describe one seat. */
  public static final int FIELDS = 6;

  public static Join sign(
      Signatures.Key identity,
      String callsign,
      Bytes nonce,
      Bytes sessionKey,
      Bytes linkKey,
      Invite invite) {
    byte[] hash = certified(identity.publicKey(), nonce, sessionKey, linkKey, invite);
    return new Join(
        identity.publicKey(), callsign, nonce, sessionKey, linkKey, Bytes.of(identity.sign(hash)));
  }

  public boolean valid(Invite invite, Signatures signatures) {
    return signatures.valid(
        npub, certified(npub, nonce, sessionKey, linkKey, invite), certificate.toArray());
  }

  private static byte[] certified(
      Bytes npub, Bytes nonce, Bytes sessionKey, Bytes linkKey, Invite invite) {
    return Hash.tagged(
        "cardgame/join/v1",
        new Writer()
            .bytes(invite.nonce())
            .bytes(invite.host())
            .text(invite.rules())
            .bytes(npub)
            .bytes(nonce)
            .bytes(sessionKey)
            .bytes(linkKey)
            .toArray());
  }

  public Line line() {
    return Line.of(VERB, fields().toArray());
  }

  java.util.List<Object> fields() {
    return java.util.List.of(npub, callsign, nonce, sessionKey, linkKey, certificate);
  }

  public static Join read(Line line) throws Malformed {
    if (!line.verb().equals(VERB)) {
      throw new Malformed("expected " + VERB + ", not " + line.verb());
    }
    return read(line, 0);
  }

  /** Reads the seat whose fields begin at this argument. */
  static Join read(Line line, int at) throws Malformed {
    String callsign = line.arg(at + 1);
    if (!Callsign.is(callsign)) {
      throw new Malformed("a callsign has 3 to 18 letters and digits");
    }
    return new Join(
        line.hex(at, 32),
        callsign,
        line.hex(at + 2, 16),
        line.hex(at + 3, 32),
        line.hex(at + 4, 32),
        line.hex(at + 5, 64));
  }
}
