package dev.parlor.tables.scene;

/** What is to be seen at a card beside its face. */
public enum Mark {
  /** Chosen by the person who looks. */
  PICKED,
  /** A place that the picked cards may go to, or a card that may be picked now. */
  GLOWING,
  /** Out of play for good, and no part of a deck. */
  LOCKED,
  DIM,
  /** Only the person who looks can open it. */
  SEALED,
  /** One of the cards that count: lifted above the others. */
  COUNTS,
  /** Taken in this turn: it may not go back. */
  TAKEN,
  /** Has to be used in this turn. */
  MUST_USE,
  /** Said to be this card; not turned over for all yet. */
  UNPROVEN,
  /** Shown for a while and to this person alone. */
  PEEKED,
  /** Open to the person who looks, and to nobody else. */
  SECRET,
  /** Somebody else looks at it now. */
  WATCHED,
  /** The last card that came. */
  NEW
}
