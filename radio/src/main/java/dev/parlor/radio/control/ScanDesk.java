package dev.parlor.radio.control;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Strength;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.diary.DiaryEvent;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.ScanEars;
import dev.parlor.radio.hardware.Seen;
import dev.parlor.rim.table.Strand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The one scan of a phone, for everybody who wants something seen. It runs while somebody does and
 * nobody connects, and is not started more often than Android allows. On the radio's thread.
 */
final class ScanDesk {
  /** After how long a sign that is not seen any more is gone. */
  static final long GONE = 15_000;

  private static final long AFTER_FAILURE = 5_000;

  /** Somebody who wants to see signs. */
  interface Viewer {
    void seen(Sighting sighting);

    void hindered(RadioTrouble why);
  }

  private final Hardware hardware;
  private final Strand strand;
  private final Diary diary;
  private final StartBudget budget = new StartBudget();
  private final List<Viewer> viewers = new ArrayList<>();
  private final Sightings sightings = new Sightings();
  private int hushed;
  private boolean waiting;
  private long notBefore;
  private @Nullable Handle running;

  ScanDesk(Hardware hardware, Strand strand, Diary diary) {
    this.hardware = hardware;
    this.strand = strand;
    this.diary = diary;
  }

  Handle view(Viewer viewer) {
    viewers.add(viewer);
    update();
    return Handle.once(
        () -> {
          viewers.remove(viewer);
          update();
        });
  }

  /** Scans nothing while somebody connects. */
  Handle hush() {
    hushed++;
    update();
    return Handle.once(
        () -> {
          hushed--;
          update();
        });
  }

  /** The state of the radio changed. */
  void stateChanged() {
    stop(); // an older scan does not run any more, whatever Android says
    notBefore = 0;
    if (!hardware.state().on()) {
      sightings.clear();
    }
    update();
  }

  List<Sighting> recent() {
    return sightings.since(strand.now() - GONE);
  }

  /** The strongest recent sighting that fits. */
  Optional<Sighting> recent(Predicate<Sighting> fits) {
    return recent().stream()
        .filter(fits)
        .max(java.util.Comparator.comparingInt(Sighting::strength));
  }

  /** How long nothing can be seen, because Android would not scan for us. */
  long delay() {
    long now = strand.now();
    return running != null ? 0 : Math.max(0, Math.max(budget.waitAt(now), notBefore - now));
  }

  private void update() {
    if (viewers.isEmpty() || hushed > 0) {
      stop();
      return;
    }
    Optional<RadioTrouble> hindrance = hardware.whyNoScan();
    if (hindrance.isPresent()) {
      stop();
      tell(hindrance.get());
    } else if (running == null && !waiting) {
      long now = strand.now();
      long wait = Math.max(budget.waitAt(now), notBefore - now);
      if (wait > 0) {
        waiting = true;
        strand.at(now + wait, this::waited);
      } else {
        start(now);
      }
    }
  }

  private void waited() {
    waiting = false;
    update();
  }

  private void start(long now) {
    budget.started(now);
    Ears ears = new Ears();
    try {
      running = hardware.scan(ears);
      ears.scan = running;
    } catch (RadioRefused refused) {
      failed(refused.trouble());
    }
  }

  private void stop() {
    if (running != null) {
      running.close();
      running = null;
    }
  }

  private void failed(RadioTrouble why) {
    stop();
    notBefore = strand.now() + AFTER_FAILURE;
    tell(why);
    update();
  }

  private void tell(RadioTrouble why) {
    diary.note(DiaryEvent.HINDERED, why.name());
    new ArrayList<>(viewers).forEach(viewer -> viewer.hindered(why));
  }

  private void heard(Beacon beacon, int strength, Seen by) {
    Sighting seen = new Sighting(beacon, strength, by, strand.now());
    Sighting before = sightings.before(seen);
    if (before == null && !sightings.isFull()) {
      diary.note(DiaryEvent.SEEN, Strength.isKnown(strength) ? strength + " dBm" : "");
    } else if (before != null && !by.equals(before.by())) {
      diary.note(DiaryEvent.MOVED, "");
    }
    Sighting sighting = sightings.add(seen);
    new ArrayList<>(viewers).forEach(viewer -> viewer.seen(sighting));
  }

  /** The ears of one scan. What it says after it was stopped is not heard. */
  private final class Ears implements ScanEars {
    private volatile @Nullable Handle scan;

    @Override
    public void heard(byte[] record, int strength, Seen by) {
      Beacon.read(record)
          .ifPresent(beacon -> strand.run(() -> ScanDesk.this.heard(beacon, strength, by)));
    }

    @Override
    public void failed(RadioTrouble why) {
      strand.run(
          () -> {
            if (running != null && running == scan) {
              ScanDesk.this.failed(why);
            }
          });
    }
  }
}
