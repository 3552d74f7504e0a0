package dev.parlor.crypto.fuzz;

import java.util.Arrays;
import java.util.Random;

/** Spoils good input: a few changed, lost, doubled or added bytes, or nothing but noise. */
final class Mutator {
  private static final int[] TELLING = {0, 1, 2, 3, 4, 0x7f, 0x80, 0xfe, 0xff, '"', '\\', '{', '1'};

  private final Random random;

  Mutator(long seed) {
    random = new Random(seed);
  }

  byte[] spoil(byte[] good) {
    byte[] bytes = good.clone();
    for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
      bytes = change(bytes);
    }
    return bytes;
  }

  private byte[] change(byte[] bytes) {
    int at = bytes.length == 0 ? 0 : random.nextInt(bytes.length);
    return switch (random.nextInt(8)) {
      case 0 -> Arrays.copyOf(bytes, at);
      case 1 -> Arrays.copyOf(bytes, bytes.length + 1 + random.nextInt(40));
      case 2 -> insert(bytes, at, noise(1 + random.nextInt(3)));
      case 3 -> insert(bytes, at, Arrays.copyOfRange(bytes, at, Math.min(bytes.length, at + 9)));
      case 4 -> noise(random.nextInt(bytes.length + 2));
      case 5 -> set(bytes, at, TELLING[random.nextInt(TELLING.length)]);
      default -> set(bytes, at, at < bytes.length ? bytes[at] ^ 1 << random.nextInt(8) : 0);
    };
  }

  private static byte[] set(byte[] bytes, int at, int value) {
    if (at < bytes.length) {
      bytes[at] = (byte) value;
    }
    return bytes;
  }

  private byte[] noise(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  private static byte[] insert(byte[] bytes, int at, byte[] what) {
    byte[] out = Arrays.copyOf(bytes, bytes.length + what.length);
    System.arraycopy(what, 0, out, at, what.length);
    System.arraycopy(bytes, at, out, at + what.length, bytes.length - at);
    return out;
  }
}
