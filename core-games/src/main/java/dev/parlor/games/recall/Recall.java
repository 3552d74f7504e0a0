package dev.parlor.games.recall;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Event;
import dev.parlor.games.GameId;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.games.SeatRange;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.UsualGame;
import dev.parlor.games.card.Card;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The rules of Recall. */
public final class Recall extends UsualGame<RecallState, RecallView> {
  public static final GameId ID = new GameId("recall");

  public Recall() {
    super(ID, new SeatRange(2, 6), RecallOptions.specs());
  }

  @Override
  public Step.Accepted<RecallState> open(Setup setup) {
    RecallState empty =
        new RecallState(
            RecallOptions.of(setup),
            RecallPhase.INITIAL_PEEK,
            Collections.nCopies(setup.seats(), RecallSeat.fresh()),
            new RecallState.Middle(
                new Stock(List.of(), List.of(), Map.of(), Set.of(), 0, 0),
                Window.none(),
                List.of(),
                List.of()),
            List.of(),
            Turn.begin(0, 0),
            RecallState.NOBODY,
            new RecallState.Timing(null, 0),
            new RecallState.Finish(null, RecallState.NOBODY, List.of(), null));
    RecallDraft draft = new RecallDraft(empty);
    Peeking.shuffle(draft);
    return draft.done();
  }

  @Override
  public Step<RecallState> apply(RecallState state, Event event) {
    if (state.phase() == RecallPhase.FINISHED) {
      return Step.refuse("game.over");
    }
    return event.match(
        new Event.Cases<>(
            acted -> RecallMoves.acted(state, acted.seat(), acted.action()),
            opened -> opened(state, opened.slot(), opened.card()),
            shuffled -> shuffled(state, shuffled),
            elapsed -> elapsed(state, elapsed),
            closed -> windowClosed(state, closed),
            away -> RecallAbsence.away(state, away.seat()),
            satOut -> RecallAbsence.satOut(state, satOut.seat()),
            returned -> RecallAbsence.returned(state, returned.seat()),
            left -> RecallAbsence.left(state, left.seat(), left.keysHandedOver())));
  }

  private static Step<RecallState> shuffled(RecallState state, Event.Shuffled event) {
    int cards = state.stock().shuffling();
    if (cards == 0 || event.deck() != state.stock().decks() - 1) {
      return Step.refuse("event.unexpected");
    }
    RecallDraft draft = new RecallDraft(state);
    draft.shuffling = 0;
    if (state.phase() == RecallPhase.INITIAL_PEEK) {
      Peeking.deal(draft, event.deck(), event.lots());
      return draft.done();
    }
    for (int index = 0; index < cards; index++) {
      draft.pile.add(new Slot(event.deck(), index));
    }
    if (state.ending() == null) {
      if (state.phase() == RecallPhase.SAME_RANK_WINDOW) {
        SameRank.goOn(draft);
      } else {
        RecallTurns.stocked(draft);
      }
    }
    return draft.done();
  }

  private static Step<RecallState> opened(RecallState state, Slot slot, Card card) {
    if (!state.stock().awaited().contains(slot)) {
      return Step.refuse("event.unexpected");
    }
    if (KnownFaces.exhausted(state, card)) {
      return Step.refuse("card.twice", card);
    }
    RecallDraft draft = new RecallDraft(state);
    draft.awaited.remove(slot);
    draft.faces.put(slot, card);
    if (state.ending() != null) {
      RecallFinale.finishWhenOpen(draft);
      return draft.done();
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      if (Peeking.isCollectionCard(state.player(seat), slot)) {
        Peeking.opened(draft, seat, slot);
        return draft.done();
      }
    }
    if (slot.equals(state.turn().played())) {
      RecallTurns.opened(draft, slot);
    } else {
      SameRank.goOn(draft);
    }
    return draft.done();
  }

  private static Step<RecallState> elapsed(RecallState state, Event.Elapsed event) {
    RunningTimer clock = state.clock();
    if (clock == null || !clock.timer().equals(event.timer())) {
      return Step.refuse("event.unexpected");
    }
    RecallDraft draft = new RecallDraft(state);
    draft.timerElapsed();
    switch (state.phase()) {
      case INITIAL_PEEK -> Peeking.elapsed(draft);
      case DRAWING_CARD -> RecallTurns.next(draft);
      case PLAYING -> RecallTurns.keepDrawn(draft);
      case SPECIAL_PLAY_WINDOW -> SpecialPlays.finished(draft);
      case SAME_RANK_WINDOW, ENDING_ROUND, FINISHED -> {}
    }
    return draft.done();
  }

  private static Step<RecallState> windowClosed(RecallState state, Event.WindowClosed event) {
    boolean seats = event.plays().keySet().stream().allMatch(s -> s >= 0 && s < state.seats());
    if (!(state.window().open() || state.window().claiming()) || !seats) {
      return Step.refuse("event.unexpected");
    }
    RecallDraft draft = new RecallDraft(state);
    if (state.window().claiming()) {
      Collecting.closed(draft, event.plays());
    } else {
      SameRank.closed(draft, event.plays());
    }
    return draft.done();
  }

  /**
   * The slots that a seat lays aside unseen instead of acting openly: the card that it wants to
   * collect, while it is undecided who gets it.
   */
  public static List<Slot> aside(RecallState state, Action action) {
    return Collecting.aside(state, action);
  }

  @Override
  public List<Choice> choices(RecallState state, int seat, Knowledge knowledge) {
    return RecallChoices.of(state, seat, knowledge);
  }

  @Override
  public RecallView view(RecallState state, int seat, Knowledge knowledge) {
    return Views.of(state, seat, knowledge);
  }

  @Override
  public Set<Integer> toAct(RecallState state) {
    return RecallChoices.toAct(state);
  }

  @Override
  public Action timeout(RecallState state, int seat, Knowledge knowledge) {
    return RecallChoices.timeout(state, seat, knowledge);
  }

  @Override
  public Optional<Outcome> outcome(RecallState state) {
    return Optional.ofNullable(state.outcome());
  }
}
