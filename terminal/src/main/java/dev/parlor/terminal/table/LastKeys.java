package dev.parlor.terminal.table;

import java.util.Optional;

/** What a key means when a match is over and its last scene stands. */
final class LastKeys {
  private final KeyLine line;
  private final Aftermath ending;
  private final boolean played;
  private boolean proof;

  /**
   * @param played by this person; who watched has nothing to decide
   */
  LastKeys(KeyLine line, Aftermath ending, boolean played) {
    this.line = line;
    this.ending = ending;
    this.played = played;
    line.begin();
  }

  /** How the table is left by this key, if it is. */
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
