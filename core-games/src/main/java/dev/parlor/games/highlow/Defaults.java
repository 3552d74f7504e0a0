package dev.parlor.games.highlow;

/**
 * The moves of a seat that does not decide. There is no pass: it goes on with the smallest bet, so
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
      default -> HighLowAction.Word.CONTINUE;
    };
  }
}
