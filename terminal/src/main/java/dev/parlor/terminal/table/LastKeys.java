package dev.parlor.terminal.table;

import java.util.Optional;

/** What a key means when a match is over and its last scene is shown. */
final class LastKeys {
  private final KeyLine line;
  private final Aftermath ending;
  private final boolean played;
  private boolean proof;

  /**
   * @param played whether this person played; a watcher has nothing to decide
   */
  LastKeys(KeyLine line, Aftermath ending, boolean played) {
    this.line = line;
    this.ending = ending;
    this.played = played;
    line.begin();
  }

  /** How this key leaves the table; empty if it does not. */
  Optional<Display.End> pressed(int key) {
    proof = false;
    if (key == Screen.NOTHING || key == Screen.OTHER) {
      return Optional.empty();
    } else if (!played) {
      return Optional.of(Display.End.OVER);
    } else if (line.isSaying() || (key == Saying.SIGN && line.isHeard())) {
      line.pressed(key, false);
      return Optional.empty();
    } else if (key == 'v' && ending.signed().isPresent()) {
      proof = true;
      return Optional.empty();
    }
    boolean again = (key == 'r' || key == 'R') && ending.another();
    return Optional.of(again ? Display.End.AGAIN : Display.End.GETS_UP);
  }

  /** Whether the last key asked for the proof. */
  boolean asksForProof() {
    return proof;
  }
}
