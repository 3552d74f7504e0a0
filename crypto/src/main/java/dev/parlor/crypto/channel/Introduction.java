package dev.parlor.crypto.channel;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.crypto.sign.Schnorr;
import dev.parlor.crypto.sign.SigningKey;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Who is at the other end: the first message each way. A signature binds it to this handshake, so
 * it can't be carried over to another link. Bytes: key 32, signature 64, u8 length and the callsign
 * (3 to 18 of A-Z and 0-9).
 */
public record Introduction(PublicKey key, String callsign) {
  private static final TaggedHash.Tag TAG = TaggedHash.tag("cardgame/link/v1");
  private static final int FIXED = PublicKey.BYTES + Schnorr.SIGNATURE_BYTES + 1;
  private static final int SHORTEST = 3;
  private static final int LONGEST = 18;

  public Introduction {
    if (!isCallsign(callsign)) {
      throw new IllegalArgumentException("a callsign has 3 to 18 of A-Z and 0-9");
    }
  }

  /** The plaintext of this side's first message. */
  public static byte[] write(
      SigningKey key, String callsign, Transport link, byte[] tableNonce, Entropy entropy) {
    Introduction own = new Introduction(key.publicKey(), callsign);
    byte[] digest = digest(link, link.role(), own.key, tableNonce);
    return ByteBuffer.allocate(FIXED + callsign.length())
        .put(own.key.bytes())
        .put(Schnorr.sign(key, digest, entropy))
        .put((byte) callsign.length())
        .put(callsign.getBytes(StandardCharsets.US_ASCII))
        .array();
  }

  /** Reads the peer's first message; refused unless its signature is for this link and table. */
  public static Introduction read(byte[] message, Transport link, byte[] tableNonce)
      throws BadInput {
    if (message.length < FIXED + SHORTEST
        || message.length > FIXED + LONGEST
        || message[FIXED - 1] != message.length - FIXED) {
      throw new BadInput(BadInput.Reason.LENGTH, "not the length of an introduction");
    }
    byte[] key = new byte[PublicKey.BYTES];
    byte[] signature = new byte[Schnorr.SIGNATURE_BYTES];
    ByteBuffer.wrap(message).get(key).get(signature);
    String callsign =
        new String(message, FIXED, message.length - FIXED, StandardCharsets.ISO_8859_1);
    if (!isCallsign(callsign)) {
      throw new BadInput(BadInput.Reason.CHARACTER, "a callsign has only A-Z and 0-9");
    }
    PublicKey peer = PublicKey.decode(key);
    Schnorr.check(peer, digest(link, link.role().other(), peer, tableNonce), signature);
    return new Introduction(peer, callsign);
  }

  private static byte[] digest(Transport link, Role role, PublicKey key, byte[] tableNonce) {
    return TAG.start()
        .fixed(link.handshakeHash())
        .u8(role.number())
        .fixed(key.bytes())
        .prefixed(tableNonce)
        .digest();
  }

  private static boolean isCallsign(String text) {
    if (text.length() < SHORTEST || text.length() > LONGEST) {
      return false;
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c < 'A' || c > 'Z') && (c < '0' || c > '9')) {
        return false;
      }
    }
    return true;
  }
}
