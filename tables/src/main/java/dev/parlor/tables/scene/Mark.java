package dev.parlor.tables.scene;

/** What can be seen on a card beside its face. */
public enum Mark {
  /** It is chosen by the person who looks. */
  PICKED,
  /** A place that the picked cards may go to, or a card that may be picked now. */
  GLOWING,
  /** It is out of play for good, and no part of a deck. */
  LOCKED,
  DIM,
  /** Only the person who looks can open it. */
  SEALED,
  /** It is one of the cards that count, and is lifted above the others. */
  COUNTS,
  /** It was taken in this turn and may not go back. */
  TAKEN,
  /** It has to be used in this turn. */
  MUST_USE,
  /** Its owner says that it is this card; it is not turned over for all yet. */
  UNPROVEN,
  /** It is shown for a while, and to this person alone. */
  PEEKED,
  /** It is open to the person who looks, and to nobody else. */
  SECRET,
  /** Somebody else looks at it now. */
  WATCHED,
  /** It is the last card that came. */
  NEW
}
