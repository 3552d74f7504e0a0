package dev.parlor.tables.romme;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeView;
import dev.parlor.games.romme.meld.Shape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Puts chosen cards on a meld of the table, in an order in which each one fits. */
final class LayOffs {
  private final Melds melds;

  LayOffs(Melds melds) {
    this.melds = melds;
  }

  /**
   * Every way to lay exactly these cards on this meld. There are several when a joker among them
   * can stand for more than one card.
   */
  List<RommeAction.LayOff> on(RommeView.Meld meld, List<Slot> slots) {
    Optional<Shape> shape = shape(meld);
    List<List<RommeAction.Play>> ways = new ArrayList<>();
    List<Slot> jokersLast = new ArrayList<>(slots);
    jokersLast.sort(Comparator.comparing(slot -> Objects.equals(Card.JOKER, melds.face(slot))));
    shape.ifPresent(start -> extend(start, jokersLast, new ArrayList<>(), ways));
    List<RommeAction.LayOff> layOffs = new ArrayList<>();
    for (List<RommeAction.Play> plays : ways) {
      if (layOffs.stream().noneMatch(known -> samePlaces(known.plays(), plays))) {
        layOffs.add(new RommeAction.LayOff(meld.id(), plays));
      }
    }
    return layOffs;
  }

  private void extend(
      Shape shape,
      List<Slot> left,
      List<RommeAction.Play> made,
      List<List<RommeAction.Play>> ways) {
    if (left.isEmpty()) {
      ways.add(List.copyOf(made));
    }
    for (Slot slot : left) {
      Card face = melds.face(slot);
      for (Card place : shape.openPlaces()) {
        if (face != null && (face.isJoker() || face.equals(place))) {
          List<Slot> rest = new ArrayList<>(left);
          rest.remove(slot);
          made.add(new RommeAction.Play(slot, face, place));
          extend(shape.with(place).orElse(shape), rest, made, ways);
          made.remove(made.size() - 1);
        }
      }
    }
  }

  private static boolean samePlaces(List<RommeAction.Play> one, List<RommeAction.Play> other) {
    return one.size() == other.size() && other.stream().allMatch(play -> covers(one, play));
  }

  /**
   * Whether two ways put the same faces on the same places. Which of two jokers lies where makes no
   * difference.
   */
  private static boolean covers(List<RommeAction.Play> plays, RommeAction.Play wanted) {
    return plays.stream()
        .anyMatch(play -> play.place().equals(wanted.place()) && play.face().equals(wanted.face()));
  }

  private static Optional<Shape> shape(RommeView.Meld meld) {
    List<Card> places = new ArrayList<>();
    meld.cards().forEach(card -> places.add(card.place()));
    return Shape.of(places);
  }
}
