package dev.parlor.tables.sitting;

import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;

/** What a person has in hand at a table: the picks, and why the last deed was not taken. */
final class Hand {
  Picks picks = Picks.NONE;
  Phrase refusal = Phrase.NONE;
  private int unseen; // how many moments came before the refusal and are still to be shown

  /**
   * A deed is refused.
   *
   * @param before after how many more moments the table is shown at which it was refused
   */
  void refuse(Phrase why, int before) {
    refusal = why;
    unseen = before;
  }

  /** The table has moved on, so a refusal at the table before is past. */
  void moved() {
    if (unseen > 0) {
      unseen--;
    } else {
      refusal = Phrase.NONE;
    }
  }
}
