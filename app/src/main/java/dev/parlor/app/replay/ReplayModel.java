package dev.parlor.app.replay;

import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dev.parlor.p2p.audit.BrokenTranscript;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.TranscriptTrouble;
import dev.parlor.tables.kit.TableKits;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Pace;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** Reads and checks a match off the main thread, then lets it run. */
public final class ReplayModel extends ViewModel {
  private static final long SOON = 16;

  private final TableKits kits;
  private final ExecutorService work = Executors.newSingleThreadExecutor();
  private final Handler main = new Handler(Looper.getMainLooper());
  private final Runnable tick = this::tick;
  private final MutableLiveData<Shown> shown = new MutableLiveData<>(Shown.checking(0, 0));
  private @Nullable TableReplay replay;
  private boolean seen;

  /**
   * What the screen shows.
   *
   * @param checked how many messages were checked
   * @param all how many there are
   * @param failed whether nothing can be seen again
   * @param broken what is wrong with its transcript
   * @param scene the table; empty while it is checked
   */
  record Shown(
      long checked,
      long all,
      boolean failed,
      Optional<BrokenTranscript> broken,
      Optional<Scene> scene,
      int moment,
      int moments,
      boolean running) {
    static Shown checking(long checked, long all) {
      return new Shown(checked, all, false, Optional.empty(), Optional.empty(), 0, 1, false);
    }

    static Shown failed(Optional<BrokenTranscript> broken) {
      return new Shown(0, 0, true, broken, Optional.empty(), 0, 1, false);
    }
  }

  /**
   * @param kits the games that can be played here
   */
  ReplayModel(TableKits kits, ReplaySource source) {
    this.kits = kits;
    work.execute(() -> read(source));
  }

  LiveData<Shown> shown() {
    return shown;
  }

  /** The match, once it is checked. */
  @Nullable TableReplay replay() {
    return replay;
  }

  /** The thread on which it works; a test waits for it. */
  ExecutorService work() {
    return work;
  }

  private void read(ReplaySource source) {
    try {
      TableReplay made =
          source.read(kits, (many, all) -> shown.postValue(Shown.checking(many, all)));
      main.post(() -> begin(made));
    } catch (TranscriptTrouble trouble) {
      shown.postValue(Shown.failed(Optional.of(trouble.broken())));
    } catch (Trouble | Malformed unusable) {
      shown.postValue(Shown.failed(Optional.empty()));
    }
  }

  private void begin(TableReplay made) {
    replay = made;
    made.watch(this::again);
    made.run(true);
    tick();
  }

  /** Somebody looks, so time passes. */
  void wake() {
    seen = true;
    again();
  }

  void rest() {
    seen = false;
    main.removeCallbacks(tick);
  }

  void moveTo(int moment) {
    TableReplay now = replay;
    if (now != null) {
      now.moveTo(moment, SystemClock.uptimeMillis());
      tick();
    }
  }

  /** Goes to the moment before. */
  void back() {
    TableReplay now = replay;
    if (now != null) {
      moveTo(now.moment() - 1);
    }
  }

  /** Goes to the moment after, and shows a showdown that lies between. */
  void goOn() {
    TableReplay now = replay;
    if (now != null) {
      now.goOn(SystemClock.uptimeMillis());
      tick();
    }
  }

  void toggle() {
    TableReplay now = replay;
    if (now != null) {
      now.run(!now.isRunning());
      tick();
    }
  }

  /** Doubles the speed, or goes back to the first one; answers the present speed. */
  Pace hurry() {
    TableReplay now = replay;
    if (now == null) {
      return Pace.USUAL;
    }
    now.pace(now.pace().percent() <= 25 ? Pace.USUAL : now.pace().faster());
    again();
    return now.pace();
  }

  /** Goes on from what is held to be seen. */
  void skip() {
    TableReplay now = replay;
    if (now != null) {
      now.skip(SystemClock.uptimeMillis());
      tick();
    }
  }

  private void again() {
    main.removeCallbacks(tick);
    main.post(tick);
  }

  private void tick() {
    main.removeCallbacks(tick);
    TableReplay now = replay;
    if (now == null) {
      return;
    }
    long time = SystemClock.uptimeMillis();
    now.tick(time);
    Shown next =
        new Shown(
            now.entries(),
            now.entries(),
            false,
            Optional.empty(),
            now.scene(),
            now.moment(),
            now.moments(),
            now.isRunning());
    if (!next.equals(shown.getValue())) {
      shown.setValue(next);
    }
    long wake = now.wakeAt();
    if (seen && (wake != Long.MAX_VALUE || now.isRunning())) {
      main.postDelayed(tick, Math.max(SOON, Math.min(1000, wake - time)));
    }
  }

  @Override
  protected void onCleared() {
    rest();
    work.shutdownNow();
  }
}
