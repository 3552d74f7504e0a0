package dev.parlor.games.recall;

import dev.parlor.games.Action;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import java.util.function.Consumer;

/** Which actions are allowed when; a refused one changes nothing. */
final class Moves {
  private final RecallState state;
  private final int seat;

  private Moves(RecallState state, int seat) {
    this.state = state;
    this.seat = seat;
  }

  static Step<RecallState> acted(RecallState state, int seat, Action action) {
    if (seat < 0 || seat >= state.seats() || state.player(seat).isOut()) {
      return Step.refuse("recall.noSeat");
    }
    return new Moves(state, seat).acted(action);
  }

  private Step<RecallState> acted(Action action) {
    if (action instanceof RecallAction.Pick pick) {
      return pick(pick.card());
    } else if (action instanceof RecallAction.Choose
        || action instanceof RecallAction.SameRank
        || action instanceof RecallAction.TwoJokers) {
      return claim((RecallAction) action);
    } else if (!(action instanceof RecallAction)) {
      return Step.refuse("action.unknown");
    } else if (state.ending() != null) {
      return Step.refuse("recall.ending");
    } else if (state.phase() == Phase.INITIAL_PEEK) {
      return Step.refuse("recall.peeking");
    } else if (state.player(seat).claimOpen()) {
      return Step.refuse("recall.claim.owed");
    } else if (action instanceof RecallAction.Collect) {
      return collect();
    } else if (state.window().claiming()) {
      return Step.refuse("recall.collect.running");
    }
    return inTurn((RecallAction) action);
  }

  private Step<RecallState> inTurn(RecallAction action) {
    return switch (state.phase()) {
      case DRAWING_CARD -> drawing(action);
      case PLAYING -> playing(action);
      case SPECIAL_PLAY_WINDOW -> special(action);
      case SAME_RANK_WINDOW -> Step.refuse("recall.window");
      case INITIAL_PEEK, ENDING_ROUND, FINISHED -> Step.refuse("recall.wait");
    };
  }

  private Step<RecallState> change(Consumer<Draft> change) {
    Draft draft = new Draft(state);
    change.accept(draft);
    return draft.done();
  }

  private Step<RecallState> pick(Slot card) {
    Player player = state.player(seat);
    if (state.phase() != Phase.INITIAL_PEEK || state.stock().shuffling() > 0) {
      return Step.refuse("recall.pick.over");
    } else if (player.picks().size() >= Player.PICKS) {
      return Step.refuse("recall.pick.enough", Player.PICKS);
    } else if (!player.holds(card) || player.picks().contains(card)) {
      return Step.refuse("recall.pick.card");
    }
    return change(draft -> Peeking.pick(draft, seat, card));
  }

  private Step<RecallState> claim(RecallAction said) {
    Player player = state.player(seat);
    if (!player.claimOpen() || state.ending() != null) {
      return Step.refuse("recall.claim.done");
    } else if (player.picks().size() < Player.PICKS) {
      return Step.refuse("recall.claim.early", Player.PICKS);
    } else if (said instanceof RecallAction.Choose choose
        && !player.picks().contains(choose.card())) {
      return Step.refuse("recall.claim.card");
    }
    return change(draft -> Peeking.claim(draft, seat, said));
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

  private Step<RecallState> drawing(RecallAction action) {
    if (seat != state.turn().seat() || state.paused()) {
      return Step.refuse("turn.notYours", state.turn().seat() + 1);
    } else if (action instanceof RecallAction.Draw) {
      return change(Turns::draw);
    } else if (action instanceof RecallAction.CallRecall) {
      return state.caller() == RecallState.NOBODY
          ? change(Turns::callRecall)
          : Step.refuse("recall.recall.called", state.caller() + 1);
    } else if (action instanceof RecallAction.Pass) {
      return change(Turns::next);
    }
    return Step.refuse("recall.drawFirst");
  }

  private Step<RecallState> playing(RecallAction action) {
    if (seat != state.turn().seat()) {
      return Step.refuse("turn.notYours", state.turn().seat() + 1);
    }
    Slot drawn = state.turn().drawn();
    if (drawn == null || state.turn().played() != null) {
      return Step.refuse("recall.wait");
    } else if (action instanceof RecallAction.Play play) {
      return play.card().equals(drawn) || state.free(seat, play.card())
          ? change(draft -> Turns.play(draft, play.card(), false))
          : Step.refuse("recall.play.card");
    } else if (action instanceof RecallAction.CollectDrawn) {
      return state.player(seat).rank() == null
          ? Step.refuse("recall.collect.rank")
          : change(draft -> Turns.play(draft, drawn, true));
    } else if (action instanceof RecallAction.Pass) {
      return change(Turns::keepDrawn);
    }
    return Step.refuse("recall.playOne");
  }

  private Step<RecallState> special(RecallAction action) {
    Special special = state.special();
    if (special == null || special.seat() != seat) {
      return Step.refuse("recall.special.notYours");
    } else if (action instanceof RecallAction.Pass) {
      return change(SpecialPlays::finished);
    } else if (special.power() == SpecialPower.JACK_SWAP) {
      return action instanceof RecallAction.Swap swap
          ? swap(swap.one(), swap.other())
          : Step.refuse("recall.special.jack");
    }
    return action instanceof RecallAction.PeekAt peek
        ? peek(special, peek.card())
        : Step.refuse("recall.special.queen");
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
}
