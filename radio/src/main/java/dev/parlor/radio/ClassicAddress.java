package dev.parlor.radio;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.Locale;
import java.util.Optional;

/** The address of a phone's classic radio: six bytes, which never change. */
public record ClassicAddress(Bytes bytes) {
  private static final int LENGTH = 6;

  public ClassicAddress {
    if (bytes.length() != LENGTH) {
      throw new IllegalArgumentException("an address has six bytes");
    }
  }

  /**
   * Reads {@code 01:23:45:67:89:AB}. Empty for anything else, and for the address that Android
   * gives in place of the real one.
   */
  public static Optional<ClassicAddress> read(String text) {
    if (text.length() != 3 * LENGTH - 1) {
      return Optional.empty();
    }
    try {
      Bytes bytes = Bytes.parseHex(text.replace(":", ""), LENGTH);
      ClassicAddress address = new ClassicAddress(bytes);
      boolean written = address.text().equalsIgnoreCase(text);
      return written && !address.isHidden() ? Optional.of(address) : Optional.empty();
    } catch (Malformed none) {
      return Optional.empty();
    }
  }

  /** Whether this is the address that Android tells every app in place of the phone's own. */
  private boolean isHidden() {
    return text().equals("02:00:00:00:00:00") || text().equals("00:00:00:00:00:00");
  }

  /** As Android writes it. */
  public String text() {
    return bytes.hex().toUpperCase(Locale.ROOT).replaceAll("(..)(?!$)", "$1:");
  }
}
