package dev.parlor.terminal.play;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.rim.files.AtomicFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Where the seats of a table are said to be found, in a file beside the journals of the table. A
 * seat that was killed can thus find the others again. There is a line for each seat and for who
 * has said it.
 */
final class WaysBook {
  private static final int KEY = 32;

  /** Whose door it is, and whether that seat itself has told of it. */
  private record Source(Bytes npub, boolean ownWord) {}

  private final Path file;
  private final Map<Source, List<Bytes>> known = new ConcurrentHashMap<>();

  private WaysBook(Path file) {
    this.file = file;
  }

  /** The book of a table; empty where there is none, or none that can be read. */
  static WaysBook of(Path table) {
    WaysBook book = new WaysBook(table.resolve("ways.txt"));
    try (Stream<String> lines =
        Files.exists(book.file) ? Files.lines(book.file) : Stream.<String>empty()) {
      lines.forEach(book::read);
    } catch (IOException | java.io.UncheckedIOException lost) {
      // the others will tell it again
    }
    return book;
  }

  private void read(String line) {
    String[] words = line.split(" ");
    try {
      List<Bytes> addresses = new ArrayList<>();
      for (int word = 2; word < words.length; word++) {
        addresses.add(Bytes.parseHex(words[word], words[word].length() / 2));
      }
      if (words.length > 1) {
        known.put(new Source(Bytes.parseHex(words[0], KEY), words[1].equals("own")), addresses);
      }
    } catch (Malformed damaged) {
      // the others will tell it again
    }
  }

  /** Notes where a seat is said to be found, in place of what the same speaker said before. */
  synchronized void note(Bytes npub, List<Bytes> addresses, boolean ownWord) {
    List<Bytes> before = known.put(new Source(npub, ownWord), List.copyOf(addresses));
    if (!addresses.equals(before)) {
      keep();
    }
  }

  private void keep() {
    StringBuilder text = new StringBuilder();
    known.forEach(
        (source, addresses) -> {
          text.append(source.npub().hex()).append(source.ownWord() ? " own" : " told");
          addresses.forEach(address -> text.append(' ').append(address.hex()));
          text.append('\n');
        });
    try {
      AtomicFile.write(file, text.toString().getBytes(StandardCharsets.UTF_8));
    } catch (IOException full) {
      // it is known as long as this process lasts
    }
  }

  /**
   * The addresses of a seat: first those that it has told itself, then those that were handed on.
   */
  List<Bytes> of(Bytes npub) {
    Set<Bytes> all = new LinkedHashSet<>();
    for (boolean ownWord : new boolean[] {true, false}) {
      all.addAll(Objects.requireNonNullElse(known.get(new Source(npub, ownWord)), List.of()));
    }
    return List.copyOf(all);
  }
}
