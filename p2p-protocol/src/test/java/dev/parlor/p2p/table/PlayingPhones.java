package dev.parlor.p2p.table;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.wire.Malformed;
import java.util.Map;

/** Phones around one table, with computer players. */
public final class PlayingPhones<S, V> extends LinkedPhones<S, V> {
  private final ComputerPlayer<S> computer;

  public PlayingPhones(
      GameKit<S, V> kit,
      ComputerPlayer<S> computer,
      int seats,
      long seed,
      Map<String, String> options) {
    this(kit, computer, seats, seed, options, seats);
  }

  /** A table at which only this many seats, the last ones, have agreed to the roster. */
  public PlayingPhones(
      GameKit<S, V> kit,
      ComputerPlayer<S> computer,
      int seats,
      long seed,
      Map<String, String> options,
      int agreed) {
    super(kit, seats, seed, options);
    this.computer = computer;
    input(0, new Input.Tick());
    for (int seat = 1; seat < seats; seat++) {
      connect(seat);
    }
    settle();
    input(0, new Input.Ready());
    settle();
    for (int seat = seats - agreed; seat < seats; seat++) {
      input(seat, new Input.Confirm());
    }
    settle();
  }

  public Match<S, V> match(int seat) {
    return session(seat).match().orElseThrow();
  }

  /**
   * Kills the process of a phone, so that all but the journal is lost. Then it starts again and all
   * are linked.
   */
  public void killAndRestart(int seat) throws Malformed {
    restartAlone(seat);
    hangUp(seat);
    for (int guest = 1; guest < nodes.size(); guest++) {
      connect(guest);
    }
    settle();
  }

  /**
   * Plays with the computer players until nothing happens any more, for at most this many rounds.
   */
  public void play(int rounds) {
    for (int round = 0; round < rounds; round++) {
      settle();
      boolean acted = false;
      for (int seat = 0; seat < nodes.size(); seat++) {
        acted |= act(seat);
      }
      if (!acted && !pass()) {
        return;
      }
    }
    StringBuilder where = new StringBuilder();
    for (int seat = 0; seat < nodes.size(); seat++) {
      where.append(" ").append(session(seat).stage()).append(session(seat).log().size());
      where.append(session(seat).countdowns()).append(session(seat).view().awaited());
    }
    throw new AssertionError("no end after " + rounds + " rounds, at " + now() + ":" + where);
  }

  /** Lets the computer player of a seat choose, if the table waits for it. */
  public boolean act(int seat) {
    Match<S, V> match = session(seat).match().orElse(null);
    if (match == null
        || isUnplugged(seat)
        || !match.awaited().toAct().contains(session(seat).me())
        || !session(seat).mayChoose()) {
      return false;
    }
    input(
        seat,
        new Input.Choose(
            computer.choose(
                match.state(), session(seat).me(), session(seat).knowledge(), dice(seat))));
    settle();
    return true;
  }

  private boolean hasLeft(int seat) {
    int me = session(seat).me();
    return session(seat).match().map(match -> match.attendance().isGone(me)).orElse(false);
  }

  /** Lets time pass to the next moment for which a phone waits; false when the match is over. */
  public boolean pass() {
    meet();
    boolean over = true;
    for (int seat = 0; seat < nodes.size(); seat++) {
      TableView.Stage stage = session(seat).view().stage();
      over &=
          isUnplugged(seat)
              || stage == TableView.Stage.FINISHED
              || stage == TableView.Stage.BROKEN
              || hasLeft(seat);
    }
    return !over && wakeNext();
  }
}
