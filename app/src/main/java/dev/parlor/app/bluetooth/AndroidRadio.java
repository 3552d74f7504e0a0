package dev.parlor.app.bluetooth;

import android.content.Context;
import dev.parlor.radio.AddressBook;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.control.Radios;
import dev.parlor.radio.diary.Diary;
import dev.parlor.rim.link.Daemon;
import dev.parlor.rim.table.Strand;
import java.util.Random;
import java.util.concurrent.Executor;

/** Makes the radios of this phone, once for a process. */
public final class AndroidRadio {
  private AndroidRadio() {}

  /**
   * The radios of this phone.
   *
   * @param diary told what happens
   * @param strand the strand on which everything is decided
   */
  public static NearbyRadio of(Context context, AddressBook book, Diary diary, Strand strand) {
    Executor threads = task -> Daemon.thread("parlor-radio-wait", task).start();
    return new Radios(
        new AndroidHardware(context.getApplicationContext()),
        strand,
        threads,
        new PowerAwake(context),
        book,
        diary,
        new Random());
  }
}
