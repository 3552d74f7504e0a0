package dev.parlor.bluez.att;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The one request that may be under way. A second one before the answer has come would break the
 * attribute protocol, and BlueZ's daemon at the other end crashes at that.
 */
public final class AttRequest {
  private final Semaphore turn = new Semaphore(1);
  private final Semaphore answers = new Semaphore(0);
  private volatile boolean over;

  /** Puts the request on the connection. */
  @FunctionalInterface
  public interface Sending {
    void send() throws IOException;
  }

  /** Sends a request and waits for its answer. After one without an answer no other is sent. */
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

  /** Sends the last request. If the one before it is not answered in time, nothing is sent. */
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
