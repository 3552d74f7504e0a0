package dev.parlor.games.recall;

import dev.parlor.games.Action;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Which actions are allowed when; a refused one changes nothing. */
final class RecallMoves implements RecallAction.Cases<Step<RecallState>> {
  private final RecallState state;
  private final int seat;

  private RecallMoves(RecallState state, int seat) {
    this.state = state;
    this.seat = seat;
  }

  static Step<RecallState> acted(RecallState state, int seat, Action action) {
    if (seat < 0 || seat >= state.seats() || state.player(seat).isOut()) {
      return Step.refuse("recall.noSeat");
    }
    return action instanceof RecallAction known
        ? known.match(new RecallMoves(state, seat))
        : Step.refuse("action.unknown");
  }

  @Override
  public Step<RecallState> pick(RecallAction.Pick pick) {
    return pick(pick.card());
  }

  @Override
  public Step<RecallState> choose(RecallAction.Choose choose) {
    return claim(choose, state.player(seat).picks().contains(choose.card()));
  }

  @Override
  public Step<RecallState> play(RecallAction.Play play) {
    Slot card = play.card();
    return inTurn(
        RecallPhase.PLAYING,
        () ->
            card.equals(state.turn().drawn()) || state.free(seat, card)
                ? change(draft -> RecallTurns.play(draft, card, false))
                : Step.refuse("recall.play.card"));
  }

  @Override
  public Step<RecallState> swap(RecallAction.Swap swap) {
    return inTurn(
        RecallPhase.SPECIAL_PLAY_WINDOW,
        () ->
            special().power() == SpecialPower.JACK_SWAP
                ? swap(swap.one(), swap.other())
                : Step.refuse(expected()));
  }

  @Override
  public Step<RecallState> peekAt(RecallAction.PeekAt peek) {
    return inTurn(
        RecallPhase.SPECIAL_PLAY_WINDOW,
        () ->
            special().power() == SpecialPower.JACK_SWAP
                ? Step.refuse(expected())
                : peek(special(), peek.card()));
  }

  @Override
  public Step<RecallState> word(RecallAction.Word word) {
    return switch (word) {
      case SAME_RANK, TWO_JOKERS -> claim(word, true);
      case DRAW -> inTurn(RecallPhase.DRAWING_CARD, () -> change(RecallTurns::draw));
      case CALL_RECALL -> inTurn(RecallPhase.DRAWING_CARD, this::callRecall);
      case COLLECT_DRAWN -> inTurn(RecallPhase.PLAYING, this::collectDrawn);
      case COLLECT -> begun(this::collect);
      case PASS -> inTurn(state.phase(), this::pass);
    };
  }

  /** Lets something be done only once the own claim is made and before the end. */
  private Step<RecallState> begun(Supplier<Step<RecallState>> move) {
    if (state.ending() != null) {
      return Step.refuse("recall.ending");
    } else if (state.phase() == RecallPhase.INITIAL_PEEK) {
      return Step.refuse("recall.peeking");
    } else if (state.player(seat).claimOpen()) {
      return Step.refuse("recall.claim.owed");
    }
    return move.get();
  }

  /** Lets something be done in one phase only, by the seat to which the phase belongs. */
  private Step<RecallState> inTurn(RecallPhase its, Supplier<Step<RecallState>> move) {
    return begun(
        () -> {
          if (state.window().claiming()) {
            return Step.refuse("recall.collect.running");
          }
          return notMine()
              .orElseGet(() -> its == state.phase() ? move.get() : Step.refuse(expected()));
        });
  }

  /** Why this seat has nothing to do in this phase. */
  private Optional<Step<RecallState>> notMine() {
    Turn turn = state.turn();
    return switch (state.phase()) {
      case DRAWING_CARD -> unless(seat == turn.seat() && !state.paused(), this::notYours);
      case PLAYING ->
          seat == turn.seat()
              ? unless(turn.drawn() != null && turn.played() == null, RecallMoves::waits)
              : Optional.of(notYours());
      case SPECIAL_PLAY_WINDOW ->
          unless(
              state.special() != null && special().seat() == seat,
              () -> Step.refuse("recall.special.notYours"));
      case SAME_RANK_WINDOW -> Optional.of(Step.refuse("recall.window"));
      case INITIAL_PEEK, ENDING_ROUND, FINISHED -> Optional.of(waits());
    };
  }

  private static Optional<Step<RecallState>> unless(
      boolean fits, Supplier<Step<RecallState>> refused) {
    return fits ? Optional.empty() : Optional.of(refused.get());
  }

  private Step<RecallState> notYours() {
    return Step.refuse("turn.notYours", state.turn().seat() + 1);
  }

  private static Step<RecallState> waits() {
    return Step.refuse("recall.wait");
  }

  /** The message about what this phase expects, for a seat that does something else in it. */
  private String expected() {
    return switch (state.phase()) {
      case DRAWING_CARD -> "recall.drawFirst";
      case PLAYING -> "recall.playOne";
      case SPECIAL_PLAY_WINDOW ->
          special().power() == SpecialPower.JACK_SWAP
              ? "recall.special.jack"
              : "recall.special.queen";
      case INITIAL_PEEK, SAME_RANK_WINDOW, ENDING_ROUND, FINISHED -> "recall.wait";
    };
  }

  private Slot drawn() {
    return Objects.requireNonNull(state.turn().drawn());
  }

  private Special special() {
    return Objects.requireNonNull(state.special());
  }

  private Step<RecallState> change(Consumer<RecallDraft> change) {
    RecallDraft draft = new RecallDraft(state);
    change.accept(draft);
    return draft.done();
  }

  private Step<RecallState> pick(Slot card) {
    RecallSeat player = state.player(seat);
    if (state.phase() != RecallPhase.INITIAL_PEEK || state.stock().shuffling() > 0) {
      return Step.refuse("recall.pick.over");
    } else if (player.picks().size() >= RecallSeat.PICKS) {
      return Step.refuse("recall.pick.enough", RecallSeat.PICKS);
    } else if (!player.holds(card) || player.picks().contains(card)) {
      return Step.refuse("recall.pick.card");
    }
    return change(draft -> Peeking.pick(draft, seat, card));
  }

  private Step<RecallState> claim(RecallAction said, boolean picked) {
    RecallSeat player = state.player(seat);
    if (!player.claimOpen() || state.ending() != null) {
      return Step.refuse("recall.claim.done");
    } else if (player.picks().size() < RecallSeat.PICKS) {
      return Step.refuse("recall.claim.early", RecallSeat.PICKS);
    }
    return picked
        ? change(draft -> Peeking.claim(draft, seat, said))
        : Step.refuse("recall.claim.card");
  }

  private Step<RecallState> callRecall() {
    return state.caller() == RecallState.NOBODY
        ? change(RecallTurns::callRecall)
        : Step.refuse("recall.recall.called", state.caller() + 1);
  }

  private Step<RecallState> collectDrawn() {
    return state.player(seat).rank() == null
        ? Step.refuse("recall.collect.rank")
        : change(draft -> RecallTurns.play(draft, drawn(), true));
  }

  private Step<RecallState> collect() {
    Card top = state.stock().top();
    if (!state.phase().collecting()) {
      return Step.refuse("recall.collect.blocked");
    } else if (top == null) {
      return Step.refuse("recall.collect.empty");
    } else if (top.isJoker() || top.rank() != state.player(seat).rank()) {
      return Step.refuse("recall.collect.rank");
    }
    return state.window().claims().contains(seat)
        ? Step.refuse("recall.collect.claimed")
        : change(draft -> Collecting.ask(draft, seat, top));
  }

  private Step<RecallState> swap(Slot one, Slot other) {
    boolean free = state.freeCards().contains(one) && state.freeCards().contains(other);
    return free && !one.equals(other)
        ? change(draft -> SpecialPlays.swap(draft, one, other))
        : Step.refuse("recall.swap.cards");
  }

  private Step<RecallState> peek(Special special, Slot card) {
    if (special.peeked() != null) {
      return Step.refuse("recall.peek.once");
    }
    return state.freeCards().contains(card)
        ? change(draft -> SpecialPlays.peek(draft, card))
        : Step.refuse("recall.peek.card");
  }

  private Step<RecallState> pass() {
    return switch (state.phase()) {
      case DRAWING_CARD -> change(RecallTurns::next);
      case PLAYING -> change(RecallTurns::keepDrawn);
      case SPECIAL_PLAY_WINDOW -> change(SpecialPlays::finished);
      case INITIAL_PEEK, SAME_RANK_WINDOW, ENDING_ROUND, FINISHED -> waits();
    };
  }
}
