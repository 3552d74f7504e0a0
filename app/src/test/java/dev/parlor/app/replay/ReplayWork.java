package dev.parlor.app.replay;

import androidx.lifecycle.ViewModelProvider;
import java.util.concurrent.TimeUnit;

/** The work of a replay's screen beside the main thread. */
public final class ReplayWork {
  private ReplayWork() {}

  /** Waits until the transcript is checked. */
  public static void await(ViewModelProvider screen) throws Exception {
    screen.get(ReplayModel.class).work().submit(() -> {}).get(240, TimeUnit.SECONDS);
  }
}
