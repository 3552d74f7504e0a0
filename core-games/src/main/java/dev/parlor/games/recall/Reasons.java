package dev.parlor.games.recall;

import dev.parlor.games.Slot;
import dev.parlor.games.bot.Advice;
import java.util.Map;

/**
 * A move in words, and why it is right. Cards are named by their places, never by what they are:
 * remembering them is the game.
 */
final class Reasons {
  private final RecallState state;
  private final int seat;
  private final Memory memory;

  Reasons(RecallState state, int seat, Memory memory) {
    this.state = state;
    this.seat = seat;
    this.memory = memory;
  }

  Advice of(RecallAction action) {
    if (action instanceof RecallAction.Draw) {
      return advice(action, "coach.recall.draw", "coach.recall.notAhead");
    } else if (action instanceof RecallAction.CallRecall) {
      return advice(action, "coach.recall.call", "coach.recall.ahead");
    } else if (action instanceof RecallAction.Play play) {
      return play(play);
    } else if (action instanceof RecallAction.CollectDrawn
        || action instanceof RecallAction.Collect) {
      return advice(action, "coach.recall.collect", "coach.recall.four");
    } else if (action instanceof RecallAction.Swap) {
      return advice(action, "coach.recall.swap", "coach.recall.cheaper");
    } else if (action instanceof RecallAction.PeekAt peek) {
      return new Advice(
          action,
          Advice.say("coach.recall.peek", place(peek.card())),
          Advice.say("coach.recall.unseen"));
    } else if (action instanceof RecallAction.Pass) {
      return advice(action, "coach.recall.pass", "coach.recall.nothing");
    }
    return advice(action, "coach.recall.choose", "coach.recall.begin");
  }

  private Advice play(RecallAction.Play play) {
    boolean drawn = play.card().equals(state.turn().drawn());
    boolean known = memory.face(play.card()) != null;
    return new Advice(
        play,
        drawn
            ? Advice.say("coach.recall.playDrawn")
            : Advice.say("coach.recall.play", place(play.card())),
        Advice.say(known ? "coach.recall.dearest" : "coach.recall.average"));
  }

  private static Advice advice(RecallAction action, String what, String why) {
    return new Advice(action, Advice.say(what), Advice.say(why));
  }

  /** The place of a card in its owner's hand, from 1. */
  private int place(Slot slot) {
    for (int owner = 0; owner < state.seats(); owner++) {
      for (Map.Entry<Integer, Slot> at :
          state.player((seat + owner) % state.seats()).hand().entrySet()) {
        if (at.getValue().equals(slot)) {
          return at.getKey() + 1;
        }
      }
    }
    return 0;
  }
}
