package dev.parlor.app.bluetooth;

import android.content.Context;
import android.os.PowerManager;
import android.os.PowerManager.WakeLock;
import android.os.SystemClock;
import dev.parlor.radio.hardware.Awake;

/** A partial wake lock for every link: the screen may go off, the processor may not. */
final class PowerAwake implements Awake {
  private static final long LEASE_MILLIS = 10 * 60_000;
  private static final long RENEW_MILLIS = 60_000;
  private static final String TAG = "parlor:link";

  private final PowerManager power;

  PowerAwake(Context context) {
    power = context.getSystemService(PowerManager.class);
  }

  @Override
  public Hold hold() {
    WakeLock lock = power.newWakeLock(PowerManager.PARTIAL_WAKE_LOCK, TAG);
    lock.setReferenceCounted(false);
    lock.acquire(LEASE_MILLIS);
    return new Leased(lock);
  }

  private static final class Leased implements Hold {
    private final WakeLock lock;
    private long renewed = SystemClock.elapsedRealtime();
    private boolean over;

    Leased(WakeLock lock) {
      this.lock = lock;
    }

    /** Called with everything that is heard. Android is told at most once a minute. */
    @Override
    public synchronized void renew() {
      long now = SystemClock.elapsedRealtime();
      if (!over && now - renewed > RENEW_MILLIS) {
        renewed = now;
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
  }
}
