package dev.parlor.app.bluetooth;

import java.util.concurrent.atomic.AtomicInteger;

/** Counts who wants the phone awake. */
final class CountingAwake implements Awake {
  private final AtomicInteger holds = new AtomicInteger();

  int holds() {
    return holds.get();
  }

  @Override
  public Hold hold() {
    holds.incrementAndGet();
    return new Hold() {
      private boolean over;

      @Override
      public void renew() {}

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
