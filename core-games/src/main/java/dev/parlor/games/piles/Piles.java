package dev.parlor.games.piles;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Dealt;
import dev.parlor.games.Event;
import dev.parlor.games.GameId;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.games.Request;
import dev.parlor.games.SeatRange;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.UsualGame;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The rules of High/Low Piles. */
public final class Piles extends UsualGame<PilesState, PilesView> {
  public static final GameId ID = new GameId("piles");

  private static final int DECK = 0;

  public Piles() {
    super(ID, new SeatRange(1, 10), List.of());
  }

  @Override
  public Step.Accepted<PilesState> open(Setup setup) {
    return Step.accept(
        PilesState.waitingForDeck(setup.seats()),
        new Request.Shuffle(DECK, new Request.Contents.Fresh(DeckSpec.FRENCH_52), List.of()));
  }

  @Override
  public Step<PilesState> apply(PilesState state, Event event) {
    if (state.result() != null) {
      return Step.refuse("game.over");
    }
    return event.match(
        new Event.Cases<>(
            acted -> acted(state, acted.seat(), acted.action()),
            opened -> opened(state, opened.slot(), opened.card()),
            shuffled -> shuffled(state, shuffled),
            elapsed -> Step.refuse("event.unexpected"),
            windowClosed -> Step.refuse("event.unexpected"),
            away -> PilesAttendance.away(state, away.seat()),
            satOut -> Step.refuse("event.unexpected"),
            returned -> PilesAttendance.returned(state, returned.seat()),
            left -> PilesAttendance.left(state, left.seat())));
  }

  private static Step<PilesState> shuffled(PilesState state, Event.Shuffled event) {
    if (state.shuffled() || event.deck() != DECK) {
      return Step.refuse("event.unexpected");
    }
    List<Request> layout = new ArrayList<>();
    for (int i = 0; i < PilesState.PILES; i++) {
      layout.add(new Request.Open(new Slot(DECK, i)));
    }
    return new Step.Accepted<>(state.withDeck(), layout);
  }

  private static Step<PilesState> acted(PilesState state, int seat, Action action) {
    if (!state.awaitsGuess()) {
      return Step.refuse("piles.wait");
    }
    if (seat != state.turn()) {
      return Step.refuse("turn.notYours", state.turn() + 1);
    }
    return action instanceof PilesAction known
        ? known.match(
            new PilesAction.Cases<>(
                pick ->
                    unlessLocked(
                        state, pick.pile(), () -> Step.accept(state.withPicked(pick.pile()))),
                guess -> unlessLocked(state, guess.pile(), () -> guessed(state, guess))))
        : Step.refuse("action.unknown");
  }

  private static Step<PilesState> unlessLocked(
      PilesState state, int pile, java.util.function.Supplier<Step<PilesState>> next) {
    if (pile < 0 || pile >= PilesState.PILES) {
      return Step.refuse("piles.pile.none", PilesState.PILES, pile + 1);
    }
    return state.piles().get(pile).isOpen() ? next.get() : Step.refuse("piles.pile.locked");
  }

  private static Step<PilesState> guessed(PilesState state, PilesAction.Guess guess) {
    Draw draw =
        new Draw(state.turn(), guess.pile(), guess.direction(), List.of(), Draw.Verdict.OPEN);
    return Step.accept(
        state.withDraw(state.piles().get(guess.pile()), draw),
        new Request.Open(new Slot(DECK, state.opened())));
  }

  private static Step<PilesState> opened(PilesState state, Slot slot, Card card) {
    if (!state.awaitsCard() || !slot.equals(new Slot(DECK, state.opened())) || card.isJoker()) {
      return Step.refuse("event.unexpected");
    }
    if (state.piles().stream().anyMatch(pile -> pile.history().contains(card))) {
      return Step.refuse("card.twice", card);
    }
    Draw draw = state.draw();
    if (draw == null) {
      PilesState next = state.withPile(Pile.startingWith(new Dealt(slot, card)));
      return Step.accept(next.awaitsCard() ? next : next.withTurnFrom(next.turn()));
    }
    return settled(state, draw, slot, card);
  }

  /**
   * Settles a guess. After a tie another card is drawn for the same guess; the deck may end inside
   * one.
   */
  private static Step<PilesState> settled(PilesState state, Draw draw, Slot slot, Card card) {
    Pile before = state.piles().get(draw.pile());
    Pile after = before.with(new Dealt(slot, card));
    boolean deckEmpty = state.remaining() == 1;
    Draw.Verdict verdict =
        card.rank() == before.top().rank()
            ? (deckEmpty ? Draw.Verdict.UNRESOLVED : Draw.Verdict.OPEN)
            : draw.direction().fits(before.top(), card)
                ? Draw.Verdict.CORRECT
                : Draw.Verdict.LOCKED;
    Pile settled = verdict == Draw.Verdict.LOCKED ? after.locked() : after;
    PilesState next = state.withDraw(settled, draw.with(card, verdict));
    if (verdict == Draw.Verdict.OPEN) {
      return Step.accept(next, new Request.Open(new Slot(DECK, next.opened())));
    } else if (next.openPiles().isEmpty()) {
      return finish(next, PilesResult.DECK);
    } else if (deckEmpty) {
      return finish(next, PilesResult.PLAYERS);
    }
    return Step.accept(next.withTurnFrom(draw.seat() + 1));
  }

  static Step<PilesState> finish(PilesState state, PilesResult result) {
    PilesState over = state.withResult(result);
    return Step.accept(over, new Request.Finish(outcomeOf(over, result)));
  }

  @Override
  public List<Choice> choices(PilesState state, int seat, Knowledge knowledge) {
    if (!state.awaitsGuess() || seat != state.turn()) {
      return List.of();
    }
    List<Integer> open = state.openPiles();
    List<Integer> others = new ArrayList<>(open);
    others.remove(state.picked()); // a finger lies on it already
    List<Choice> choices = new ArrayList<>(List.of(new PilesChoice.Guess(open)));
    if (!others.isEmpty()) {
      choices.add(0, new PilesChoice.Pick(others));
    }
    return choices;
  }

  @Override
  public PilesView view(PilesState state, int seat, Knowledge knowledge) {
    Optional<Integer> turn = state.awaitsGuess() ? Optional.of(state.turn()) : Optional.empty();
    return new PilesView(
        state.piles(),
        PilesOdds.of(state.piles()),
        state.remaining(),
        state.seats(),
        turn,
        turn.equals(Optional.of(seat)),
        state.paused(),
        Optional.ofNullable(state.picked()),
        Optional.ofNullable(state.draw()),
        Optional.ofNullable(state.result()).map(PilesResult::bannerKey));
  }

  @Override
  public Set<Integer> toAct(PilesState state) {
    return state.awaitsGuess() ? Set.of(state.turn()) : Set.of();
  }

  /**
   * The likeliest guess, on the picked pile if there is one. All play together, so nobody may hold
   * up the table.
   */
  @Override
  public Action timeout(PilesState state, int seat, Knowledge knowledge) {
    Integer picked = state.picked();
    int pile = picked != null ? picked : BestOdds.piles(state).get(0);
    return new PilesAction.Guess(pile, PilesOdds.of(state.piles()).get(pile).best());
  }

  @Override
  public Optional<Outcome> outcome(PilesState state) {
    return Optional.ofNullable(state.result()).map(result -> outcomeOf(state, result));
  }

  /**
   * The end of the game: all share first place, or all share second behind the deck. The score
   * counts open piles.
   */
  private static Outcome outcomeOf(PilesState state, PilesResult result) {
    int place = result == PilesResult.PLAYERS ? 1 : 2;
    List<Outcome.Standing> standings = new ArrayList<>();
    for (int seat = 0; seat < state.seats().size(); seat++) {
      standings.add(new Outcome.Standing(seat, place, state.openPiles().size()));
    }
    return new Outcome(standings, 1, List.of());
  }
}
