package dev.parlor.tables.sitting;

import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;

/** What a person has in hand at a table: the picks, and why the last deed was not taken. */
final class Hand {
  Picks picks = Picks.NONE;
  Phrase refusal = Phrase.NONE;
}
