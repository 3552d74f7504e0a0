package dev.parlor.p2p.match;

/**
 * The ways in which players act in a match, openly, unseen by each other, or in a window, together
 * with the rules.
 */
final class Moves<S> {
  final UnseenChoices unseen;
  final Windows windows;
  final RulesAtWork<S> rules;
  final Choices<S> choices;

  Moves(GameKit<S, ?> kit, Seating seating, Setting setting, Attendance attendance) {
    unseen = new UnseenChoices(seating.scope(setting.tid()), seating.of(setting.npubs()));
    windows = new Windows(seating.scope(setting.tid()), seating.of(setting.npubs()));
    rules = new RulesAtWork<>(kit.game(), setting.engine(), kit::decksAhead, windows, attendance);
    choices = new Choices<>(kit, setting.setup().seats(), rules, unseen, windows);
  }

  /** Whether a seat that stays silent now sits out and may come back. */
  boolean keepsSeats(GameKit<S, ?> kit) {
    S now = rules.state();
    return now != null && rules.isRunning() && kit.sitsOut(now);
  }
}
