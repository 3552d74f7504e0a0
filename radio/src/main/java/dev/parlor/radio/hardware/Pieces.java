package dev.parlor.radio.hardware;

import java.io.IOException;
import java.io.OutputStream;

/** A stream whose bytes leave in pieces, each no longer than fits when its turn comes. */
public final class Pieces extends OutputStream {
  /** Whoever takes the pieces of the stream. */
  public interface Taker {
    /** How many bytes fit into one piece now. */
    int most();

    /**
     * Takes the bytes between two places, or a part of them.
     *
     * @return how much it took; the rest is handed over again
     */
    int take(byte[] bytes, int from, int to) throws IOException;
  }

  private final Taker taker;

  public Pieces(Taker taker) {
    this.taker = taker;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    int end = from + count;
    for (int at = from; at < end; ) {
      at += taker.take(bytes, at, Math.min(end, at + taker.most()));
    }
  }
}
