package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Table;
import java.util.List;

/** What a display has told of its table, and what it does for wishes that are no moves. */
final class Tidings {
  private final Table<?> table;
  private long told; // how many sentences were told by now

  Tidings(Table<?> table) {
    this.table = table;
  }

  /** The sentences that were not taken yet, the latest last. */
  List<Phrase> take() {
    List<Phrase> log = table.log();
    int latest = (int) Math.min(log.size(), table.tellings() - told);
    told = table.tellings();
    return log.subList(log.size() - latest, log.size());
  }

  /** Whether something was told that was not taken yet. */
  boolean areThere() {
    return table.tellings() > told;
  }

  /** Carries out a wish about the table itself; answers whether the table looks different then. */
  boolean fulfil(Display.Wish wish, long now) {
    switch (wish) {
      case SKIP -> table.skip(now);
      case HURRY -> table.hurry(now);
      case ADVICE -> table.advise();
      case SLOWER -> table.paced(table.pace().slower());
      case FASTER -> table.paced(table.pace().faster());
      case SAID -> {}
      case LINE, RULES, NONE, LEAVE, GONE -> {
        return false;
      }
    }
    return true;
  }

  /** Whether something is held to be seen, so that nothing can be done. */
  static boolean isHolding(Scene scene) {
    return scene.beat().filter(beat -> !beat.strip()).isPresent();
  }

  /** Whether a person who plays waits for computers only, and nothing is held. */
  static boolean waitsForComputers(Table<?> table, Scene scene) {
    return table.isPlayed() && !table.isHeard() && !table.isHurried() && !isHolding(scene);
  }

  /** Whether the match is over and its end has been seen. */
  static boolean isOver(Scene scene) {
    return scene.finale().isPresent() && !isHolding(scene);
  }
}
