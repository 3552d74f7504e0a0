package dev.parlor.bluez;

import dev.parlor.bluez.bus.BusTrouble;
import dev.parlor.radio.Handle;
import dev.parlor.radio.hardware.InquiryEars;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** An inquiry. BlueZ's own inquiries go on for ever; this one is over when a phone's would be. */
final class Inquiry {
  private static final int SECONDS = 12;

  private Inquiry() {}

  static Handle start(String address, String adapter, InquiryEars ears) throws BusTrouble {
    Handle search =
        BluezSearch.classic(address, adapter, found -> found.phone().ifPresent(ears::heard));
    ScheduledExecutorService clock =
        Executors.newSingleThreadScheduledExecutor(
            task -> {
              Thread thread = new Thread(task, "parlor-inquiry");
              thread.setDaemon(true);
              return thread;
            });
    var unused = clock.schedule(ears::finished, SECONDS, TimeUnit.SECONDS);
    return Handle.once(
        () -> {
          clock.shutdownNow();
          search.close();
        });
  }
}
