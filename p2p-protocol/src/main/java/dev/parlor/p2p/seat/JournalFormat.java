package dev.parlor.p2p.seat;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/**
 * The bytes of a journal file: {@code u32 length | record | u32 CRC of both}, one after the other.
 * A process that is killed while it writes leaves a torn record at the end. The torn record can be
 * ignored, because nothing was sent that depends on it.
 */
public final class JournalFormat {
  private JournalFormat() {}

  /**
   * What a file holds.
   *
   * @param length the length of the whole records; what stands behind is torn, and to be cut off
   */
  public record Contents(List<Bytes> records, int length) {
    public Contents {
      records = List.copyOf(records);
    }
  }

  public static byte[] frame(Bytes record) {
    Writer out = new Writer().block(record.toArray());
    return out.u32(checksum(record)).toArray();
  }

  public static Contents read(byte[] file) {
    List<Bytes> records = new ArrayList<>();
    int length = 0;
    Reader in = new Reader(file);
    try {
      while (true) {
        Bytes record = Bytes.of(in.block(Integer.MAX_VALUE));
        if (in.u32() != checksum(record)) {
          return new Contents(records, length);
        }
        records.add(record);
        length += record.length() + 8;
      }
    } catch (Malformed end) {
      return new Contents(records, length);
    }
  }

  private static long checksum(Bytes record) {
    CRC32 crc = new CRC32();
    byte[] framed = new Writer().block(record.toArray()).toArray();
    crc.update(framed, 0, framed.length);
    return crc.getValue();
  }
}
