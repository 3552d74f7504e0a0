package dev.parlor.games.highlow;

/**
 * What a seat does that does not decide: there is no pass, so it goes on with the smallest bet and
 * a time-out is no way around a bad hand.
 */
final class Defaults {
  static final boolean HIGH = false;

  private Defaults() {}

  static int bet(HighLowState state) {
    return state.limits().min();
  }

  static HighLowAction action(HighLowState state) {
    return switch (state.phase()) {
      case DECLARE_FIRST, DECLARE_SECOND -> new HighLowAction.Declare(HIGH);
      case BET -> new HighLowAction.Bet(bet(state));
      default -> new HighLowAction.Continue();
    };
  }
}
