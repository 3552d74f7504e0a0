package dev.parlor.terminal.home;

import dev.parlor.rim.files.AtomicFile;
import dev.parlor.terminal.shell.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The folder with everything that Parlor keeps. */
public record Home(Path folder) {

  /** The folder that the platform has for such data. */
  static Home usual(Map<String, String> environment, String system, Path user) {
    String xdg = environment.getOrDefault("XDG_DATA_HOME", "");
    String local = environment.getOrDefault("LOCALAPPDATA", "");
    if (system.startsWith("Windows") && !local.isEmpty()) {
      return new Home(Path.of(local, "Parlor"));
    } else if (system.startsWith("Mac")) {
      return new Home(user.resolve("Library/Application Support/Parlor"));
    } else if (Path.of(xdg).isAbsolute()) {
      return new Home(Path.of(xdg, "parlor"));
    }
    return new Home(user.resolve(".local/share/parlor"));
  }

  Path identity() {
    return folder.resolve("identity.txt");
  }

  /** Where the seat of a table writes its journal. */
  public Path seat(String table, int number) {
    return folder.resolve("tables").resolve(table).resolve("seat" + number + ".journal");
  }

  /** Tables with a seat that was kept, the latest first. */
  public List<Path> tables() {
    Path tables = folder.resolve("tables");
    if (!Files.isDirectory(tables)) {
      return List.of();
    }
    try (Stream<Path> found = Files.list(tables)) {
      return found
          .filter(table -> Files.isRegularFile(table.resolve("seat0.journal")))
          .sorted(Comparator.comparingLong(table -> -modified(table.resolve("seat0.journal"))))
          .toList();
    } catch (IOException e) {
      throw unreadable(tables, e);
    }
  }

  private static long modified(Path file) {
    return file.toFile().lastModified();
  }

  /** Forgets a table. Its match is over, so there is nothing to come back to. */
  public void forget(Path table) {
    try (Stream<Path> files = Files.list(table)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
      Files.delete(table);
    } catch (IOException e) {
      throw unreadable(table, e);
    }
  }

  static void write(Path file, String text) {
    try {
      AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  static List<String> read(Path file) {
    try {
      return Files.readAllLines(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  private static Problem unreadable(Path file, IOException e) {
    return new Problem("home.unusable", file, String.valueOf(e.getMessage()));
  }
}
