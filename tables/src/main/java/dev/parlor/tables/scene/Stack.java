package dev.parlor.tables.scene;

import java.util.Optional;

/**
 * Cards of which only the top can be seen: the rest of a deck, discards.
 *
 * @param deck the deck whose cards come from here; -1 when none does. A card of this deck that
 *     nobody has seen before flies from this stack
 * @param top the card on top, if it has a face or an identity
 * @param typed what names it where one types; may be empty
 */
public record Stack(
    At at, int deck, int count, Phrase caption, Optional<Spot> top, boolean target, String typed) {

  /** A stack of cards face down. */
  public static Stack down(At at, int deck, int count) {
    return new Stack(at, deck, count, Phrase.NONE, Optional.empty(), false, "");
  }

  /** A stack of cards face up, with the last one on top. */
  public static Stack up(At at, int count, Optional<Spot> top) {
    return new Stack(at, -1, count, Phrase.NONE, top, false, "");
  }

  public Stack captioned(Phrase words) {
    return new Stack(at, deck, count, words, top, target, typed);
  }

  public Stack asTarget(boolean now) {
    return new Stack(at, deck, count, caption, top, now, typed);
  }

  public Stack typedAs(String name) {
    return new Stack(at, deck, count, caption, top, target, name);
  }
}
