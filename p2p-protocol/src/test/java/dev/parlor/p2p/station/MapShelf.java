package dev.parlor.p2p.station;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A shelf in memory, whose files a test sees. */
record MapShelf(Map<String, byte[]> files) implements Shelf {
  @Override
  public Optional<byte[]> read(String path) {
    return Optional.ofNullable(files.get(path));
  }

  @Override
  public void write(String path, byte[] bytes) {
    files.put(path, bytes);
  }

  @Override
  public List<String> list(String folder) {
    return files.keySet().stream().filter(path -> path.startsWith(folder + "/")).toList();
  }
}
