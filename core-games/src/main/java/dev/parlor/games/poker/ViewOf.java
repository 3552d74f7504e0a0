package dev.parlor.games.poker;

import dev.parlor.games.Dealt;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.eval.HandName;
import dev.parlor.games.poker.hand.HandSeat;
import dev.parlor.games.poker.hand.HandStart;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.poker.hand.PokerLimits;
import dev.parlor.games.poker.hand.Pot;
import dev.parlor.games.poker.hand.Pots;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Builds a seat's view from what is public and what this seat was dealt. */
final class ViewOf {
  private ViewOf() {}

  static PokerView seat(HoldemState state, int seat, Knowledge knowledge) {
    Optional<PokerHand> hand = state.hand();
    List<Dealt> own = own(state, seat, knowledge);
    List<Card> all = Dealt.openFaces(own);
    boolean named = all.size() == 2;
    all.addAll(state.board());
    boolean mine = seat >= 0 && state.turn() == seat;
    return new PokerView(
        seat,
        state.handsPlayed() + (state.outcome().isPresent() ? 0 : 1),
        state.blinds(),
        phase(state),
        plates(state),
        new PokerView.Middle(
            hand.map(now -> DeckLayout.of(state, now).board(state)).orElse(List.of()),
            hand.map(ViewOf::pots).orElse(List.of()),
            hand.map(PokerHand::pot).orElse(0)),
        new PokerView.Mine(
            own,
            named ? Optional.of(HandName.of(all)) : Optional.empty(),
            mine ? hand.map(PokerHand::limits) : Optional.empty(),
            mine ? hand.map(Presets::of).orElse(List.of()) : List.of()),
        state.turn() == PokerHand.NOBODY ? Optional.empty() : Optional.of(state.turn()),
        new PokerView.Before(
            state.lastHand(),
            state.lastHand().map(last -> lastCards(state, last, seat, knowledge))));
  }

  private static PokerView.HandCards lastCards(
      HoldemState state, HandResult last, int seat, Knowledge knowledge) {
    DeckLayout layout =
        new DeckLayout(last.deck(), last.start().clockwise(), state.options().burn());
    List<Dealt> board = new ArrayList<>();
    for (int card = 0; card < last.board().size(); card++) {
      board.add(new Dealt(layout.board(card), last.board().get(card)));
    }
    List<List<Dealt>> holes = new ArrayList<>();
    for (int each = 0; each < state.seats().size(); each++) {
      holes.add(hole(layout, last, each, each == seat ? knowledge : Knowledge.NONE));
    }
    return new PokerView.HandCards(board, holes);
  }

  private static List<Dealt> hole(
      DeckLayout layout, HandResult last, int seat, Knowledge knowledge) {
    List<Dealt> hole = new ArrayList<>();
    if (last.start().dealt().contains(seat)) {
      List<Card> shown =
          last.shown().stream()
              .filter(each -> each.seat() == seat)
              .findFirst()
              .map(HandResult.Shown::cards)
              .orElse(List.of());
      for (Slot slot : layout.hole(seat)) {
        hole.add(
            new Dealt(
                slot, hole.size() < shown.size() ? shown.get(hole.size()) : knowledge.face(slot)));
      }
    }
    return hole;
  }

  private static PokerView.Phase phase(HoldemState state) {
    if (state.outcome().isPresent()) {
      return PokerView.Phase.OVER;
    } else if (!state.hand().isPresent()) {
      return state.rests() ? PokerView.Phase.RESTING : PokerView.Phase.SHUFFLING;
    }
    return state.awaited().isEmpty() ? PokerView.Phase.BETTING : PokerView.Phase.OPENING;
  }

  /** The pots. Once the betting is over they no longer contain an uncalled bet. */
  private static List<Pot> pots(PokerHand hand) {
    return hand.isBettingOver() ? Pots.of(hand).pots() : Pots.collected(hand);
  }

  /** A seat's own cards. It has seen what everybody was shown of them. */
  private static List<Dealt> own(HoldemState state, int seat, Knowledge knowledge) {
    List<Dealt> own = new ArrayList<>();
    if (state.hand().isPresent() && state.hand().get().start().dealt().contains(seat)) {
      for (Slot slot : DeckLayout.of(state, state.hand().get()).hole(seat)) {
        @Nullable Card open = state.faces().get(slot.index());
        @Nullable Card face = open != null ? open : knowledge.face(slot);
        if (face != null || state.hand().get().players().get(seat).live()) {
          own.add(new Dealt(slot, face)); // a seat that sits out was dealt none
        }
      }
    }
    return own;
  }

  private static List<PokerPlate> plates(HoldemState state) {
    List<PokerPlate> plates = new ArrayList<>();
    for (int seat = 0; seat < state.seats().size(); seat++) {
      plates.add(plate(state, seat));
    }
    return plates;
  }

  private static PokerPlate plate(HoldemState state, int seat) {
    PokerSeat its = state.seats().get(seat);
    boolean away = its.presence() == PokerSeat.Presence.AWAY || its.sitsOut();
    if (!state.hand().isPresent() || !state.hand().get().start().dealt().contains(seat)) {
      PokerPlate.State word =
          its.hasLeft()
              ? PokerPlate.State.LEFT
              : its.plays() ? PokerPlate.State.WAITING : PokerPlate.State.OUT;
      boolean button = !state.hand().isPresent() && seat == state.button();
      return new PokerPlate(
          seat, its.chips(), 0, word, away, button, false, false, Optional.empty(), List.of());
    }
    PokerHand hand = state.hand().get();
    HandSeat player = hand.players().get(seat);
    HandStart start = hand.start();
    return new PokerPlate(
        seat,
        player.stack(),
        player.bet(),
        word(state, seat, its, player),
        away,
        seat == start.button(),
        seat == start.smallBlind(),
        seat == start.bigBlind(),
        player.last(),
        cards(state, hand, player, seat));
  }

  /** The cards of a seat. A seat that has folded has none, but what all were shown stays. */
  private static List<Dealt> cards(HoldemState state, PokerHand hand, HandSeat player, int seat) {
    List<Dealt> cards = new ArrayList<>();
    for (Slot slot : DeckLayout.of(state, hand).hole(seat)) {
      @Nullable Card open = state.faces().get(slot.index());
      if (player.live() || open != null) {
        cards.add(new Dealt(slot, open));
      }
    }
    return cards;
  }

  private static PokerPlate.State word(
      HoldemState state, int seat, PokerSeat its, HandSeat player) {
    if (its.hasLeft()) {
      return PokerPlate.State.LEFT;
    } else if (!player.live()) {
      return PokerPlate.State.FOLDED;
    } else if (player.isAllIn()) {
      return PokerPlate.State.ALL_IN;
    }
    return seat == state.turn() ? PokerPlate.State.ACTING : PokerPlate.State.WAITING;
  }

  /** Sizes for the bet sheet, each within the limits. */
  static final class Presets {
    private Presets() {}

    static List<PokerView.Preset> of(PokerHand hand) {
      PokerLimits limits = hand.limits();
      List<PokerView.Preset> presets = new ArrayList<>();
      if (limits.mayRaise()) {
        presets.add(new PokerView.Preset("poker.preset.min", limits.minTo()));
        add(presets, hand, limits, "poker.preset.half", 2);
        add(presets, hand, limits, "poker.preset.threeQuarters", 3);
        add(presets, hand, limits, "poker.preset.pot", 4);
        presets.add(new PokerView.Preset("poker.preset.allIn", limits.maxTo()));
      }
      return presets;
    }

    /** A raise by a part of the pot as it would be after calling. */
    private static void add(
        List<PokerView.Preset> presets,
        PokerHand hand,
        PokerLimits limits,
        String key,
        int quarters) {
      long potAfterCall = (long) hand.pot() + limits.owes();
      long to = hand.currentBet() + potAfterCall * quarters / 4;
      if (to > limits.minTo() && to < limits.maxTo()) {
        presets.add(new PokerView.Preset(key, (int) to));
      }
    }
  }
}
