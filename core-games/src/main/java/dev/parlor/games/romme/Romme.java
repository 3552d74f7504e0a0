package dev.parlor.games.romme;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Event;
import dev.parlor.games.GameId;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.games.SeatRange;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.UsualGame;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeSeat.Presence;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The rules of Rommé, the German rummy. */
public final class Romme extends UsualGame<RommeState, RommeView> {
  public static final GameId ID = new GameId("romme");

  public Romme() {
    super(ID, new SeatRange(2, 4), RommeOptions.SPECS);
  }

  @Override
  public Step.Accepted<RommeState> open(Setup setup) {
    RommeState.Cards none =
        new RommeState.Cards(
            0, 0, List.of(), List.of(), List.of(), List.of(), Map.of(), Map.of(), Set.of());
    RommeDraft draft =
        new RommeDraft(
            new RommeState(
                RommeOptions.of(setup),
                Collections.nCopies(setup.seats(), RommeSeat.fresh()),
                RommePhase.SHUFFLING,
                1,
                RommeState.UNDECIDED,
                0,
                0,
                none,
                RommeState.Turn.FRESH,
                new RommeState.Tally(List.of(), List.of())));
    RommeRounds.begin(draft, List.of(setup.seats()));
    return draft.accepted();
  }

  @Override
  public Step<RommeState> apply(RommeState state, Event event) {
    if (state.phase() == RommePhase.OVER) {
      return Step.refuse("game.over");
    }
    return event.match(
        new Event.Cases<>(
            acted -> acted(state, acted.seat(), acted.action()),
            opened -> opened(state, opened.slot(), opened.card()),
            shuffled -> shuffled(state, shuffled),
            elapsed -> unexpected(),
            windowClosed -> unexpected(),
            away -> away(state, away.seat()),
            satOut -> satOut(state, satOut.seat()),
            returned -> returned(state, returned.seat()),
            left -> left(state, left.seat(), left.keysHandedOver())));
  }

  private static Step<RommeState> unexpected() {
    return Step.refuse("event.unexpected");
  }

  private static Step<RommeState> acted(RommeState state, int seat, Action action) {
    if (!(action instanceof RommeAction move)) {
      return Step.refuse("action.unknown");
    }
    Optional<Refusal> problem = Judge.problem(state, seat, move);
    if (problem.isPresent()) {
      return new Step.Refused<>(problem.get());
    }
    RommeDraft draft = new RommeDraft(state);
    RommeTurns.perform(draft, move);
    return draft.accepted();
  }

  private static Step<RommeState> shuffled(RommeState state, Event.Shuffled event) {
    boolean newRound = state.phase() == RommePhase.SHUFFLING;
    if (event.deck() != state.deck()
        || !(newRound || state.phase() == RommePhase.RESHUFFLING)
        || !lotsFit(state, event.lots())) {
      return unexpected();
    }
    RommeDraft draft = new RommeDraft(state);
    if (newRound) {
      RommeRounds.deal(draft, event);
    } else {
      Restock.done(draft);
    }
    return draft.accepted();
  }

  private static boolean lotsFit(RommeState state, List<Integer> lots) {
    if (state.dealer() != RommeState.UNDECIDED) {
      return lots.isEmpty();
    }
    return lots.size() == 1 && lots.get(0) >= 0 && lots.get(0) < state.seats().size();
  }

  private static Step<RommeState> opened(RommeState state, Slot slot, Card card) {
    RommeState.Cards cards = state.cards();
    Integer claimant = cards.claims().get(slot);
    RommeDraft draft = new RommeDraft(state);
    if (claimant != null) {
      Card claimed = state.face(slot);
      draft.claims.remove(slot);
      if (claimed == null || card.equals(claimed)) {
        RommeRounds.countWhenOpened(draft);
      } else {
        draft.convict(claimant, new Refusal("romme.claim.false", List.of(claimed, card)));
        RommeAttendance.convicted(draft, claimant);
      }
    } else if (state.phase() == RommePhase.TURNING_UP && cards.discards().contains(slot)) {
      draft.faces.put(slot, card);
      RommeTurns.pass(draft, state.dealer() + 1);
    } else if (cards.opening().contains(slot)) {
      draft.faces.put(slot, card);
      draft.opening.remove(slot);
      RommeRounds.countWhenOpened(draft);
    } else {
      return unexpected();
    }
    return draft.accepted();
  }

  private static Step<RommeState> away(RommeState state, int seat) {
    if (!hasPresence(state, seat, Presence.HERE)) {
      return unexpected();
    }
    RommeDraft draft = new RommeDraft(state);
    RommeAttendance.away(draft, seat);
    return draft.accepted();
  }

  private static Step<RommeState> satOut(RommeState state, int seat) {
    if (!hasPresence(state, seat, Presence.AWAY) || state.seats().get(seat).sitsOut()) {
      return unexpected();
    }
    RommeDraft draft = new RommeDraft(state);
    RommeAttendance.satOut(draft, seat);
    return draft.accepted();
  }

  private static Step<RommeState> returned(RommeState state, int seat) {
    if (!hasPresence(state, seat, Presence.AWAY)) {
      return unexpected();
    }
    RommeDraft draft = new RommeDraft(state);
    RommeAttendance.returned(draft, seat);
    return draft.accepted();
  }

  private static Step<RommeState> left(RommeState state, int seat, boolean keysHandedOver) {
    if (!hasPresence(state, seat, Presence.HERE) && !hasPresence(state, seat, Presence.AWAY)) {
      return unexpected();
    }
    RommeDraft draft = new RommeDraft(state);
    RommeAttendance.left(draft, seat, keysHandedOver);
    return draft.accepted();
  }

  private static boolean hasPresence(RommeState state, int seat, Presence presence) {
    return seat >= 0
        && seat < state.seats().size()
        && state.seats().get(seat).presence() == presence;
  }

  @Override
  public List<Choice> choices(RommeState state, int seat, Knowledge knowledge) {
    return new Hints(state, seat, knowledge).choices();
  }

  @Override
  public RommeView view(RommeState state, int seat, Knowledge knowledge) {
    return RommeViewer.of(state, seat, knowledge);
  }

  @Override
  public Set<Integer> toAct(RommeState state) {
    return state.awaitsPlayer() ? Set.of(state.turn()) : Set.of();
  }

  /** Draws from the stock; gives swapped jokers back; discards the card of least use. */
  @Override
  public Action timeout(RommeState state, int seat, Knowledge knowledge) {
    return new Hints(state, seat, knowledge).timeout();
  }

  @Override
  public Optional<Outcome> outcome(RommeState state) {
    return state.phase() == RommePhase.OVER
        ? Optional.of(RommePlaces.outcome(state))
        : Optional.empty();
  }
}
