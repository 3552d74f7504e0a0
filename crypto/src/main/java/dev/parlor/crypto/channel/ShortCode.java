package dev.parlor.crypto.channel;

/** Six digits that people compare. The same number can be shown as four pictures out of 32. */
public record ShortCode(int number) {
  public static final int BOUND = 1_000_000;
  public static final int PICTURES = 4;
  public static final int PICTURE_KINDS = 32;

  public ShortCode {
    if (number < 0 || number >= BOUND) {
      throw new IllegalArgumentException("six digits");
    }
  }

  public String digits() {
    String text = Integer.toString(BOUND + number);
    return text.substring(1);
  }

  /** Which picture, 0 to 31, stands at a place, 0 to 3: the number in base 32, highest first. */
  public int picture(int place) {
    if (place < 0 || place >= PICTURES) {
      throw new IllegalArgumentException("four pictures");
    }
    return number >>> (5 * (PICTURES - 1 - place)) & (PICTURE_KINDS - 1);
  }
}
