package dev.parlor.terminal.play;

import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Words;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Similar;
import dev.parlor.terminal.table.Sentences;
import java.util.List;
import java.util.stream.Collectors;

/** The games of the house by the names that people type. */
public final class Kits {
  private Kits() {}

  public static TableKit<?, ?> named(String name) {
    return Catalogue.games().stream()
        .filter(kit -> kit.id().equals(name))
        .findFirst()
        .orElseThrow(() -> unknown(name));
  }

  private static Problem unknown(String name) {
    if (name.isEmpty()) {
      return new Problem("play.whichGame", names());
    }
    return Similar.to(name, List.of(names().split(" ", -1)))
        .map(near -> new Problem("play.similarGame", name, near))
        .orElseGet(() -> new Problem("play.unknownGame", name, names()));
  }

  static String names() {
    return Catalogue.games().stream().map(TableKit::id).collect(Collectors.joining(" "));
  }

  /** What is said at a table of this game, as it fits this terminal. */
  public static Sentences sentences(TableKit<?, ?> kit, Look look, boolean shared) {
    return new Sentences(new Words(look.texts().locale(), Bundles.of(kit)), look, shared);
  }
}
