package dev.parlor.app.bluetooth;

import android.content.Context;
import dev.parlor.radio.AddressBook;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.control.Radios;
import dev.parlor.rim.link.Daemon;
import dev.parlor.rim.table.RealStrand;
import java.util.Random;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Makes the radios of this phone: one for a process. */
public final class AndroidRadio {
  private AndroidRadio() {}

  /**
   * The radios of this phone.
   *
   * @param failed told when something ran into a fault of our own
   */
  public static NearbyRadio of(Context context, AddressBook book, Consumer<Throwable> failed) {
    Executor threads = task -> Daemon.thread("parlor-radio-wait", task).start();
    return new Radios(
        new AndroidHardware(context.getApplicationContext()),
        new RealStrand(threads, failed),
        threads,
        new PowerAwake(context),
        book,
        new Random());
  }
}
