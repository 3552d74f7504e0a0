package dev.parlor.p2p.testing.sim;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

/** What happened, one line for each thing. It is kept only when somebody will read it. */
public final class Trace {
  private static final int KEPT = 4000;

  private final boolean on;
  private final Deque<String> lines = new ArrayDeque<>();
  private long dropped;

  private Trace(boolean on) {
    this.on = on;
  }

  static Trace off() {
    return new Trace(false);
  }

  static Trace on() {
    return new Trace(true);
  }

  /**
   * Notes a line.
   *
   * @param who the number of a phone from 0, or -1 for the world
   */
  void note(long elapsed, int who, Supplier<String> what) {
    if (!on) {
      return;
    }
    if (lines.size() == KEPT) {
      lines.remove();
      dropped++;
    }
    String name = who < 0 ? "--" : "P" + (who + 1);
    String time = Long.toString(elapsed);
    lines.add(
        "          ".substring(Math.min(9, time.length())) + time + " " + name + " " + what.get());
  }

  /** The lines, oldest first. */
  public List<String> lines() {
    List<String> all = new ArrayList<>();
    if (dropped > 0) {
      all.add("... " + dropped + " earlier lines are not kept");
    }
    all.addAll(lines);
    return all;
  }
}
