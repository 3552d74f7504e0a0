package dev.parlor.app.backup;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** A ZIP archive: {@code key.txt} with a locked key, and the files of matches beside it. */
final class BackupFile {
  static final String TYPE = "application/zip";
  private static final String KEY = "key.txt";
  private static final String FOLDER = "card_games/";
  private static final int MOST_FILES = 10_000;
  private static final int LARGEST = 16 << 20;
  private static final int LARGEST_KEY = 1000;

  private BackupFile() {}

  /** Writes such an archive. This is slow. */
  static void write(OutputStream out, String lockedKey, List<Path> files) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry(KEY));
      zip.write((lockedKey + "\n").getBytes(StandardCharsets.UTF_8));
      zip.closeEntry();
      for (Path file : files) {
        zip.putNextEntry(new ZipEntry(FOLDER + file.toFile().getName()));
        Files.copy(file, zip);
        zip.closeEntry();
      }
    }
  }

  /**
   * Reads such an archive once. This is slow.
   *
   * @param match takes each file that may be of a match, and checks whether it is
   */
  static Optional<String> read(InputStream in, Consumer<byte[]> match) throws IOException {
    Optional<String> key = Optional.empty();
    try (ZipInputStream zip = new ZipInputStream(in)) {
      int files = 0;
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        if (++files > MOST_FILES) {
          throw new IOException("too many files");
        }
        if (entry.getName().equals(KEY)) {
          key = Optional.of(text(zip));
        } else if (!entry.isDirectory()) {
          match.accept(bytes(zip, LARGEST));
        }
      }
    }
    return key;
  }

  private static String text(InputStream in) throws IOException {
    return new String(bytes(in, LARGEST_KEY), StandardCharsets.UTF_8).trim();
  }

  private static byte[] bytes(InputStream in, int most) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] buffer = new byte[8192];
    for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
      bytes.write(buffer, 0, count);
      if (bytes.size() > most) {
        throw new IOException("too large");
      }
    }
    return bytes.toByteArray();
  }
}
