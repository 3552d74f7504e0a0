package dev.parlor.p2p.station;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A file that arrives in parts. Its length was told before. */
final class FileInParts {
  private final int length;
  private final Writer got = new Writer();
  private int size;

  FileInParts(int length) {
    this.length = length;
  }

  /** The whole file once its last part is there. */
  Optional<byte[]> add(Bytes part) throws Malformed {
    size += part.length();
    if (size > length) {
      throw new Malformed("more than the " + length + " bytes that were announced");
    }
    got.bytes(part);
    return size == length ? Optional.of(got.toArray()) : Optional.empty();
  }

  static List<Bytes> messages(byte[] file) {
    List<Bytes> parts = new ArrayList<>();
    for (int at = 0; at < file.length; at += StationMessage.MAX_PART) {
      int end = Math.min(file.length, at + StationMessage.MAX_PART);
      Bytes part = Bytes.of(Arrays.copyOfRange(file, at, end));
      parts.add(new StationMessage.Part(part).encode());
    }
    return parts;
  }
}
