package dev.parlor.tables.words;

import dev.parlor.tables.kit.TableKit;
import java.util.ArrayList;
import java.util.List;

/** The class paths of the files in which the sentences of a table stand. */
public final class Bundles {
  private static final List<String> COMMON =
      List.of("/dev/parlor/tables/texts", "/dev/parlor/tables/words");

  private Bundles() {}

  /** What is said at the tables of all games. */
  public static List<String> common() {
    return COMMON;
  }

  /** What is said at a table of this game. */
  public static List<String> of(TableKit<?, ?> kit) {
    List<String> bundles = new ArrayList<>(COMMON);
    bundles.add(kit.words());
    return bundles;
  }
}
