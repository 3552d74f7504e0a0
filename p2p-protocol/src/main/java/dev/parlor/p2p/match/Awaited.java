package dev.parlor.p2p.match;

import dev.parlor.games.Game;
import dev.parlor.p2p.deal.Duty;
import dev.parlor.p2p.deal.Engine;
import java.util.BitSet;
import java.util.Set;

/** Whom the table waits for, and for what. */
public final class Awaited<S> {
  private final Game<S, ?> game;
  private final RulesAtWork<S> rules;
  private final Engine engine;
  private final Windows windows;
  private final TimeOuts timeOuts;
  private final Attendance attendance;
  private final Rematch rematch;
  private final Waits waits;
  private final BitSet owing = new BitSet(); // the seats whose phones owe something

  Awaited(Game<S, ?> game, Engine engine, Moves<S> moves, People people, Rematch rematch) {
    this.game = game;
    this.rules = moves.rules;
    this.engine = engine;
    this.windows = moves.windows;
    this.timeOuts = people.timeOuts;
    this.attendance = people.attendance;
    this.rematch = rematch;
    this.waits = people.waits;
  }

  /** The seats whose players the table waits for. */
  public Set<Integer> toAct() {
    S now = rules.state();
    if (now == null || !rules.isRunning() || rules.awaitsCards()) {
      return Set.of();
    }
    return game.toAct(now);
  }

  /** Whether the rules wait for cards or decks, so that no player can do anything. */
  public boolean cards() {
    return rules.awaitsCards();
  }

  /** Whether this deck is made ahead, so that nobody waits for it yet. */
  public boolean isAhead(int deck) {
    return rules.isAhead(deck);
  }

  /** Whether the log as it is now can justify a vote against this seat. */
  public boolean mayBe(int seat) {
    return waits.waitsFor(seat);
  }

  /** Notes that the log has grown, though nothing else has changed who owes what. */
  void note() {
    owing.clear();
    for (int seat = 0; seat < attendance.seats() && rules.isRunning(); seat++) {
      owing.set(seat, !attendance.isGone(seat) && owesNow(seat));
    }
  }

  /**
   * Whether a seat's phone owes the table something now. A deck that is made ahead may wait; a
   * share that somebody needs to look at a card may not.
   */
  public boolean owes(int seat) {
    return owing.get(seat);
  }

  private boolean owesNow(int seat) {
    if (windows.mustShow(seat) || timeOuts.awaits(seat)) {
      return true;
    }
    for (Duty duty : engine.duties(seat)) {
      if (isAwaited(duty)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAwaited(Duty duty) {
    return duty instanceof Duty.Unlock
        || (rules.awaitsCards()
            && !(duty instanceof Duty.Making making && rules.isAhead(making.deck())));
  }

  /**
   * Everybody whom the table waits for, or will wait for when the time of an open window is over:
   * players who are to act, phones that owe something, and seats whose word about others is
   * missing.
   */
  Set<Integer> all() {
    Set<Integer> seats = attendance.voices().missing();
    seats.addAll(rematch.awaited());
    if (rules.isRunning()) {
      seats.addAll(toAct());
      for (int seat = 0; seat < attendance.seats(); seat++) {
        if (owes(seat) || (windows.mustSeal(seat) && !attendance.isGone(seat))) {
          seats.add(seat);
        }
      }
    }
    return seats;
  }
}
