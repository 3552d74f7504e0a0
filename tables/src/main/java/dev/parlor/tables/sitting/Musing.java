package dev.parlor.tables.sitting;

import dev.parlor.games.Dice;
import java.util.Optional;

/** The time that computer players take for their moves, one after the other. */
final class Musing<S> {
  /**
   * Which part of the time is used for thinking at most, where the table would go on without the
   * player at its end: one third.
   */
  private static final int PART_OF_THE_TIME = 3;

  private final Robots<S> robots;
  private final Clocks clocks;
  private final Dice uneven; // apart from the dice of the table, which depend on its seed alone
  private long until = Long.MAX_VALUE;

  Musing(Robots<S> robots, Clocks clocks, int players) {
    this.robots = robots;
    this.clocks = clocks;
    uneven = Dice.seeded(players);
  }

  /** The time at which the computer player that thinks now will act. */
  long until() {
    return until;
  }

  /** Begins to think anew. */
  void again() {
    until = Long.MAX_VALUE;
  }

  /** Lets a computer player think and then act; answers whether one has acted. */
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

  /**
   * How long a computer player thinks. It takes no time where it has no choice, and never lets its
   * time run out.
   */
  private long time(int robot, long now, Thinking thinking, Pace pace) {
    if (robots.hasNoChoice(robot)) {
      return 0;
    }
    double hard = thinking.weighs() ? robots.hardness(robot) : 0;
    long left = clocks.next() == Long.MAX_VALUE ? Long.MAX_VALUE : clocks.next() - now;
    return Math.min(pace.of(thinking.of(hard, uneven)), left / PART_OF_THE_TIME);
  }
}
