package dev.parlor.games.poker;

import java.util.List;

/** Where the button goes: one seat clockwise, past those without chips. */
final class Button {
  private Button() {}

  /**
   * The seat of the button. A lot decides for the first hand. When two are left, the last big blind
   * gets it if he is one of them: the button posts the small blind then, so nobody is big blind
   * twice running.
   */
  static int next(HoldemState state, List<Integer> lots) {
    List<Integer> contenders = state.contenders();
    if (contenders.size() == 2 && contenders.contains(state.bigBlind())) {
      return state.bigBlind();
    }
    int seats = state.seats().size();
    int seat = lots.isEmpty() ? state.button() + 1 : lots.get(0);
    while (!contenders.contains(seat % seats)) {
      seat++;
    }
    return seat % seats;
  }
}
