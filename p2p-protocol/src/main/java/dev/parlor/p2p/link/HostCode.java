package dev.parlor.p2p.link;

import dev.parlor.crypto.Sha256;
import dev.parlor.crypto.TaggedHash;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.nio.ByteBuffer;
import java.util.Locale;

/**
 * A host's keys in eight letters and digits, for people who type an invitation or read it out. A
 * link key is made for one table, so the code is that table's as well. It is no secret: whoever
 * calls the host can compute it. What keeps others from answering to it is the work that a second
 * pair of keys with this code would take.
 *
 * @param symbols eight of them
 */
public record HostCode(String symbols) {
  /** The symbols of a code. I, L, O and U are left out, because people take them for others. */
  private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

  private static final int LENGTH = 8;
  private static final int BITS = 5;

  /**
   * How many hashes stand behind every code. They cost a host nothing, and whoever tries all codes
   * a lot.
   */
  private static final int ROUNDS = 1 << 16;

  private static final TaggedHash.Tag TAG = TaggedHash.tag("cardgame/invitation/short");

  /** The code of a host with these keys. */
  public static HostCode of(LinkIdentity host) {
    return of(Bytes.of(host.key().publicKey().bytes()), Bytes.of(host.linkKey().publicKey()));
  }

  private static HostCode of(Bytes npub, Bytes staticKey) {
    byte[] hash = TAG.start().fixed(staticKey.toArray()).fixed(npub.toArray()).digest();
    for (int round = 0; round < ROUNDS; round++) {
      hash = Sha256.of(hash);
    }
    StringBuilder symbols = new StringBuilder();
    long bits = ByteBuffer.wrap(hash).getLong();
    for (int i = 1; i <= LENGTH; i++) {
      int value = (int) (bits >>> (Long.SIZE - i * BITS));
      symbols.append(ALPHABET.charAt(value & ((1 << BITS) - 1)));
    }
    return new HostCode(symbols.toString());
  }

  /** Whether a peer that has proven to hold these keys is the host whose code this is. */
  public boolean isOf(Bytes npub, Bytes staticKey) {
    return of(npub, staticKey).equals(this);
  }

  /** Four and four, as it is read out. */
  public String text() {
    return symbols.substring(0, LENGTH / 2) + "-" + symbols.substring(LENGTH / 2);
  }

  /** Reads what {@link #text} wrote, as people write it: in small letters, with O for 0. */
  public static HostCode read(String text) throws Malformed {
    String symbols =
        text.toUpperCase(Locale.ROOT)
            .replaceAll("[-\\s]", "")
            .replace('O', '0')
            .replaceAll("[IL]", "1");
    if (symbols.length() != LENGTH
        || symbols.chars().anyMatch(symbol -> ALPHABET.indexOf(symbol) < 0)) {
      throw new Malformed("not a short code");
    }
    return new HostCode(symbols);
  }
}
