package dev.parlor.games.romme;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Slot;
import dev.parlor.games.bot.KnobSettings;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction.Discard;
import dev.parlor.games.romme.RommeAction.Draw;
import dev.parlor.games.romme.RommeAction.LayOff;
import dev.parlor.games.romme.RommeAction.Meld;
import dev.parlor.games.romme.RommeAction.Play;
import dev.parlor.games.romme.RommeAction.Source;
import dev.parlor.games.romme.RommeAction.SwapJoker;
import dev.parlor.games.romme.RommeAction.TakeBack;
import dev.parlor.games.romme.meld.MeldPoints;
import dev.parlor.games.romme.meld.MeldSolver;
import dev.parlor.games.romme.meld.Objective;
import dev.parlor.games.romme.meld.Partition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a seat could do with the cards it has seen: which melds, lay-offs, swaps and discards. Made
 * for one state; not thread-safe.
 */
public final class Hints {
  private final RommeState state;
  private final int seat;
  private final List<Held> hand = new ArrayList<>();
  private final MeldSolver solver = new MeldSolver();
  private final int maxJokers;

  public Hints(RommeState state, int seat, Knowledge knowledge) {
    this.state = state;
    this.seat = seat;
    this.maxJokers = state.options().maxJokersPerMeld();
    for (Slot slot : handOf(state, seat)) {
      Card shown = state.face(slot);
      Card face = shown != null ? shown : knowledge.face(slot);
      if (face != null) {
        hand.add(new Held(slot, face));
      }
    }
  }

  private static List<Slot> handOf(RommeState state, int seat) {
    return seat >= 0 && seat < state.seats().size() ? state.seats().get(seat).hand() : List.of();
  }

  /** The cards of the hand that this seat has seen. */
  List<Held> hand() {
    return hand;
  }

  List<Card> faces() {
    List<Card> faces = new ArrayList<>();
    hand.forEach(held -> faces.add(held.face()));
    return faces;
  }

  MeldSolver solver() {
    return solver;
  }

  /** What all the cards held count. */
  public int deadwood() {
    return MeldPoints.deadwood(faces());
  }

  /** What is left of the cards held after the best melds. */
  public int deadwoodAfterMelds() {
    return solver.leastDeadwood(faces(), maxJokers);
  }

  /**
   * The melds to lay now. They leave least in the hand; if these count too little for the first
   * meld, those that count most.
   */
  public Optional<Meld> proposal() {
    if (!awaits(RommePhase.PLAY)) {
      return Optional.empty();
    }
    Optional<Meld> lightest =
        firstAllowed(solver.best(faces(), Objective.LEAST_DEADWOOD, maxJokers));
    return lightest.isPresent()
        ? lightest
        : firstAllowed(solver.best(faces(), Objective.GREATEST_VALUE, maxJokers));
  }

  /** All melds of a partition; or all but one, if the rest of the hand allows no more. */
  private Optional<Meld> firstAllowed(Partition partition) {
    List<List<Play>> melds = Arrangement.plays(partition, urgentFirst());
    Meld all = new Meld(melds);
    if (allowed(all)) {
      return Optional.of(all);
    }
    for (int i = 0; i < melds.size(); i++) {
      List<List<Play>> fewer = new ArrayList<>(melds);
      fewer.remove(i);
      if (allowed(new Meld(fewer))) {
        return Optional.of(new Meld(fewer));
      }
    }
    return Optional.empty();
  }

  /** What an action would lay, in points. */
  public static int points(Meld meld) {
    int points = 0;
    for (List<Play> plays : meld.melds()) {
      List<Card> places = new ArrayList<>();
      plays.forEach(play -> places.add(play.place()));
      points +=
          dev.parlor.games.romme.meld.Shape.of(places)
              .map(dev.parlor.games.romme.meld.Shape::value)
              .orElse(0);
    }
    return points;
  }

  /**
   * The hand, with the cards first that must leave it; they are then used first among equal cards.
   */
  private List<Held> urgentFirst() {
    Set<Slot> urgent = new HashSet<>();
    state.now().swaps().forEach(swap -> urgent.add(swap.joker()));
    Slot taken = state.now().taken();
    if (taken != null) {
      urgent.add(taken);
    }
    List<Held> sorted = new ArrayList<>(hand);
    sorted.sort(java.util.Comparator.comparing(held -> !urgent.contains(held.slot())));
    return sorted;
  }

  /** Every single card that may be laid off now, with every place it may take. */
  public List<LayOff> layOffs() {
    List<LayOff> found = new ArrayList<>();
    if (!awaits(RommePhase.PLAY)) {
      return found;
    }
    for (TableMeld meld : state.cards().melds()) {
      for (Card place : meld.shape().openPlaces()) {
        for (Held held : hand) {
          if (held.face().isJoker() || held.face().equals(place)) {
            Play play = new Play(held.slot(), held.face(), place);
            LayOff layOff = new LayOff(meld.id(), List.of(play));
            if (allowed(layOff)) {
              found.add(layOff);
            }
          }
        }
      }
    }
    return found;
  }

  /** The jokers on the table that a card of the hand can replace and that could then be used. */
  public List<SwapJoker> swaps() {
    List<SwapJoker> found = new ArrayList<>();
    if (!awaits(RommePhase.PLAY)) {
      return found;
    }
    for (TableMeld meld : state.cards().melds()) {
      Set<Card> jokerPlaces = state.jokerPlaces(meld);
      for (Held held : hand) {
        SwapJoker swap = new SwapJoker(meld.id(), held.slot(), held.face());
        if (jokerPlaces.contains(held.face()) && allowed(swap) && jokerHasUse(meld, held)) {
          found.add(swap);
        }
      }
    }
    return found;
  }

  private boolean jokerHasUse(TableMeld from, Held natural) {
    List<Card> after = faces();
    after.remove(natural.face());
    after.add(Card.JOKER);
    long jokers = after.stream().filter(Card::isJoker).count();
    Partition best = solver.best(after, Objective.LEAST_DEADWOOD, maxJokers);
    if (best.rest().stream().filter(Card::isJoker).count() < jokers) {
      return true;
    }
    return state.cards().melds().stream()
        .anyMatch(
            other ->
                other.id() != from.id()
                    && !other.shape().openPlaces().isEmpty()
                    && state.jokerPlaces(other).size() < maxJokers);
  }

  /** The cards that may end the turn now. */
  public List<Discard> discards() {
    List<Discard> found = new ArrayList<>();
    for (Held held : hand) {
      Discard discard = new Discard(held.slot(), held.face());
      if (allowed(discard)) {
        found.add(discard);
      }
    }
    return found;
  }

  List<Choice> choices() {
    List<Choice> choices = new ArrayList<>();
    if (awaits(RommePhase.DRAW)) {
      choices.add(new RommeChoice.Draw(sources()));
    } else if (awaits(RommePhase.PLAY)) {
      proposal().ifPresent(meld -> choices.add(new RommeChoice.Meld(meld)));
      List<LayOff> layOffs = layOffs();
      if (!layOffs.isEmpty()) {
        choices.add(new RommeChoice.LayOff(layOffs));
      }
      List<SwapJoker> swaps = swaps();
      if (!swaps.isEmpty()) {
        choices.add(new RommeChoice.Swap(swaps));
      }
      Set<Integer> pending = new LinkedHashSet<>();
      state.now().swaps().forEach(swap -> pending.add(swap.meld()));
      if (!pending.isEmpty()) {
        choices.add(new RommeChoice.TakeBack(new ArrayList<>(pending)));
      }
      List<Discard> discards = discards();
      if (!discards.isEmpty()) {
        choices.add(new RommeChoice.Discard(discards));
      }
    }
    return choices;
  }

  List<Source> sources() {
    List<Source> sources = new ArrayList<>();
    for (Source source : Source.values()) {
      if (allowed(new Draw(source))) {
        sources.add(source);
      }
    }
    return sources;
  }

  Action timeout() {
    if (state.phase() == RommePhase.DRAW) {
      return new Draw(sources().get(0));
    } else if (!state.now().swaps().isEmpty()) {
      return new TakeBack(state.now().swaps().get(0).meld());
    }
    return new DiscardAdvice(this, state, seat, KnobSettings.USUAL).best();
  }

  boolean allowed(RommeAction action) {
    return !Judge.problem(state, seat, action).isPresent();
  }

  private boolean awaits(RommePhase phase) {
    return state.awaitsPlayer() && state.turn() == seat && state.phase() == phase;
  }
}
