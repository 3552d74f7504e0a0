package dev.parlor.apk;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes an unsigned APK. Files that are stored as they are begin at a multiple of four, so that
 * phones can read them in place; the same input gives the same bytes.
 */
final class ApkWriter implements Closeable {
  private static final int LOCAL_HEADER = 30;
  private static final int PADDING_HEADER = 6;

  private final Counted counted;
  private final ZipOutputStream zip;
  private final Set<String> names = new HashSet<>();

  ApkWriter(Path file) throws IOException {
    counted = new Counted(new BufferedOutputStream(Files.newOutputStream(file)));
    zip = new ZipOutputStream(counted);
  }

  void compressed(String name, byte[] data) throws IOException {
    put(new ZipEntry(name), data);
  }

  void stored(String name, byte[] data) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    CRC32 sum = new CRC32();
    sum.update(data);
    entry.setMethod(ZipEntry.STORED);
    entry.setSize(data.length);
    entry.setCrc(sum.getValue());
    zip.flush();
    long begin = counted.written + LOCAL_HEADER + name.getBytes(StandardCharsets.UTF_8).length;
    entry.setExtra(padding(begin));
    put(entry, data);
  }

  boolean has(String name) {
    return names.contains(name);
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }

  private void put(ZipEntry entry, byte[] data) throws IOException {
    if (!names.add(entry.getName())) {
      throw new IOException("twice in the APK: " + entry.getName());
    }
    entry.setTimeLocal(java.time.LocalDateTime.of(1981, 1, 1, 1, 1, 2));
    zip.putNextEntry(entry);
    zip.write(data);
    zip.closeEntry();
  }

  /** Android's alignment field: its id, its length, the alignment, zeros. */
  private static byte[] padding(long begin) {
    int zeros = (int) (-(begin + PADDING_HEADER) & 3);
    byte[] field = new byte[PADDING_HEADER + zeros];
    field[0] = 0x35;
    field[1] = (byte) 0xd9;
    field[2] = (byte) (2 + zeros);
    field[4] = 4;
    return field;
  }

  private static final class Counted extends FilterOutputStream {
    private long written;

    Counted(OutputStream out) {
      super(out);
    }

    @Override
    public void write(int b) throws IOException {
      out.write(b);
      written++;
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
      out.write(b, off, len);
      written += len;
    }
  }
}
