package dev.parlor.crypto.curve;

/**
 * What the runtime is good at. HotSpot has one instruction for the upper half of a product of 128
 * bits; Android's runtime has it too, but D8 replaces the call in an app that runs on Android 8.
 */
final class Runtimes {
  /** Whether {@link Math#multiplyHigh} is one instruction here. */
  static final boolean WIDE =
      !"Dalvik".equals(System.getProperty("java.vm.name")) && !Boolean.getBoolean("parlor.halves");

  private static final long M32 = (1L << 32) - 1;

  private Runtimes() {}

  /** The upper half of a product. */
  static long high(long a, long b) {
    return WIDE ? Math.multiplyHigh(a, b) : highOfHalves(a, b);
  }

  /** The upper half of a product, by four multiplications of halves. */
  static long highOfHalves(long a, long b) {
    long a1 = a >> 32;
    long a0 = a & M32;
    long b1 = b >> 32;
    long b0 = b & M32;
    long t = a1 * b0 + ((a0 * b0) >>> 32);
    return a1 * b1 + (t >> 32) + (((t & M32) + a0 * b1) >> 32);
  }
}
