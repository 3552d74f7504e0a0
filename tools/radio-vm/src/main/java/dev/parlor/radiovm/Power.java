package dev.parlor.radiovm;

import dev.parlor.radio.Handle;
import dev.parlor.radio.hardware.Hardware;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Switches an adapter off behind the back of its users. */
final class Power {
  private static final long PATIENCE = 20;

  private Power() {}

  /**
   * Switches it off, and on again when this is closed. Both wait until the hardware has noticed.
   */
  static Handle off(String adapter, Hardware hardware) {
    set(adapter, false, hardware);
    return Handle.once(() -> set(adapter, true, hardware));
  }

  /** Ends the connection to this device of BlueZ, if there is one. */
  static void hangUp(String device) {
    ask(device, "org.bluez.Device1.Disconnect");
  }

  private static void set(String adapter, boolean on, Hardware hardware) {
    boolean done =
        ask(
            "/org/bluez/" + adapter,
            "org.freedesktop.DBus.Properties.Set",
            "string:org.bluez.Adapter1",
            "string:Powered",
            "variant:boolean:" + on);
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    try {
      while (hardware.state().on() != on) {
        if (!done || System.nanoTime() > until) {
          throw new IllegalStateException(adapter + " does not switch");
        }
        Thread.sleep(20);
      }
    } catch (InterruptedException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private static boolean ask(String path, String... call) {
    List<String> command =
        new ArrayList<>(
            List.of("dbus-send", "--system", "--print-reply", "--dest=org.bluez", path));
    command.addAll(List.of(call));
    try {
      return new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor(PATIENCE, TimeUnit.SECONDS);
    } catch (IOException | InterruptedException failed) {
      throw new IllegalStateException(failed);
    }
  }
}
