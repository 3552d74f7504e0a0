package dev.parlor.terminal.table;

import dev.parlor.terminal.screen.Canvas;
import java.util.Optional;

/** A whole terminal: its size, its keys, and what stands on it. */
interface Screen extends AutoCloseable {
  /** No key was pressed in time. */
  int NOTHING = -2;

  /** Nobody will ever press a key again. */
  int END = -1;

  /** A key that is no character, such as an arrow or a function key. */
  int OTHER = 0;

  int columns();

  int rows();

  /** The next key: a character, or one of the above. */
  int key(long millis);

  /** Forgets what was typed and not read yet. */
  void drain();

  /**
   * Shows a canvas of the size of the terminal.
   *
   * @param cursor where it stands; none when nothing is typed
   */
  void show(Canvas canvas, Optional<Spot> cursor);

  void ring();

  @Override
  void close();

  /** A cell of the terminal, from 0. */
  record Spot(int x, int y) {}
}
