package dev.parlor.p2p.station;

import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The players whom a station's owner has admitted, as a file: one npub a line, to be edited by
 * hand.
 */
public final class Admitted {
  /** The path of the list, below {@code card_games}. */
  public static final String PATH = "station/admitted.txt";

  private Admitted() {}

  public static String text(Set<Bytes> npubs) {
    StringBuilder out = new StringBuilder();
    npubs.forEach(npub -> out.append(Keys.npub(npub)).append('\n'));
    return out.toString();
  }

  /** The list with one more player. What the owner has written stays as it is. */
  static String with(String list, Bytes npub) {
    String whole = list.isEmpty() || list.endsWith("\n") ? list : list + "\n";
    return whole + text(Collections.singleton(npub));
  }

  /** Reads the list. Blank lines and those that begin with # are the owner's own. */
  public static Set<Bytes> read(String text) throws Malformed {
    Set<Bytes> npubs = new TreeSet<>();
    String[] lines = text.split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i].trim();
      if (!line.isEmpty() && !line.startsWith("#")) {
        Optional<PublicKey> key = Keys.read(line);
        if (!key.isPresent()) {
          throw new Malformed("line " + (i + 1) + " is no npub: " + line);
        }
        npubs.add(Bytes.of(key.get().bytes()));
      }
    }
    return npubs;
  }
}
