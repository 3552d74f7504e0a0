package dev.parlor.crypto;

/** Lower-case hexadecimal, the printed form of ids, keys and signatures. */
public final class Hex {
  private static final String DIGITS = "0123456789abcdef";

  private Hex() {}

  public static String encode(byte[] bytes) {
    StringBuilder text = new StringBuilder(2 * bytes.length);
    for (byte b : bytes) {
      text.append(DIGITS.charAt((b >> 4) & 15)).append(DIGITS.charAt(b & 15));
    }
    return text.toString();
  }

  /**
   * Reads lower- and upper-case digits; an odd number of them or any other character is refused.
   */
  public static byte[] decode(String text) throws BadInput {
    if (text.length() % 2 != 0) {
      throw new BadInput(BadInput.Reason.LENGTH, "an odd number of hex digits");
    }
    byte[] bytes = new byte[text.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (digit(text.charAt(2 * i)) << 4 | digit(text.charAt(2 * i + 1)));
    }
    return bytes;
  }

  private static int digit(char c) throws BadInput {
    if (c >= '0' && c <= '9') {
      return c - '0';
    }
    if (c >= 'a' && c <= 'f') {
      return c - 'a' + 10;
    }
    if (c >= 'A' && c <= 'F') {
      return c - 'A' + 10;
    }
    throw new BadInput(BadInput.Reason.CHARACTER, "not a hex digit");
  }
}
