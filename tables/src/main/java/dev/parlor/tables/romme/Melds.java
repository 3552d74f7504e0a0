package dev.parlor.tables.romme;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.Rank;
import dev.parlor.games.card.Suit;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeView;
import dev.parlor.games.romme.meld.Shape;
import dev.parlor.tables.scene.Picks;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What chosen cards can be as one meld. */
final class Melds {
  private final RommeView view;
  private final Picks picks;

  Melds(RommeView view, Picks picks) {
    this.view = view;
    this.picks = picks;
  }

  /** All the staged groups as one action; empty while one of them is no meld. */
  Optional<RommeAction.Meld> staged() {
    List<List<RommeAction.Play>> melds = new ArrayList<>();
    for (List<Slot> group : picks.groups()) {
      Optional<List<RommeAction.Play>> meld = best(group);
      if (!meld.isPresent()) {
        return Optional.empty();
      }
      melds.add(meld.get());
    }
    return melds.isEmpty() ? Optional.empty() : Optional.of(new RommeAction.Meld(melds));
  }

  /** A group as the meld that counts most, with every joker where the person said. */
  Optional<List<RommeAction.Play>> best(List<Slot> group) {
    return all(group).stream().filter(this::isAsSaid).findFirst();
  }

  /** Every meld that a group can be, the one that counts most first. */
  List<List<RommeAction.Play>> all(List<Slot> group) {
    List<Slot> naturals = new ArrayList<>();
    List<Slot> jokers = new ArrayList<>();
    for (Slot slot : group) {
      Card face = face(slot);
      if (face == null) {
        return List.of();
      }
      (face.isJoker() ? jokers : naturals).add(slot);
    }
    if (naturals.isEmpty() || jokers.size() > view.options().maxJokersPerMeld()) {
      return List.of();
    }
    List<Shape> shapes = new ArrayList<>();
    for (List<Card> places : places(naturals, group.size())) {
      Shape.of(places).ifPresent(shapes::add);
    }
    shapes.sort(Comparator.comparingInt(Shape::value).reversed());
    List<List<RommeAction.Play>> melds = new ArrayList<>();
    for (Shape shape : shapes) {
      melds.add(plays(shape, naturals, jokers));
    }
    return melds;
  }

  private boolean isAsSaid(List<RommeAction.Play> plays) {
    Set<Card> said = new LinkedHashSet<>();
    Set<Card> meant = new LinkedHashSet<>();
    for (RommeAction.Play play : plays) {
      @Nullable Card standIn = picks.standIn(play.slot());
      if (standIn != null) {
        said.add(standIn);
      }
      if (play.face().isJoker()) {
        meant.add(play.place());
      }
    }
    return meant.containsAll(said);
  }

  /** The places of every set and run of this length that these cards belong to. */
  private Set<List<Card>> places(List<Slot> naturals, int size) {
    Set<Card> cards = new LinkedHashSet<>();
    naturals.forEach(slot -> cards.add(face(slot)));
    Set<List<Card>> found = new LinkedHashSet<>();
    if (cards.size() == naturals.size()) {
      Card one = cards.iterator().next();
      groups(one.rank(), size, cards, found);
      runs(one.suit(), size, cards, found);
    }
    return found;
  }

  private static void groups(Rank rank, int size, Set<Card> cards, Set<List<Card>> found) {
    Suit[] suits = Suit.values();
    for (int set = 0; set < 1 << suits.length; set++) {
      if (Integer.bitCount(set) == size) {
        List<Card> places = new ArrayList<>();
        for (int i = 0; i < suits.length; i++) {
          if ((set >> i & 1) == 1) {
            places.add(Card.of(rank, suits[i]));
          }
        }
        keep(places, cards, found);
      }
    }
  }

  private static void runs(Suit suit, int size, Set<Card> cards, Set<List<Card>> found) {
    Rank[] ranks = Rank.values();
    for (int low = 0; low + size <= ranks.length + 1; low++) {
      List<Card> places = new ArrayList<>();
      for (int i = low; i < low + size; i++) {
        places.add(Card.of(ranks[i % ranks.length], suit));
      }
      keep(places, cards, found);
    }
  }

  private static void keep(List<Card> places, Set<Card> cards, Set<List<Card>> found) {
    if (places.containsAll(cards)) {
      found.add(places);
    }
  }

  private List<RommeAction.Play> plays(Shape shape, List<Slot> naturals, List<Slot> jokers) {
    List<Slot> free = new ArrayList<>(jokers);
    List<RommeAction.Play> plays = new ArrayList<>();
    for (Card place : shape.places()) {
      Optional<Slot> natural =
          naturals.stream().filter(slot -> Objects.equals(place, face(slot))).findFirst();
      Slot slot = natural.isPresent() ? natural.get() : joker(free, place);
      plays.add(new RommeAction.Play(slot, natural.isPresent() ? place : Card.JOKER, place));
    }
    return plays;
  }

  /** The joker that was said to stand for the place, or any other. */
  private Slot joker(List<Slot> free, Card place) {
    Slot chosen =
        free.stream()
            .filter(slot -> Objects.equals(place, picks.standIn(slot)))
            .findFirst()
            .orElse(free.get(0));
    free.remove(chosen);
    return chosen;
  }

  @Nullable Card face(Slot slot) {
    for (RommeView.HandCard card : view.hand()) {
      if (card.slot().equals(slot)) {
        return card.face().orElse(null);
      }
    }
    return null;
  }
}
