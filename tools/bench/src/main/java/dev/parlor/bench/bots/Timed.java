package dev.parlor.bench.bots;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** A player whose processor time is measured, move by move, and held against what it may take. */
final class Timed<S> implements ComputerPlayer<S> {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int WARM = 200;
  private static final double MEAN_MILLIS = 20;
  private static final double MOST_MILLIS = 50;

  private final ComputerPlayer<S> player;
  private long moves;
  private long sum;
  private long most;

  Timed(ComputerPlayer<S> player) {
    this.player = player;
  }

  @Override
  public Action choose(S state, int seat, Knowledge knowledge, Dice dice) {
    long start = THREADS.getCurrentThreadCpuTime();
    Action action = player.choose(state, seat, knowledge, dice);
    long nanos = THREADS.getCurrentThreadCpuTime() - start;
    if (moves++ >= WARM) {
      sum += nanos;
      most = Math.max(most, nanos);
    }
    return action;
  }

  Measured mean() {
    return Measured.time(moves <= WARM ? 0 : sum / 1e6 / (moves - WARM), MEAN_MILLIS);
  }

  Measured longest() {
    return Measured.time(most / 1e6, MOST_MILLIS);
  }
}
