package dev.parlor.tables;

import dev.parlor.games.Action;
import dev.parlor.games.Dice;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.Rank;
import dev.parlor.games.card.Suit;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The melds that a hand of Rommé can lay beyond those that its choices name: every set and run that
 * it covers, a joker in any of their places, two melds at once, two cards on one meld. The rules
 * judge each.
 */
final class WantedMelds {
  private static final int MOST = 8; // how many of a kind at one moment

  private final RommeView view;
  private final Dice dice;
  private final Predicate<Action> allowed;

  /**
   * @param allowed whether the rules accept an action now
   */
  WantedMelds(RommeView view, Dice dice, Predicate<Action> allowed) {
    this.view = view;
    this.dice = dice;
    this.allowed = allowed;
  }

  List<Action> all() {
    List<Action> wanted = new ArrayList<>();
    List<List<RommeAction.Play>> melds = melds();
    for (List<RommeAction.Play> meld : melds) {
      wanted.add(new RommeAction.Meld(List.of(meld)));
    }
    wanted.removeIf(allowed.negate());
    List<Action> some = new ArrayList<>(few(wanted));
    some.addAll(few(pairs(melds)));
    some.addAll(few(layOffs()));
    return some;
  }

  private List<Action> few(List<Action> actions) {
    while (actions.size() > MOST) {
      actions.remove(dice.below(actions.size()));
    }
    return actions;
  }

  private List<Action> pairs(List<List<RommeAction.Play>> melds) {
    List<Action> pairs = new ArrayList<>();
    for (int tries = 0; tries < 60 && melds.size() > 1; tries++) {
      List<RommeAction.Play> one = melds.get(dice.below(melds.size()));
      List<RommeAction.Play> other = melds.get(dice.below(melds.size()));
      Set<Slot> slots = new HashSet<>();
      one.forEach(play -> slots.add(play.slot()));
      other.forEach(play -> slots.add(play.slot()));
      Action both = new RommeAction.Meld(List.of(one, other));
      if (slots.size() == one.size() + other.size() && allowed.test(both)) {
        pairs.add(both);
      }
    }
    return pairs;
  }

  /**
   * Every set and run that the hand covers. Jokers stand for cards that it lacks, or for one that
   * it has.
   */
  private List<List<RommeAction.Play>> melds() {
    List<List<RommeAction.Play>> melds = new ArrayList<>();
    for (List<Card> places : shapes()) {
      cover(places, -1).ifPresent(melds::add);
      for (int joker = 0; joker < places.size(); joker++) {
        cover(places, joker).ifPresent(melds::add);
      }
    }
    return melds;
  }

  private Optional<List<RommeAction.Play>> cover(List<Card> places, int jokerAt) {
    List<Slot> jokers = held(Card.JOKER);
    List<RommeAction.Play> plays = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      List<Slot> natural = held(places.get(i));
      if (i != jokerAt && !natural.isEmpty()) {
        Slot slot = natural.get(dice.below(natural.size()));
        plays.add(new RommeAction.Play(slot, places.get(i), places.get(i)));
      } else if (!jokers.isEmpty()) {
        plays.add(new RommeAction.Play(jokers.remove(0), Card.JOKER, places.get(i)));
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(plays);
  }

  private List<Slot> held(Card face) {
    List<Slot> slots = new ArrayList<>();
    for (RommeView.HandCard card : view.hand()) {
      if (card.face().equals(Optional.of(face))) {
        slots.add(card.slot());
      }
    }
    return slots;
  }

  private static List<List<Card>> shapes() {
    List<List<Card>> shapes = new ArrayList<>();
    Suit[] suits = Suit.values();
    Rank[] ranks = Rank.values();
    for (Rank rank : ranks) {
      for (int out = -1; out < suits.length; out++) {
        List<Card> group = new ArrayList<>();
        for (int i = 0; i < suits.length; i++) {
          if (i != out) {
            group.add(Card.of(rank, suits[i]));
          }
        }
        shapes.add(group);
      }
    }
    for (Suit suit : suits) {
      for (int low = 0; low < ranks.length; low++) {
        List<Card> run = new ArrayList<>();
        for (int i = low; i <= ranks.length; i++) {
          run.add(Card.of(ranks[i % ranks.length], suit));
          if (run.size() >= 3 && run.size() <= ranks.length) {
            shapes.add(List.copyOf(run));
          }
        }
      }
    }
    return shapes;
  }

  /** One or two cards on a meld, and a joker in any place. */
  private List<Action> layOffs() {
    List<Action> layOffs = new ArrayList<>();
    Map<Slot, Card> hand = new LinkedHashMap<>();
    view.hand().forEach(card -> card.face().ifPresent(face -> hand.put(card.slot(), face)));
    for (RommeView.Player player : view.players()) {
      for (RommeView.Meld meld : player.melds()) {
        for (RommeAction.Play first : plays(hand, null)) {
          RommeAction.LayOff one = new RommeAction.LayOff(meld.id(), List.of(first));
          if (allowed.test(one)) {
            layOffs.add(one);
            for (RommeAction.Play second : plays(hand, first.slot())) {
              Action two = new RommeAction.LayOff(meld.id(), List.of(first, second));
              if (allowed.test(two)) {
                layOffs.add(two);
              }
            }
          }
        }
      }
    }
    return layOffs;
  }

  private static List<RommeAction.Play> plays(Map<Slot, Card> hand, @Nullable Slot without) {
    List<RommeAction.Play> plays = new ArrayList<>();
    hand.forEach(
        (slot, face) -> {
          if (slot.equals(without)) {
            return;
          } else if (!face.isJoker()) {
            plays.add(new RommeAction.Play(slot, face, face));
            return;
          }
          for (Suit suit : Suit.values()) {
            for (Rank rank : Rank.values()) {
              plays.add(new RommeAction.Play(slot, face, Card.of(rank, suit)));
            }
          }
        });
    return plays;
  }
}
