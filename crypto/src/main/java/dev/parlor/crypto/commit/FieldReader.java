package dev.parlor.crypto.commit;

import dev.parlor.crypto.BadInput;
import java.util.Arrays;

/**
 * Reads what a peer sent, field by field, and refuses instead of guessing. A length is compared
 * with what is really there before anything is allocated.
 */
public final class FieldReader {
  private final byte[] bytes;
  private int at;

  public FieldReader(byte[] bytes) {
    this.bytes = bytes;
  }

  public int u8() throws BadInput {
    need(1);
    return bytes[at++] & 0xff;
  }

  public int u16() throws BadInput {
    return u8() << 8 | u8();
  }

  public long u32() throws BadInput {
    return (long) u16() << 16 | u16();
  }

  public Bytes32 bytes32() throws BadInput {
    return Bytes32.of(fixed(Bytes32.SIZE));
  }

  public byte[] fixed(int size) throws BadInput {
    need(size);
    at += size;
    return Arrays.copyOfRange(bytes, at - size, at);
  }

  /** How many bytes are still unread. */
  public int left() {
    return bytes.length - at;
  }

  /** Must be called last. It refuses bytes that nobody asked for. */
  public void end() throws BadInput {
    if (at != bytes.length) {
      throw new BadInput(BadInput.Reason.LENGTH, "trailing bytes");
    }
  }

  private void need(int size) throws BadInput {
    if (size > bytes.length - at) {
      throw tooShort();
    }
  }

  private static BadInput tooShort() {
    return new BadInput(BadInput.Reason.LENGTH, "too short");
  }
}
