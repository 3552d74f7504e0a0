package dev.parlor.games.romme;

import dev.parlor.games.Refusal;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction.Discard;
import dev.parlor.games.romme.RommeAction.Draw;
import dev.parlor.games.romme.RommeAction.LayOff;
import dev.parlor.games.romme.RommeAction.Meld;
import dev.parlor.games.romme.RommeAction.Play;
import dev.parlor.games.romme.RommeAction.Source;
import dev.parlor.games.romme.RommeAction.SwapJoker;
import dev.parlor.games.romme.RommeAction.TakeBack;
import dev.parlor.games.romme.meld.Shape;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Says why an action is not allowed, by public facts and by what the player claims. */
final class Judge {
  private final RommeState state;
  private final int seat;

  private Judge(RommeState state, int seat) {
    this.state = state;
    this.seat = seat;
  }

  /** Why the seat may not do this now; empty when it may. */
  static Optional<Refusal> problem(RommeState state, int seat, RommeAction action) {
    if (!state.awaitsPlayer()) {
      return no("romme.wait");
    } else if (seat != state.turn()) {
      return no("turn.notYours", state.turn() + 1);
    }
    Judge judge = new Judge(state, seat);
    boolean draws = action instanceof Draw;
    if (draws != (state.phase() == RommePhase.DRAW)) {
      return no(draws ? "romme.draw.again" : "romme.draw.first");
    }
    return action.match(
        new RommeAction.Cases<>(
            judge::draw, judge::meld, judge::layOff, judge::swap, judge::takeBack, judge::discard));
  }

  private Optional<Refusal> draw(Draw draw) {
    RommeState.Cards cards = state.cards();
    if (draw.source() == Source.DISCARD) {
      return cards.discards().isEmpty() ? no("romme.draw.noDiscard") : yes();
    }
    boolean reshuffles = cards.stock() == 0 && cards.discards().size() > 1;
    return reshuffles && !cards.claims().isEmpty() ? no("romme.wait") : yes();
  }

  private Optional<Refusal> meld(Meld meld) {
    if (meld.melds().isEmpty()) {
      return no("romme.meld.empty");
    }
    List<Play> all = new ArrayList<>();
    int points = 0;
    for (List<Play> plays : meld.melds()) {
      Optional<Shape> shape = shapeOf(plays);
      if (!shape.isPresent()) {
        return no("romme.meld.none");
      } else if (plays.stream().allMatch(play -> play.face().isJoker())) {
        return no("romme.meld.onlyJokers");
      } else if (jokers(plays) > state.options().maxJokersPerMeld()) {
        return no("romme.meld.jokers", state.options().maxJokersPerMeld());
      }
      points += shape.get().value();
      all.addAll(plays);
    }
    int limit = state.options().firstMeld();
    if (!me().hasMelded() && points < limit) {
      return no("romme.meld.first", limit, points);
    }
    return plays(all);
  }

  private static Optional<Shape> shapeOf(List<Play> plays) {
    List<Card> places = new ArrayList<>();
    plays.forEach(play -> places.add(play.place()));
    return Shape.of(places);
  }

  private Optional<Refusal> layOff(LayOff layOff) {
    Optional<TableMeld> found = state.cards().meld(layOff.meld());
    if (!me().hasMelded()) {
      return no("romme.layOff.first");
    } else if (!found.isPresent()) {
      return no("romme.meld.unknown", layOff.meld());
    } else if (layOff.plays().isEmpty() || !grown(found.get().shape(), layOff).isPresent()) {
      return no("romme.layOff.none");
    }
    int jokers = jokers(layOff.plays());
    if (jokers > 0
        && jokers + state.jokerPlaces(found.get()).size() > state.options().maxJokersPerMeld()) {
      return no("romme.meld.jokers", state.options().maxJokersPerMeld());
    }
    for (Swap swap : state.now().swaps()) {
      if (swap.meld() == layOff.meld() && slots(layOff.plays()).contains(swap.joker())) {
        return no("romme.swap.sameMeld");
      }
    }
    return plays(layOff.plays());
  }

  /** The shape with all these cards laid off, in whatever order they fit; empty if they do not. */
  static Optional<Shape> grown(Shape shape, LayOff layOff) {
    Shape grown = shape;
    List<Card> left = new ArrayList<>();
    layOff.plays().forEach(play -> left.add(play.place()));
    while (!left.isEmpty()) {
      Optional<Shape> next = Optional.empty();
      for (int i = 0; i < left.size() && !next.isPresent(); i++) {
        next = left.get(i).isJoker() ? Optional.empty() : grown.with(left.get(i));
        if (next.isPresent()) {
          left.remove(i);
        }
      }
      if (!next.isPresent()) {
        return next;
      }
      grown = next.get();
    }
    return Optional.of(grown);
  }

  private Optional<Refusal> swap(SwapJoker swap) {
    Optional<TableMeld> found = state.cards().meld(swap.meld());
    if (!me().hasMelded()) {
      return no("romme.layOff.first");
    } else if (!found.isPresent()) {
      return no("romme.meld.unknown", swap.meld());
    } else if (!state.jokerPlaces(found.get()).contains(swap.face())) {
      return no("romme.swap.none", swap.face());
    }
    return claim(swap.slot(), swap.face());
  }

  private Optional<Refusal> takeBack(TakeBack back) {
    boolean pending = state.now().swaps().stream().anyMatch(swap -> swap.meld() == back.meld());
    return pending ? yes() : no("romme.takeBack.none");
  }

  private Optional<Refusal> discard(Discard discard) {
    if (!state.now().swaps().isEmpty()) {
      return no("romme.swap.use");
    } else if (discard.slot().equals(state.now().taken())) {
      return no("romme.discard.taken");
    }
    return claim(discard.slot(), discard.face());
  }

  /**
   * Why these cards can't leave the hand; empty when they can. Each must be held and be what it may
   * be, and the turn must still be able to end.
   */
  private Optional<Refusal> plays(List<Play> plays) {
    Set<Slot> leaving = slots(plays);
    if (leaving.size() != plays.size()) {
      return no("romme.card.twice");
    }
    for (Play play : plays) {
      if (!play.face().isJoker() && !play.face().equals(play.place())) {
        return no("romme.card.place", play.face(), play.place());
      }
      Optional<Refusal> problem = claim(play.slot(), play.face());
      if (problem.isPresent()) {
        return problem;
      }
    }
    return leavesOnlyTaken(leaving) ? no("romme.discard.keepAnother") : yes();
  }

  private Optional<Refusal> claim(Slot slot, Card face) {
    Card known = state.face(slot);
    if (!me().hand().contains(slot)) {
      return no("romme.card.notHeld", face);
    }
    return known == null || known.equals(face) ? yes() : no("romme.card.other", known);
  }

  /**
   * Whether only the taken card would be left, which may not be discarded. A swapped joker counts
   * as the card that would come back for it.
   */
  private boolean leavesOnlyTaken(Set<Slot> leaving) {
    Set<Slot> left = new HashSet<>(me().hand());
    left.removeAll(leaving);
    for (Swap swap : state.now().swaps()) {
      if (left.remove(swap.joker())) {
        left.add(swap.natural());
      }
    }
    Slot taken = state.now().taken();
    return taken != null && left.equals(Set.of(taken));
  }

  private RommeSeat me() {
    return state.seats().get(seat);
  }

  private static Set<Slot> slots(List<Play> plays) {
    Set<Slot> slots = new HashSet<>();
    plays.forEach(play -> slots.add(play.slot()));
    return slots;
  }

  private static int jokers(List<Play> plays) {
    return (int) plays.stream().filter(play -> play.face().isJoker()).count();
  }

  private static Optional<Refusal> yes() {
    return Optional.empty();
  }

  private static Optional<Refusal> no(String key, Object... args) {
    return Optional.of(new Refusal(key, List.of(args)));
  }
}
