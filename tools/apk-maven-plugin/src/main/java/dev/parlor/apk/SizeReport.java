package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;

/** Tells in one line how large an APK is and what takes its room. */
final class SizeReport {
  private SizeReport() {}

  static String of(Path apk) throws IOException {
    Map<String, Long> parts = new TreeMap<>();
    Zips.each(
        apk,
        name -> true,
        (entry, data) -> parts.merge(part(entry.getName()), size(entry), Long::sum));
    return apk.getFileName()
        + " "
        + kilobytes(Files.size(apk))
        + " ("
        + parts.entrySet().stream()
            .map(part -> part.getKey() + " " + kilobytes(part.getValue()))
            .collect(Collectors.joining(", "))
        + ")";
  }

  private static long size(ZipEntry entry) {
    return entry.getCompressedSize();
  }

  private static String part(String name) {
    if (name.endsWith(".dex")) {
      return "code";
    }
    return name.startsWith("res/") || name.equals("resources.arsc") ? "resources" : "other";
  }

  private static String kilobytes(long bytes) {
    return String.format(Locale.ROOT, "%,d KB", (bytes + 1023) / 1024);
  }
}
