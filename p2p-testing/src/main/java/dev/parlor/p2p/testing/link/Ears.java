package dev.parlor.p2p.testing.link;

import dev.parlor.p2p.link.Link;
import java.io.ByteArrayOutputStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Hears what a link delivers, and can be made deaf for a while. */
final class Ears implements Link.Receiver {
  private static final long PATIENCE = 60_000;

  private final ByteArrayOutputStream heard = new ByteArrayOutputStream();
  private final CountDownLatch ended = new CountDownLatch(1);
  private final CountDownLatch hearing = new CountDownLatch(1);
  private int calls;
  private boolean overlapped;
  private boolean inside;

  /** Ears that hear at once. */
  static Ears open() {
    Ears ears = new Ears();
    ears.hear();
    return ears;
  }

  /** Ears that stay inside their first call until {@link #hear}. */
  static Ears deaf() {
    return new Ears();
  }

  void hear() {
    hearing.countDown();
  }

  @Override
  public void received(byte[] bytes) {
    enter();
    await(hearing, "to be allowed to hear");
    synchronized (this) {
      heard.write(bytes, 0, bytes.length);
      inside = false;
      notifyAll();
    }
  }

  @Override
  public void ended() {
    enter();
    synchronized (this) {
      inside = false;
    }
    ended.countDown();
  }

  private synchronized void enter() {
    overlapped |= inside || ended.getCount() == 0;
    inside = true;
    calls++;
  }

  synchronized int calls() {
    return calls;
  }

  /** Waits until so many bytes were heard; answers all that was heard. */
  synchronized byte[] await(int bytes) {
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE);
    while (heard.size() < bytes) {
      long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
      Expect.that(left > 0, "heard " + heard.size() + " of " + bytes + " bytes");
      try {
        wait(left);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
    Expect.that(!overlapped, "two calls at a time, or one after the end");
    return heard.toByteArray();
  }

  void awaitEnd() {
    await(ended, "the end of the link");
  }

  boolean hasEnded() {
    return ended.getCount() == 0;
  }

  static void await(CountDownLatch latch, String what) {
    try {
      Expect.that(latch.await(PATIENCE, TimeUnit.MILLISECONDS), "waited in vain for " + what);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
