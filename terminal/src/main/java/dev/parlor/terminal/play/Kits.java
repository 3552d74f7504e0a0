package dev.parlor.terminal.play;

import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Words;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Similar;
import dev.parlor.terminal.table.Sentences;
import java.util.List;
import java.util.stream.Collectors;

/** The games of the house by the names that people type. */
public final class Kits {
  private Kits() {}

  public static TableKit<?, ?> named(Rim rim, String name) {
    return rim.kits().named(name).orElseThrow(() -> unknown(rim, name));
  }

  private static Problem unknown(Rim rim, String name) {
    if (name.isEmpty()) {
      return new Problem("play.whichGame", names(rim));
    }
    return Similar.to(name, List.of(names(rim).split(" ", -1)))
        .map(near -> new Problem("play.similarGame", name, near))
        .orElseGet(() -> new Problem("play.unknownGame", name, names(rim)));
  }

  static String names(Rim rim) {
    return rim.kits().all().stream().map(TableKit::id).collect(Collectors.joining(" "));
  }

  /** The words at a table of this game, in a form that fits this terminal. */
  public static Sentences sentences(TableKit<?, ?> kit, Look look, boolean shared) {
    return new Sentences(new Words(look.texts().locale(), Bundles.of(kit)), look, shared);
  }
}
