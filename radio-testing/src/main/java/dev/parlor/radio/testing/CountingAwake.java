package dev.parlor.radio.testing;

import dev.parlor.radio.hardware.Awake;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts how many holds keep the phone awake. */
public final class CountingAwake implements Awake {
  private final AtomicInteger holds = new AtomicInteger();
  private final AtomicInteger renewals = new AtomicInteger();

  public int holds() {
    return holds.get();
  }

  public int renewals() {
    return renewals.get();
  }

  @Override
  public Hold hold() {
    holds.incrementAndGet();
    return new Hold() {
      private boolean over;

      @Override
      public void renew() {
        renewals.incrementAndGet();
      }

      @Override
      public synchronized void letGo() {
        if (!over) {
          over = true;
          holds.decrementAndGet();
        }
      }
    };
  }
}
