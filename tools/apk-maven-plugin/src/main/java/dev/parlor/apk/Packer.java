package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;

/** Puts resources, dex files and the files that code reads at run time into one APK. */
final class Packer {
  private static final String SERVICES = "META-INF/services/";

  private Packer() {}

  static void debug(Path apk, Path resources, List<Path> dex, Program program) throws IOException {
    try (ApkWriter writer = new ApkWriter(apk)) {
      resources(writer, resources);
      dex(writer, dex);
      for (Path place : program.ownPlaces()) {
        if (Files.isDirectory(place)) {
          folder(writer, place);
        } else {
          Zips.each(place, Packer::readAtRunTime, (entry, data) -> add(writer, entry, data));
        }
      }
      for (Path jar : program.libraries()) {
        Zips.each(
            jar, name -> name.startsWith(SERVICES), (entry, data) -> add(writer, entry, data));
      }
    }
  }

  static void release(Path apk, Shrinker.Shrunk shrunk, Program program) throws IOException {
    try (ApkWriter writer = new ApkWriter(apk)) {
      resources(writer, shrunk.resources());
      dex(writer, Folders.files(shrunk.files(), ".dex"));
      // services that are still used come from R8, which knows the new names of their classes
      for (Path file : Folders.allFiles(shrunk.files().resolve(SERVICES), "")) {
        writer.compressed(SERVICES + file.getFileName(), Files.readAllBytes(file));
      }
      for (Path file : Folders.allFiles(shrunk.files().resolve(ArtRules.FOLDER), "")) {
        writer.stored(ArtRules.FOLDER + file.getFileName(), Files.readAllBytes(file));
      }
      // all other files of our own go in as they are
      for (Path place : program.ownPlaces()) {
        if (Files.isDirectory(place)) {
          folder(writer, place);
        } else {
          Zips.each(
              place,
              name -> readAtRunTime(name) && !name.startsWith(SERVICES),
              (entry, data) -> add(writer, entry, data));
        }
      }
    }
  }

  private static void resources(ApkWriter writer, Path archive) throws IOException {
    Zips.each(
        archive,
        name -> true,
        (entry, data) -> {
          if (entry.getMethod() == ZipEntry.STORED) {
            writer.stored(entry.getName(), data);
          } else {
            writer.compressed(entry.getName(), data);
          }
        });
  }

  private static void dex(ApkWriter writer, List<Path> files) throws IOException {
    int number = 0;
    for (Path file : files) {
      number++;
      String name = number == 1 ? "classes.dex" : "classes" + number + ".dex";
      writer.compressed(name, Files.readAllBytes(file));
    }
  }

  private static void folder(ApkWriter writer, Path dir) throws IOException {
    for (Path file : Folders.allFiles(dir, "")) {
      String name = dir.relativize(file).toString().replace('\\', '/');
      if (readAtRunTime(name)) {
        writer.compressed(name, Files.readAllBytes(file));
      }
    }
  }

  private static void add(ApkWriter writer, ZipEntry entry, byte[] data) throws IOException {
    if (!writer.has(entry.getName())) {
      writer.compressed(entry.getName(), data);
    }
  }

  private static boolean readAtRunTime(String name) {
    return !name.endsWith(".class") && (!name.startsWith("META-INF/") || name.startsWith(SERVICES));
  }
}
