package dev.parlor.app.bluetooth;

import java.util.function.BooleanSupplier;

/** Calls to Bluetooth that may have been switched off or forbidden meanwhile. */
final class Guarded {
  private Guarded() {}

  /** Does something with Bluetooth; false also when Bluetooth or the permission is gone. */
  static boolean tryTo(BooleanSupplier call) {
    try {
      return call.getAsBoolean();
    } catch (IllegalStateException | SecurityException gone) {
      return false;
    }
  }

  /** Ends something. What is gone already needs no end. */
  static void run(Runnable call) {
    var unused =
        tryTo(
            () -> {
              call.run();
              return true;
            });
  }
}
