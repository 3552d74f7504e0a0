package dev.parlor.tables.scene;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A card's place with the card that lies there. A screen reader says what follows from it: the face
 * or that it lies face down, what it stands for, its marks.
 *
 * @param slot the identity of the card; empty for a gap
 * @param face null while the card shows its back to the person who looks
 * @param standsFor what a joker stands for
 * @param target whether it can be tapped now
 * @param typed the text that names it when typing; may be empty
 */
public record Spot(
    At at,
    Optional<Slot> slot,
    @Nullable Card face,
    @Nullable Card standsFor,
    Set<Mark> marks,
    boolean target,
    String typed) {
  public Spot {
    marks = Set.copyOf(marks);
  }

  /** A plain card as it lies there. */
  public static Spot of(At at, Slot slot, @Nullable Card face) {
    return new Spot(at, Optional.of(slot), face, null, Set.of(), false, "");
  }

  /** A place where a card could lie. */
  public static Spot gap(At at) {
    return new Spot(at, Optional.empty(), null, null, Set.of(), false, "");
  }

  public boolean isGap() {
    return !slot.isPresent();
  }

  public boolean has(Mark mark) {
    return marks.contains(mark);
  }

  public Spot with(Mark mark) {
    Set<Mark> more = EnumSet.of(mark);
    more.addAll(marks);
    return new Spot(at, slot, face, standsFor, more, target, typed);
  }

  public Spot withIf(boolean condition, Mark mark) {
    return condition ? with(mark) : this;
  }

  /** This spot without these marks. */
  public Spot without(Mark... gone) {
    Set<Mark> rest = EnumSet.noneOf(Mark.class);
    rest.addAll(marks);
    rest.removeAll(Arrays.asList(gone));
    return new Spot(at, slot, face, standsFor, rest, target, typed);
  }

  /** This spot as a target of taps, or not. */
  public Spot asTarget(boolean now) {
    return new Spot(at, slot, face, standsFor, marks, now, typed);
  }

  public Spot typedAs(String name) {
    return new Spot(at, slot, face, standsFor, marks, target, name);
  }

  public Spot standingFor(@Nullable Card card) {
    return new Spot(at, slot, face, card, marks, target, typed);
  }
}
