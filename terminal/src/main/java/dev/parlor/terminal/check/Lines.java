package dev.parlor.terminal.check;

import dev.parlor.terminal.shell.Problem;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.BiConsumer;

/** The lines of a text file, read as a stream; empty ones are skipped. */
public record Lines(Path file) {
  public static Lines of(Path file) {
    return new Lines(file);
  }

  /**
   * Visits every line.
   *
   * @throws Problem when the file can't be read, naming the line when it has one
   */
  public void forEach(BiConsumer<Where, String> visitor) {
    if (Files.isDirectory(file)) {
      throw new Problem("file.folder", file);
    }
    long number = 0;
    try (BufferedReader reader = Files.newBufferedReader(file)) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        number++;
        if (!line.isBlank()) {
          visitor.accept(new Where(file, number), line);
        }
      }
    } catch (NoSuchFileException e) {
      throw new Problem("file.missing", file);
    } catch (CharacterCodingException e) {
      throw new Problem("file.notUtf8", file);
    } catch (IOException e) {
      throw new Problem("file.unreadable", file, String.valueOf(e.getMessage()));
    }
  }
}
