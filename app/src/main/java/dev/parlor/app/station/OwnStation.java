package dev.parlor.app.station;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.table.Strand;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The station that this phone can be, opened and closed by its owner. Used on the main thread; the
 * work is done on others.
 */
public final class OwnStation {
  private final NearbyRadio radio;
  private final StationFiles files;
  private final Executor main;
  private final Executor workers;
  private final Supplier<Strand> strands;
  private final Runnable guard;
  private final MutableLiveData<StationView> view = new MutableLiveData<>(StationView.CLOSED);
  private @Nullable RunningStation running;
  private int openings;

  /**
   * @param strands makes the thread of a station
   * @param guard keeps the process alive until the station is closed
   */
  public OwnStation(
      NearbyRadio radio,
      StationFiles files,
      Executor main,
      Executor workers,
      Supplier<Strand> strands,
      Runnable guard) {
    this.radio = radio;
    this.files = files;
    this.main = main;
    this.workers = workers;
    this.strands = strands;
    this.guard = guard;
  }

  public LiveData<StationView> view() {
    return view;
  }

  private StationView now() {
    StationView now = view.getValue();
    return now == null ? StationView.CLOSED : now;
  }

  /** Opens the door, unless it is open. */
  public void open() {
    if (now().isRunning()) {
      return;
    }
    int opening = ++openings;
    view.setValue(StationView.CLOSED.in(StationView.State.OPENING));
    guard.run();
    Consumer<StationView> shown = next -> main.execute(() -> show(opening, next));
    workers.execute(
        () -> {
          try {
            RunningStation station = RunningStation.open(radio, files, strands.get(), shown);
            main.execute(() -> opened(opening, station));
          } catch (Trouble trouble) {
            main.execute(() -> broken(opening));
          }
        });
  }

  private void opened(int opening, RunningStation station) {
    if (opening == openings && now().isRunning()) {
      running = station;
      station.begin();
    } else {
      station.close();
    }
  }

  private void broken(int opening) {
    if (opening == openings) {
      view.setValue(StationView.CLOSED.in(StationView.State.BROKEN));
    }
  }

  private void show(int opening, StationView next) {
    if (opening == openings && now().isRunning()) {
      view.setValue(next);
    }
  }

  /** Admits a player, after a tap of the owner or a scanned code. */
  public void admit(Bytes npub) {
    RunningStation station = running;
    if (station != null) {
      station.admit(npub);
    }
  }

  /** Sets what it takes to be listed from now on. It is written down off the main thread. */
  public void list(int games, int opponents) {
    RunningStation station = running;
    if (station != null) {
      workers.execute(() -> station.list(games, opponents));
    }
  }

  public void close() {
    openings++;
    RunningStation station = running;
    running = null;
    if (station != null) {
      station.close();
    }
    view.setValue(StationView.CLOSED);
  }
}
