package dev.parlor.tables.scene;

import java.util.List;
import java.util.OptionalInt;

/**
 * Cards that lie together.
 *
 * @param caption what the place is called; may be {@link Phrase#NONE}
 * @param total what they come to, in a word; may be {@link Phrase#NONE}
 * @param bet chips that lie on them
 * @param target whether the place as a whole can be tapped or dropped on
 * @param typed what names it where one types; may be empty
 */
public record Zone(
    At at,
    Phrase caption,
    Phrase total,
    OptionalInt bet,
    Layout layout,
    boolean target,
    String typed,
    List<Spot> spots) {
  public Zone {
    spots = List.copyOf(spots);
  }

  /** How the cards lie. */
  public enum Layout {
    /** Side by side, with every card whole. */
    ROW,
    /** One over the other, with the corner of each card free. */
    FAN,
    /** The cards lie in rows of as many as make a square; the index of a spot counts row by row. */
    GRID,
    /** One upon the other; the last spot is on top. */
    PILE
  }

  /** A zone whose cards need no words. */
  public static Zone of(At at, Layout layout, List<Spot> spots) {
    return new Zone(at, Phrase.NONE, Phrase.NONE, OptionalInt.empty(), layout, false, "", spots);
  }

  public Zone captioned(Phrase words) {
    return new Zone(at, words, total, bet, layout, target, typed, spots);
  }

  public Zone totalling(Phrase words) {
    return new Zone(at, caption, words, bet, layout, target, typed, spots);
  }

  public Zone betting(int chips) {
    return new Zone(at, caption, total, OptionalInt.of(chips), layout, target, typed, spots);
  }

  public Zone asTarget(boolean now) {
    return new Zone(at, caption, total, bet, layout, now, typed, spots);
  }

  public Zone typedAs(String name) {
    return new Zone(at, caption, total, bet, layout, target, name, spots);
  }
}
