package dev.parlor.apk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/** Checks what zipalign checks: that stored files begin at a multiple of four. */
final class Alignment {
  private static final int END_RECORD = 22;
  private static final int END_SIGNATURE = 0x06054b50;
  private static final int DIRECTORY_ENTRY = 46;

  private Alignment() {}

  /** How many files are stored, all of them aligned. */
  static int check(Path apk) throws IOException {
    ByteBuffer zip = ByteBuffer.wrap(Files.readAllBytes(apk)).order(ByteOrder.LITTLE_ENDIAN);
    int end = zip.capacity() - END_RECORD;
    while (end >= 0 && zip.getInt(end) != END_SIGNATURE) {
      end--;
    }
    if (end < 0) {
      throw new IOException(apk + " is no archive");
    }
    int stored = 0;
    int entry = zip.getInt(end + 16);
    for (int left = u16(zip, end + 10); left > 0; left--) {
      int local = zip.getInt(entry + 42);
      int data = local + 30 + u16(zip, local + 26) + u16(zip, local + 28);
      if (zip.getShort(entry + 10) == 0) {
        stored++;
        if (data % 4 != 0) {
          throw new IOException(apk + ": a stored file begins at " + data + ", not aligned");
        }
      }
      entry += DIRECTORY_ENTRY + u16(zip, entry + 28) + u16(zip, entry + 30) + u16(zip, entry + 32);
    }
    return stored;
  }

  private static int u16(ByteBuffer zip, int at) {
    return zip.getShort(at) & 0xffff;
  }
}
