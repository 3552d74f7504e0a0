package dev.parlor.app.nearby;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.AddressBook;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.rim.files.AtomicFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Remembered addresses in a file, one on each line. The oldest make room for the newest. A file
 * that can't be read or written does no harm, because other ways are tried. It must never be used
 * on the main thread.
 */
public final class AddressFile implements AddressBook {
  private static final int MOST = 100;
  private static final int HEAD = 8;

  private final Path file;
  private @Nullable Map<Bytes, ClassicAddress> known;

  public AddressFile(Path file) {
    this.file = file;
  }

  @Override
  public synchronized Optional<ClassicAddress> find(Bytes npub) {
    return Optional.ofNullable(known().get(npub.head(HEAD)));
  }

  @Override
  public synchronized void remember(Bytes npub, ClassicAddress address) {
    Map<Bytes, ClassicAddress> all = known();
    Bytes key = npub.head(HEAD);
    if (address.equals(all.get(key))) {
      return;
    }
    all.remove(key);
    all.put(key, address);
    while (all.size() > MOST) {
      all.remove(all.keySet().iterator().next());
    }
    StringBuilder text = new StringBuilder();
    all.forEach((npubs, where) -> text.append(npubs).append(' ').append(where.text()).append('\n'));
    try {
      AtomicFile.write(file, text.toString().getBytes(StandardCharsets.US_ASCII));
    } catch (IOException notKept) {
      // known until the process ends
    }
  }

  private Map<Bytes, ClassicAddress> known() {
    Map<Bytes, ClassicAddress> read = known;
    if (read == null) {
      read = new LinkedHashMap<>();
      for (String line : lines()) {
        read(line, read);
      }
      known = read;
    }
    return read;
  }

  private List<String> lines() {
    try {
      return Files.isRegularFile(file)
          ? Files.readAllLines(file, StandardCharsets.US_ASCII)
          : List.of();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  private static void read(String line, Map<Bytes, ClassicAddress> into) {
    int space = line.indexOf(' ');
    if (space != 2 * HEAD) {
      return;
    }
    try {
      Bytes key = Bytes.parseHex(line.substring(0, space), HEAD);
      ClassicAddress.read(line.substring(space + 1)).ifPresent(address -> into.put(key, address));
    } catch (dev.parlor.p2p.wire.Malformed nonsense) {
      // such a line is left out
    }
  }
}
