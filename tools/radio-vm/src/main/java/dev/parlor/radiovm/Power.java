package dev.parlor.radiovm;

import dev.parlor.radio.Handle;
import dev.parlor.radio.hardware.Hardware;
import java.io.IOException;
import java.util.concurrent.TimeUnit;

/** Switches an adapter off behind the back of whoever uses it. */
final class Power {
  private static final long PATIENCE = 20;

  private Power() {}

  /** Off until closed; comes back when the hardware has noticed, each time. */
  static Handle off(String adapter, Hardware hardware) {
    set(adapter, false, hardware);
    return Handle.once(() -> set(adapter, true, hardware));
  }

  private static void set(String adapter, boolean on, Hardware hardware) {
    try {
      Process process =
          new ProcessBuilder(
                  "dbus-send",
                  "--system",
                  "--print-reply",
                  "--dest=org.bluez",
                  "/org/bluez/" + adapter,
                  "org.freedesktop.DBus.Properties.Set",
                  "string:org.bluez.Adapter1",
                  "string:Powered",
                  "variant:boolean:" + on)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
      boolean done = process.waitFor(PATIENCE, TimeUnit.SECONDS);
      while (hardware.state().on() != on) {
        if (!done || System.nanoTime() > until) {
          throw new IllegalStateException(adapter + " does not switch");
        }
        Thread.sleep(20);
      }
    } catch (IOException | InterruptedException failed) {
      throw new IllegalStateException(failed);
    }
  }
}
