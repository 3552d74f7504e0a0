package dev.parlor.app.bluetooth;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import java.util.function.Consumer;

/** Hands each broadcast of Android on to whoever wants to hear it. */
final class Receiving extends BroadcastReceiver {
  private final Consumer<Intent> ears;

  private Receiving(Consumer<Intent> ears) {
    this.ears = ears;
  }

  static Receiving each(Consumer<Intent> ears) {
    return new Receiving(ears);
  }

  @Override
  public void onReceive(Context context, Intent intent) {
    ears.accept(intent);
  }
}
