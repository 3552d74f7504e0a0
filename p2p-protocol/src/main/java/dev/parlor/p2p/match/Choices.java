package dev.parlor.p2p.match;

import dev.parlor.games.Action;
import dev.parlor.games.Event;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;

/** Puts the choices of players to the rules: made openly, or by all at once and unseen. */
final class Choices<S> {
  private final GameKit<S, ?> kit;
  private final int seats;
  private final RulesAtWork<S> rules;
  private final UnseenChoices unseen;

  Choices(GameKit<S, ?> kit, int seats, RulesAtWork<S> rules, UnseenChoices unseen) {
    this.kit = kit;
    this.seats = seats;
    this.rules = rules;
    this.unseen = unseen;
  }

  /** Whether players choose unseen by each other now. */
  boolean areUnseen() {
    S now = rules.state();
    return now != null && rules.isRunning() && kit.choosesUnseen().test(now);
  }

  /** {@code <verb of the game>:<player>:<arguments>}: a choice in the open. */
  void act(Said by, Line line) throws Lie, Malformed, Stale {
    if (line.number(0, 1, seats) - 1 != by.seat()) {
      throw new Lie(Offence.FOR_SOMEBODY_ELSE, line.toString());
    }
    Action action = kit.lines().read(line);
    if (areUnseen()) {
      S then = rules.at(by.seen());
      if (then == null || !kit.choosesUnseen().test(then)) {
        throw new Stale("a lost race: " + line);
      }
      throw new Lie(Offence.CHOICE_IN_THE_OPEN, line.toString());
    }
    Event event = new Event.Acted(by.seat(), action);
    if (!rules.advance(event)) {
      if (rules.wasGoodAt(by.seen(), event)) {
        throw new Stale("a lost race: " + line);
      }
      throw new Lie(Offence.ILLEGAL_MOVE, line.toString());
    }
  }

  void commit(Said by, Line line) throws Lie, Malformed, Stale {
    if (!areUnseen()) {
      throw new Stale("nothing to choose unseen");
    }
    unseen.commit(by.seat(), line);
  }

  void reveal(Said by, Line line) throws Lie, Malformed, Stale {
    Line choice = unseen.reveal(by.seat(), line);
    if (!rules.advance(new Event.Acted(by.seat(), kit.lines().read(choice)))) {
      throw new Stale("a lost race: " + choice);
    }
  }

  /** Whoever has revealed and is still to choose did so in a round that was void. */
  void settle() {
    S now = rules.state();
    if (now != null
        && areUnseen()
        && kit.game().toAct(now).stream().anyMatch(unseen::hasRevealed)) {
      unseen.restart();
    }
  }
}
