package dev.parlor.p2p.station;

import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.wire.Bytes;
import java.util.Set;
import java.util.TreeSet;

/** The players whom a station's owner has admitted, as a file: one npub a line. */
public final class Admitted {
  /** Where it lies, below {@code card_games}. */
  public static final String PATH = "station/admitted.txt";

  private Admitted() {}

  public static String text(Set<Bytes> npubs) {
    StringBuilder out = new StringBuilder();
    npubs.forEach(npub -> out.append(Keys.npub(npub)).append('\n'));
    return out.toString();
  }

  /** Lines that are no npub admit nobody. */
  public static Set<Bytes> read(String text) {
    Set<Bytes> npubs = new TreeSet<>();
    for (String line : text.split("\n", -1)) {
      Keys.read(line).ifPresent(key -> npubs.add(Bytes.of(key.bytes())));
    }
    return npubs;
  }
}
