package dev.parlor.p2p.link;

import dev.parlor.crypto.Sha256;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.Locale;
import java.util.Optional;

/**
 * What a host shows as a QR code: which table, and by which key its host is known. Whoever joins by
 * it speaks with this host or with nobody.
 *
 * @param nonce of the table
 * @param keyHash the first bytes of the SHA-256 of the host's static link key
 * @param npub of the host
 * @param where the host waits, on links that have addresses
 */
public record Invitation(Bytes nonce, Bytes keyHash, Bytes npub, Optional<String> where) {
  private static final String PREFIX = "CG01:";
  private static final int HASH = 16;
  private static final int KEY = 32;
  private static final int DIGITS = 2 * (SecureLink.NONCE_BYTES + HASH + KEY);
  private static final int LONGEST = 256;

  /** The invitation of a host. */
  public static Invitation of(Bytes nonce, LinkIdentity host, Optional<String> where) {
    Bytes link = Bytes.of(host.linkKey().publicKey());
    return new Invitation(nonce, hash(link), Bytes.of(host.key().publicKey().bytes()), where);
  }

  /**
   * An invitation by a host that was met before: whoever answers next has to hold the same keys.
   */
  public static Invitation met(Bytes nonce, Bytes npub, Bytes staticKey) {
    return new Invitation(nonce, hash(staticKey), npub, Optional.empty());
  }

  private static Bytes hash(Bytes staticKey) {
    return Bytes.of(Sha256.of(staticKey.toArray())).head(HASH);
  }

  /** Whether a peer that has proven to hold these keys is the host that invited. */
  public boolean isOf(Bytes peer, Bytes staticKey) {
    return npub.equals(peer) && keyHash.equals(hash(staticKey));
  }

  /** Four digits that select this table among those in range, and prove nothing. */
  public static String code(Bytes nonce) {
    byte[] bytes = nonce.toArray();
    int number = 0;
    for (byte b : bytes) {
      number = (number * 256 + (b & 0xff)) % 10_000;
    }
    return String.valueOf(10_000 + number).substring(1);
  }

  /** Capitals and digits alone, which make the smallest QR code. */
  public String text() {
    String keys = nonce.hex() + keyHash.hex() + npub.hex();
    String address = where.map(text -> "/" + text).orElse("");
    return PREFIX + (keys + address).toUpperCase(Locale.ROOT);
  }

  /** Reads what {@link #text} wrote. */
  public static Invitation read(String text) throws Malformed {
    String upper = text.trim().toUpperCase(Locale.ROOT);
    int end = PREFIX.length() + DIGITS;
    if (!upper.startsWith(PREFIX) || upper.length() < end || upper.length() > LONGEST) {
      throw new Malformed("not an invitation");
    }
    Reader in =
        new Reader(Bytes.parseHex(upper.substring(PREFIX.length(), end), DIGITS / 2).toArray());
    Bytes nonce = in.fixed(SecureLink.NONCE_BYTES);
    Bytes keyHash = in.fixed(HASH);
    Bytes npub = in.fixed(KEY);
    return new Invitation(nonce, keyHash, npub, where(upper.substring(end)));
  }

  private static Optional<String> where(String rest) throws Malformed {
    if (rest.isEmpty()) {
      return Optional.empty();
    } else if (rest.length() == 1 || rest.charAt(0) != '/') {
      throw new Malformed("an invitation with something behind it");
    }
    return Optional.of(rest.substring(1));
  }
}
