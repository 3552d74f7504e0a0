package dev.parlor.app.nearby;

import android.content.Context;
import android.os.PowerManager;
import android.os.PowerManager.WakeLock;

/** A partial wake lock for every link: the screen may go off, the processor may not. */
public final class PowerAwake implements Awake {
  private static final long LEASE_MILLIS = 10 * 60_000;
  private static final String TAG = "parlor:link";

  private final PowerManager power;

  public PowerAwake(Context context) {
    power = context.getSystemService(PowerManager.class);
  }

  @Override
  public Hold hold() {
    WakeLock lock = power.newWakeLock(PowerManager.PARTIAL_WAKE_LOCK, TAG);
    lock.setReferenceCounted(false);
    lock.acquire(LEASE_MILLIS);
    return new Hold() {
      private boolean over;

      @Override
      public synchronized void renew() {
        if (!over) {
          lock.acquire(LEASE_MILLIS);
        }
      }

      @Override
      public synchronized void letGo() {
        over = true;
        if (lock.isHeld()) {
          lock.release();
        }
      }
    };
  }
}
