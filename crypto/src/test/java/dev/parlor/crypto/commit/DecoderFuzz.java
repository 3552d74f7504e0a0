package dev.parlor.crypto.commit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Random;

/**
 * Feeds mutated messages to a decoder. It has to refuse each with the typed refusal, or read
 * something that encodes to the very same bytes. {@code -Dparlor.fuzz.inputs=1000000} takes more of
 * them, as the nightly profile does.
 */
public final class DecoderFuzz {
  private static final int INPUTS = Integer.getInteger("parlor.fuzz.inputs", 8_000);

  /** The most bytes that decoding may allocate, beside those for each byte of input. */
  private static final long ALLOCATION = 40_000;

  private static final long ALLOCATION_A_BYTE = 400;

  /** Decodes and encodes again. */
  public interface RoundTrip {
    byte[] of(byte[] bytes) throws BadInput, Refused;
  }

  private DecoderFuzz() {}

  public static void run(byte[] valid, RoundTrip decoder) {
    long seed = System.nanoTime();
    System.out.println("DecoderFuzz: seed " + seed + ", " + valid.length + " bytes");
    Random random = new Random(seed);
    for (int i = 0; i < INPUTS; i++) {
      byte[] mutated = mutate(valid, random);
      long used = Long.MAX_VALUE;
      // Loading classes and compiling methods happens once. Only what every decoding takes counts.
      for (int again = 0; again < 3 && used > allowed(mutated); again++) {
        long before = allocated();
        decode(mutated, decoder);
        used = allocated() - before;
      }
      long measured = used;
      assertTrue(
          measured <= allowed(mutated), () -> measured + " bytes for " + Hex.encode(mutated));
    }
  }

  private static void decode(byte[] mutated, RoundTrip decoder) {
    try {
      assertArrayEquals(mutated, decoder.of(mutated));
    } catch (BadInput | Refused typed) {
      // A refusal is what was asked for.
    }
  }

  private static long allowed(byte[] input) {
    return ALLOCATION + ALLOCATION_A_BYTE * input.length;
  }

  private static long allocated() {
    return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean())
        .getCurrentThreadAllocatedBytes();
  }

  private static byte[] mutate(byte[] valid, Random random) {
    byte[] out = valid.clone();
    switch (random.nextInt(6)) {
      case 0 -> out[random.nextInt(out.length)] ^= (byte) (1 << random.nextInt(8));
      case 1 -> out[random.nextInt(out.length)] = (byte) random.nextInt(256);
      case 2 -> out = Arrays.copyOf(out, random.nextInt(out.length + 1));
      case 3 -> out = Arrays.copyOf(out, out.length + 1 + random.nextInt(40));
      case 4 -> {
        int from = random.nextInt(out.length);
        int to = from + random.nextInt(Math.min(40, out.length - from) + 1);
        Arrays.fill(out, from, to, (byte) (random.nextBoolean() ? 0 : 0xff));
      }
      default -> {
        out = new byte[random.nextInt(2 * out.length)];
        random.nextBytes(out);
      }
    }
    return out;
  }
}
