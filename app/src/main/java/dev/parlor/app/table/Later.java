package dev.parlor.app.table;

import android.os.Handler;
import android.os.Looper;

/** Does something after a while, on the thread that asks. */
@FunctionalInterface
public interface Later {
  void in(long millis, Runnable work);

  static Later onMainThread() {
    Handler handler = new Handler(Looper.getMainLooper());
    return (millis, work) -> handler.postDelayed(work, millis);
  }
}
