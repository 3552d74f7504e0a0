package dev.parlor.rim.files;

import dev.parlor.p2p.station.Shelf;
import dev.parlor.rim.Trouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A station's shelf in a folder. */
public final class FileShelf implements Shelf {
  private final Path root;

  /** The shelf in this {@code card_games} folder. */
  public FileShelf(Path root) {
    this.root = root;
  }

  /** The file behind a path. */
  public Path file(String path) {
    if (!path.matches("[A-Za-z0-9_-]+(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*")) {
      throw new IllegalArgumentException("not a path on a shelf: " + path);
    }
    return root.resolve(path);
  }

  @Override
  public Optional<byte[]> read(String path) {
    Path file = file(path);
    try {
      return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
    } catch (IOException e) {
      throw new Trouble("file.unreadable", file, String.valueOf(e.getMessage()));
    }
  }

  @Override
  public void write(String path, byte[] bytes) {
    Archive.write(file(path), bytes);
  }

  @Override
  public List<String> list(String folder) {
    Path directory = file(folder);
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.matches("[A-Za-z0-9_-][A-Za-z0-9._-]*"))
          .sorted()
          .map(name -> folder + "/" + name)
          .collect(Collectors.toList());
    } catch (IOException e) {
      throw new Trouble("file.unreadable", directory, String.valueOf(e.getMessage()));
    }
  }
}
