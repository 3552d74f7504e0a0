package dev.parlor.crypto.nostr;

import dev.parlor.crypto.BadInput;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Hides the exact length of a message: u16 length, the bytes, zeros up to a step. */
final class Nip44Padding {
  private Nip44Padding() {}

  static byte[] pad(byte[] plaintext) {
    if (plaintext.length < 1 || plaintext.length > Nip44.MAX_PLAINTEXT) {
      throw new IllegalArgumentException("1 to 65535 bytes can be encrypted");
    }
    return ByteBuffer.allocate(2 + paddedLength(plaintext.length))
        .putShort((short) plaintext.length)
        .put(plaintext)
        .array();
  }

  static byte[] unpad(byte[] padded) throws BadInput {
    int length = (padded[0] & 0xff) << 8 | (padded[1] & 0xff);
    if (length == 0 || padded.length != 2 + paddedLength(length)) {
      throw new BadInput(BadInput.Reason.PADDING, "the length does not fit its padding");
    }
    for (int i = 2 + length; i < padded.length; i++) {
      if (padded[i] != 0) {
        throw new BadInput(BadInput.Reason.PADDING, "the padding is not zero");
      }
    }
    return Arrays.copyOfRange(padded, 2, 2 + length);
  }

  static int paddedLength(int length) {
    if (length <= 32) {
      return 32;
    }
    int power = Integer.highestOneBit(length - 1) << 1;
    int step = power <= 256 ? 32 : power / 8;
    return step * ((length - 1) / step + 1);
  }
}
