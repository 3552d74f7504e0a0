package dev.parlor.crypto.nostr;

import dev.parlor.crypto.BadInput;
import java.util.Locale;

/**
 * Bech32 (BIP-173) of bytes behind a human-readable prefix, of any length as in NIP-19. Every value
 * has exactly one text; any other is refused.
 */
final class Bech32 {
  private static final String ALPHABET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
  private static final int[] GENERATOR = {
    0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3
  };
  private static final int CHECKSUM = 6;

  private Bech32() {}

  static String encode(String prefix, byte[] bytes) {
    StringBuilder text = new StringBuilder(prefix).append('1');
    int data = digits(bytes.length);
    int[] values = new int[data + CHECKSUM];
    for (int i = 0; i < data; i++) {
      for (int bit = 0; bit < 5; bit++) {
        int at = i * 5 + bit;
        int value = at < 8 * bytes.length ? bytes[at / 8] >> (7 - at % 8) & 1 : 0;
        values[i] = values[i] << 1 | value;
      }
    }
    int checksum = polymod(prefix, values) ^ 1;
    for (int i = 0; i < CHECKSUM; i++) {
      values[data + i] = checksum >>> (5 * (CHECKSUM - 1 - i)) & 31;
    }
    for (int value : values) {
      text.append(ALPHABET.charAt(value));
    }
    return text.toString();
  }

  /** How many characters so many bytes take. */
  private static int digits(int bytes) {
    return (8 * bytes + 4) / 5;
  }

  /**
   * @param size how many bytes it must be
   */
  static byte[] decode(String prefix, String text, int size) throws BadInput {
    String lower = text.toLowerCase(Locale.ROOT);
    if (!lower.equals(text) && !text.toUpperCase(Locale.ROOT).equals(text)) {
      throw new BadInput(BadInput.Reason.CHARACTER, "upper and lower case mixed");
    }
    if (!lower.startsWith(prefix + "1")) {
      throw new BadInput(BadInput.Reason.KIND, "does not start with " + prefix + "1");
    }
    String data = lower.substring(prefix.length() + 1);
    int digits = digits(size);
    if (data.length() != digits + CHECKSUM) {
      throw new BadInput(
          BadInput.Reason.LENGTH, digits + CHECKSUM + " characters follow the prefix");
    }
    int[] values = new int[data.length()];
    for (int i = 0; i < values.length; i++) {
      values[i] = ALPHABET.indexOf(data.charAt(i));
      if (values[i] < 0) {
        throw new BadInput(BadInput.Reason.CHARACTER, "not a character of bech32");
      }
    }
    if (polymod(prefix, values) != 1) {
      throw new BadInput(BadInput.Reason.CHECKSUM, "the checksum does not match");
    }
    int unused = 5 * digits - 8 * size;
    if ((values[digits - 1] & (1 << unused) - 1) != 0) {
      throw new BadInput(BadInput.Reason.PADDING, "the unused bits are zero");
    }
    byte[] bytes = new byte[size];
    for (int at = 0; at < 8 * size; at++) {
      bytes[at / 8] = (byte) (bytes[at / 8] << 1 | (values[at / 5] >> (4 - at % 5) & 1));
    }
    return bytes;
  }

  private static int polymod(String prefix, int[] values) {
    int state = 1;
    for (int i = 0; i < prefix.length(); i++) {
      state = step(state, prefix.charAt(i) >> 5);
    }
    state = step(state, 0);
    for (int i = 0; i < prefix.length(); i++) {
      state = step(state, prefix.charAt(i) & 31);
    }
    for (int value : values) {
      state = step(state, value);
    }
    return state;
  }

  private static int step(int state, int value) {
    int top = state >>> 25;
    int next = (state & 0x1ffffff) << 5 ^ value;
    for (int i = 0; i < GENERATOR.length; i++) {
      next ^= (top >> i & 1) == 0 ? 0 : GENERATOR[i];
    }
    return next;
  }
}
