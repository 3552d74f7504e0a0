package dev.parlor.p2p.station;

import java.util.List;
import java.util.Optional;

/**
 * Where a station keeps its files, by paths with slashes below {@code card_games}. The rim decides
 * what lies behind it. A write happens as a whole or not at all.
 */
public interface Shelf {
  Optional<byte[]> read(String path);

  void write(String path, byte[] bytes);

  /** The paths of all files right below this folder. */
  List<String> list(String folder);
}
