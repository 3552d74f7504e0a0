package dev.parlor.radio.testing;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.ScanEars;
import dev.parlor.radio.hardware.Seen;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** All beacons that a scan has heard. */
public final class HeardBeacons implements ScanEars, Handle {
  private final Map<Beacon, Seen> beacons = new LinkedHashMap<>();
  private Handle scan = () -> {};

  /** Begins to scan. */
  public static HeardBeacons by(Hardware radio) throws RadioRefused {
    HeardBeacons heard = new HeardBeacons();
    heard.scan = radio.scan(heard);
    return heard;
  }

  @Override
  public synchronized void heard(byte[] record, int strength, Seen by) {
    Beacon.read(record).ifPresent(beacon -> beacons.put(beacon, by));
    notifyAll();
  }

  @Override
  public void failed(RadioTrouble why) {
    throw new AssertionError("the scan ended by itself: " + why);
  }

  synchronized Set<Beacon> all() {
    return Set.copyOf(beacons.keySet());
  }

  /** The phone that shows this beacon. */
  public synchronized Seen await(Beacon wanted) throws InterruptedException {
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(HardwareContract.PATIENCE);
    while (!beacons.containsKey(wanted)) {
      long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
      HardwareContract.that(left > 0, wanted + " was not heard, but " + beacons.keySet());
      wait(Math.max(1, left));
    }
    return java.util.Objects.requireNonNull(beacons.get(wanted));
  }

  @Override
  public void close() {
    scan.close();
  }
}
