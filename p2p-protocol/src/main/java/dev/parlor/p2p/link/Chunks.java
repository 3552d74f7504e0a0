package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Puts a stream of bytes together again, however it was split on its way, and cuts it into chunks,
 * each of which stands behind its length as u16.
 */
final class Chunks {
  static final int MAX_CHUNK = 16_384;

  private byte[] buffer = new byte[256];
  private int filled;

  void add(byte[] bytes) {
    if (filled + bytes.length > buffer.length) {
      buffer = Arrays.copyOf(buffer, Math.max(2 * buffer.length, filled + bytes.length));
    }
    System.arraycopy(bytes, 0, buffer, filled, bytes.length);
    filled += bytes.length;
  }

  /** Takes this many bytes from the front; null while there are too few. */
  byte @Nullable [] take(int length) {
    if (filled < length) {
      return null;
    }
    byte[] taken = Arrays.copyOf(buffer, length);
    drop(length);
    return taken;
  }

  /**
   * The next chunk, or null while it is incomplete; a length of 0 or beyond the limit is refused.
   */
  byte @Nullable [] next() throws Malformed {
    if (filled < 2) {
      return null;
    }
    int length = (buffer[0] & 0xff) << 8 | (buffer[1] & 0xff);
    if (length == 0 || length > MAX_CHUNK) {
      throw new Malformed("a frame of " + length + " bytes");
    }
    if (filled < 2 + length) {
      return null;
    }
    byte[] chunk = Arrays.copyOfRange(buffer, 2, 2 + length);
    drop(2 + length);
    return chunk;
  }

  private void drop(int length) {
    System.arraycopy(buffer, length, buffer, 0, filled - length);
    filled -= length;
  }

  static Bytes prefixed(byte[] chunk) {
    return new Writer(2 + chunk.length).u16(chunk.length).bytes(chunk).toBytes();
  }
}
