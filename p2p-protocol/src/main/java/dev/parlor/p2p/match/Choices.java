package dev.parlor.p2p.match;

import dev.parlor.games.Action;
import dev.parlor.games.Event;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Puts the choices of players to the rules, both open ones and those that all make at once and
 * unseen.
 */
final class Choices<S> {
  private final GameKit<S, ?> kit;
  private final int seats;
  private final RulesAtWork<S> rules;
  private final UnseenChoices unseen;
  private final Windows windows;
  private @Nullable S begun; // the public table when the newest round of unseen choices began

  Choices(
      GameKit<S, ?> kit, int seats, RulesAtWork<S> rules, UnseenChoices unseen, Windows windows) {
    this.kit = kit;
    this.seats = seats;
    this.rules = rules;
    this.unseen = unseen;
    this.windows = windows;
  }

  /** Whether players choose unseen by each other now. */
  boolean areUnseen() {
    return unseen().isPresent();
  }

  private OptionalInt unseen() {
    S now = rules.state();
    return now != null && rules.isRunning() ? kit.choosesUnseen(now) : OptionalInt.empty();
  }

  /** {@code <verb of the game>:<player>:<arguments>}: a choice in the open, for the rules. */
  Event act(Said by, Line line) throws Lie, Malformed, Stale {
    if (line.number(0, 1, seats) - 1 != by.seat()) {
      throw new Lie(Offence.FOR_SOMEBODY_ELSE, line.toString());
    }
    Action action = kit.lines().read(line);
    if (areUnseen()) {
      S then = rules.at(by.seen());
      if (then == null || !kit.choosesUnseen(then).isPresent()) {
        throw new Stale("a lost race: " + line);
      }
      throw new Lie(Offence.CHOICE_IN_THE_OPEN, line.toString());
    }
    requireUnsealed(by.seat(), action, line);
    return new Event.Acted(by.seat(), action);
  }

  /**
   * Refuses an open choice about cards of the open window once the seat has sealed: by then it may
   * have seen what others have shown.
   */
  private void requireUnsealed(int seat, Action action, Line line) throws Lie, Stale {
    S now = rules.state();
    if (now == null
        || !windows.number().isPresent()
        || windows.mustSeal(seat)
        || kit.aside(now, action).isEmpty()) {
      return;
    }
    if (windows.hasSealed(seat)) {
      throw new Lie(Offence.CHOICE_IN_THE_OPEN, line.toString());
    }
    throw new Stale("no part in the window: " + line);
  }

  void commit(Said by, Line line) throws Lie, Malformed, Stale {
    unseen.commit(by.seat(), line);
  }

  /**
   * Takes a choice that was promised when the round began. A choice that was illegal even then is a
   * lie. One that has become illegal since has lost a race, because the rules may have chosen
   * meanwhile for a silent seat.
   */
  void reveal(Said by, Line line) throws Lie, Malformed, Stale {
    Line choice = unseen.reveal(by, line);
    if (!kit.lines().verbs().contains(choice.verb())) {
      throw new Lie(Offence.UNKNOWN_VERB, choice.toString());
    }
    if (choice.number(0, 1, seats) - 1 != by.seat()) {
      throw new Lie(Offence.FOR_SOMEBODY_ELSE, choice.toString());
    }
    Event event = new Event.Acted(by.seat(), kit.lines().read(choice));
    if (!rules.advance(event)) {
      S then = Objects.requireNonNull(begun);
      if (kit.game().apply(then, event).accepted().isPresent()) {
        throw new Stale("a lost race: " + choice);
      }
      throw new Lie(Offence.ILLEGAL_MOVE, choice.toString());
    }
  }

  /**
   * Notes whether the rules ask for an unseen choice now that the log has this size, and for which.
   */
  void settle(long size) {
    S now = rules.state();
    OptionalInt choice = unseen();
    if (now != null) {
      Set<Integer> missing = choice.isPresent() ? kit.game().toAct(now) : Set.of();
      begun = unseen.note(choice, missing, size) ? now : begun;
    }
  }
}
