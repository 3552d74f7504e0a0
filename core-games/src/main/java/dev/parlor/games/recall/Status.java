package dev.parlor.games.recall;

/** What a seat is doing, by the names of the original. */
public enum Status {
  WAITING("waiting"),
  /** Has looked at its two cards and waits for the others. */
  READY("ready"),
  INITIAL_PEEK("initial_peek"),
  DRAWING_CARD("drawing_card"),
  PLAYING_CARD("playing_card"),
  SAME_RANK_WINDOW("same_rank_window"),
  JACK_SWAP("jack_swap"),
  QUEEN_PEEK("queen_peek"),
  AWAY("away"),
  LEFT("left"),
  FINISHED("finished");

  private final String id;

  Status(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  static Status of(RecallState state, int seat) {
    RecallSeat player = state.player(seat);
    if (player.left()) {
      return LEFT;
    } else if (state.phase() == RecallPhase.FINISHED) {
      return FINISHED;
    } else if (player.away() || player.isOut()) {
      return AWAY;
    }
    return switch (state.phase()) {
      case INITIAL_PEEK -> player.claim() == null ? INITIAL_PEEK : READY;
      case SAME_RANK_WINDOW -> state.window().open() ? SAME_RANK_WINDOW : WAITING;
      case SPECIAL_PLAY_WINDOW -> special(state, seat);
      case DRAWING_CARD -> seat == state.turn().seat() ? DRAWING_CARD : WAITING;
      case PLAYING -> seat == state.turn().seat() ? PLAYING_CARD : WAITING;
      case ENDING_ROUND, FINISHED -> WAITING;
    };
  }

  private static Status special(RecallState state, int seat) {
    Special special = state.special();
    if (special == null || special.seat() != seat) {
      return WAITING;
    }
    return special.power() == SpecialPower.JACK_SWAP ? JACK_SWAP : QUEEN_PEEK;
  }
}
