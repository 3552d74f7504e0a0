package dev.parlor.terminal.table;

import dev.parlor.terminal.screen.Canvas;
import java.util.Optional;
import java.util.function.IntSupplier;

/** A full screen whose keys and pictures a test sees, with the calls that led to them. */
public final class WatchedScreen implements Screen {
  public static final int NO_KEY = NOTHING;
  public static final int LAST_KEY = END;

  private final IntSupplier keys;
  private final Runnable drawn;

  private WatchedScreen(IntSupplier keys, Runnable drawn) {
    this.keys = keys;
    this.drawn = drawn;
  }

  /** The display of the product on such a screen. */
  public static Display of(IntSupplier keys, Runnable drawn) {
    return new FullScreen(new WatchedScreen(keys, drawn), "walks", () -> 0);
  }

  @Override
  public int columns() {
    return FullPicture.WIDTH;
  }

  @Override
  public int rows() {
    return FullPicture.HEIGHT;
  }

  @Override
  public int key(long millis) {
    return keys.getAsInt();
  }

  @Override
  public void drain() {}

  @Override
  public void show(Canvas canvas, Optional<Spot> cursor) {
    drawn.run();
  }

  @Override
  public void ring() {}

  @Override
  public void close() {}
}
