package dev.parlor.bluez.att;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The one request that may be under way. Whoever asks again before the answer has come breaks the
 * attribute protocol, and BlueZ's daemon at the other end goes down of it.
 */
public final class Request {
  private final Semaphore turn = new Semaphore(1);
  private final Semaphore answers = new Semaphore(0);
  private volatile boolean over;

  /** Puts it on the connection. */
  @FunctionalInterface
  public interface Sending {
    void send() throws IOException;
  }

  /** Sends it and waits for its answer; one without an answer is the last. */
  public void make(Sending sending, long seconds) throws IOException {
    try {
      turn.acquire();
      if (over) {
        turn.release();
        throw new IOException("closed");
      }
      answers.drainPermits();
      sending.send();
      if (!answers.tryAcquire(seconds, TimeUnit.SECONDS)) {
        throw new InterruptedIOException("the host takes nothing");
      }
      turn.release();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
  }

  public void answered() {
    answers.release();
  }

  /** Sends one after which there is none, unless the last one is still not answered by then. */
  public void last(Sending sending, long millis) throws IOException {
    over = true;
    try {
      if (turn.tryAcquire(millis, TimeUnit.MILLISECONDS)) {
        sending.send();
        turn.release();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
