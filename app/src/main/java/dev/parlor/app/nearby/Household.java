package dev.parlor.app.nearby;

import android.content.Context;
import dev.parlor.app.identity.IdentityStore;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.diary.Diary;
import java.util.concurrent.Executor;

/**
 * What the application holds, once for the process. The {@code Application} implements this, and
 * the screens ask for it.
 */
public interface Household extends Nearby.Holder {
  NearbyRadio radio();

  /** What the radios have done since the app was started. */
  Diary diary();

  IdentityStore identity();

  /** Runs what reads, writes or wraps, off the main thread. */
  Executor background();

  static Household of(Context context) {
    return (Household) context.getApplicationContext();
  }
}
