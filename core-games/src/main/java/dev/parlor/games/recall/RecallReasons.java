package dev.parlor.games.recall;

import dev.parlor.games.Slot;
import dev.parlor.games.bot.Advice;
import java.util.Map;

/**
 * Says in words what a move is and why it is right. Cards are named by their places, never by what
 * they are, because remembering them is the game.
 */
final class RecallReasons implements RecallAction.Cases<Advice> {
  private final RecallState state;
  private final int seat;
  private final Memory memory;

  RecallReasons(RecallState state, int seat, Memory memory) {
    this.state = state;
    this.seat = seat;
    this.memory = memory;
  }

  @Override
  public Advice pick(RecallAction.Pick action) {
    return begins(action);
  }

  @Override
  public Advice choose(RecallAction.Choose action) {
    return begins(action);
  }

  @Override
  public Advice swap(RecallAction.Swap action) {
    return advice(action, "coach.recall.swap", "coach.recall.cheaper");
  }

  @Override
  public Advice peekAt(RecallAction.PeekAt peek) {
    return new Advice(
        peek,
        Advice.say("coach.recall.peek", place(peek.card())),
        Advice.say("coach.recall.unseen"));
  }

  @Override
  public Advice word(RecallAction.Word word) {
    return switch (word) {
      case SAME_RANK, TWO_JOKERS -> begins(word);
      case DRAW -> advice(word, "coach.recall.draw", "coach.recall.notAhead");
      case CALL_RECALL -> advice(word, "coach.recall.call", "coach.recall.ahead");
      case COLLECT_DRAWN, COLLECT -> advice(word, "coach.recall.collect", "coach.recall.four");
      case PASS -> advice(word, "coach.recall.pass", "coach.recall.nothing");
    };
  }

  @Override
  public Advice play(RecallAction.Play play) {
    boolean drawn = play.card().equals(state.turn().drawn());
    boolean known = memory.face(play.card()) != null;
    return new Advice(
        play,
        drawn
            ? Advice.say("coach.recall.playDrawn")
            : Advice.say("coach.recall.play", place(play.card())),
        Advice.say(known ? "coach.recall.dearest" : "coach.recall.average"));
  }

  private static Advice begins(RecallAction action) {
    return advice(action, "coach.recall.choose", "coach.recall.begin");
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
