package dev.parlor.tables.sitting;

import dev.parlor.games.Dice;
import java.util.Optional;

/** The time that computer players take for their moves, one after the other. */
final class Musing<S> {
  /** Of the time after which the table would go on without the player, so much is thought. */
  private static final int PART_OF_THE_TIME = 3;

  private final Robots<S> robots;
  private final Clocks clocks;
  private final Dice uneven; // apart from the dice of the table, which hang on its seed alone
  private long until = Long.MAX_VALUE;

  Musing(Robots<S> robots, Clocks clocks, int players) {
    this.robots = robots;
    this.clocks = clocks;
    uneven = Dice.seeded(players);
  }

  /** When whoever thinks now has thought enough. */
  long until() {
    return until;
  }

  /** What was thought so far doesn't count. */
  void again() {
    until = Long.MAX_VALUE;
  }

  /** Lets a computer player think and then act; whether one has acted. */
  boolean acts(long now, Thinking thinking, Pace pace) {
    Optional<Integer> next = robots.awaited();
    if (!next.isPresent()) {
      again();
      return false;
    } else if (until == Long.MAX_VALUE) {
      until = now + time(next.get(), now, thinking, pace);
    }
    if (now < until) {
      return false;
    }
    again();
    robots.act(next.get());
    return true;
  }

  /** Nothing is thought about where there is no choice, and nobody's time is used up by it. */
  private long time(int robot, long now, Thinking thinking, Pace pace) {
    if (robots.hasNoChoice(robot)) {
      return 0;
    }
    double hard = thinking.weighs() ? robots.hardness(robot) : 0;
    long left = clocks.next() == Long.MAX_VALUE ? Long.MAX_VALUE : clocks.next() - now;
    return Math.min(pace.of(thinking.of(hard, uneven)), left / PART_OF_THE_TIME);
  }
}
