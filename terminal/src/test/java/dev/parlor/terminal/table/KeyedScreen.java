package dev.parlor.terminal.table;

import dev.parlor.terminal.screen.Canvas;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** A terminal whose keys a test presses. Time passes while nothing is pressed. */
final class KeyedScreen implements Screen {
  private static final int PATIENCE = 2000;

  private final Deque<Integer> keys = new ArrayDeque<>();
  final List<String> shown = new ArrayList<>();
  Runnable passing = () -> {};
  Runnable showing = () -> {};
  int drained;
  int columns = 80;
  int rows = 24;
  int rings;
  private int idle;

  void press(String typed) {
    typed.chars().forEach(keys::add);
  }

  void press(int key) {
    keys.add(key);
  }

  boolean isUsedUp() {
    return keys.isEmpty();
  }

  String last() {
    return shown.get(shown.size() - 1);
  }

  @Override
  public int columns() {
    return columns;
  }

  @Override
  public int rows() {
    return rows;
  }

  @Override
  public int key(long millis) {
    Integer key = keys.poll();
    if (key == null) {
      if (++idle > PATIENCE) {
        throw new AssertionError("nothing comes of it:\n" + last());
      }
      passing.run();
      key = keys.poll();
    }
    return key == null ? NOTHING : key;
  }

  @Override
  public void drain() {
    drained += keys.size();
    keys.clear();
  }

  @Override
  public void show(Canvas canvas, Optional<Spot> cursor) {
    shown.add(String.join("\n", canvas.plain()));
    showing.run();
  }

  @Override
  public void ring() {
    rings++;
  }

  @Override
  public void close() {}
}
