package dev.parlor.tables.scene;

/**
 * A place at the table. It names what lies or stands there, and is what a finger or a key points
 * at. The same place has the same name in every scene of a deal.
 *
 * @param owner whose place it is, or {@link #NOBODY}
 * @param group which one of several of a kind: a split hand, a meld, a pile, a pot
 * @param index of a card in it, or {@link #WHOLE} for all of it
 */
public record At(Kind kind, int owner, int group, int index) {
  /** The owner of what belongs to all. */
  public static final int NOBODY = -1;

  /** The index of a place as a whole. */
  public static final int WHOLE = -1;

  /** What kinds of places there are; a client may place each kind as it likes. */
  public enum Kind {
    /** The cards of the person who looks. */
    OWN,
    /** The cards of somebody else. */
    OTHERS,
    /** Cards in the middle that are nobody's: a board, a dealer's hand, a spread. */
    BOARD,
    /** Piles in rows and columns. */
    GRID,
    MELDS,
    STOCK,
    DISCARD,
    POT,
    /** A person's name and state. */
    PLATE,
    /** A line to be read or scrubbed. */
    GAUGE
  }

  /** A place that belongs to all and of which there is one. */
  public static At middle(Kind kind) {
    return new At(kind, NOBODY, 0, WHOLE);
  }

  /** A place of a seat, where the seat has only one of that kind. */
  public static At of(Kind kind, int owner) {
    return new At(kind, owner, 0, WHOLE);
  }

  public static At plate(int seat) {
    return of(Kind.PLATE, seat);
  }

  public At group(int number) {
    return new At(kind, owner, number, index);
  }

  /** A card's place in this one. */
  public At card(int number) {
    return new At(kind, owner, group, number);
  }

  /** The place that this card lies in. */
  public At whole() {
    return card(WHOLE);
  }
}
