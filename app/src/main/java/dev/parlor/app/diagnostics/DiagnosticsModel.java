package dev.parlor.app.diagnostics;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dev.parlor.crypto.TwoHands;
import dev.parlor.rim.table.SecondHand;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

/** Measures how fast this phone is, off the main thread, one measurement at a time. */
public final class DiagnosticsModel extends ViewModel {
  /**
   * What has been measured so far.
   *
   * @param drawn how long all cards took to be drawn, in milliseconds
   */
  record Speed(boolean running, List<SpeedTest.Result> decks, OptionalLong drawn) {
    static final Speed UNKNOWN = new Speed(false, List.of(), OptionalLong.empty());

    Speed with(SpeedTest.Result next) {
      List<SpeedTest.Result> all = new ArrayList<>(decks);
      all.add(next);
      return new Speed(running, Collections.unmodifiableList(all), drawn);
    }
  }

  private final SpeedTest decks;
  private final LongSupplier drawing;
  private final Executor background;
  private final MutableLiveData<Speed> speed = new MutableLiveData<>(Speed.UNKNOWN);

  /**
   * @param drawing draws a deck and says how long it took
   */
  DiagnosticsModel(SpeedTest decks, LongSupplier drawing, Executor background) {
    this.decks = decks;
    this.drawing = drawing;
    this.background = background;
  }

  LiveData<Speed> speed() {
    return speed;
  }

  Speed now() {
    Speed known = speed.getValue();
    return known == null ? Speed.UNKNOWN : known;
  }

  /** Begins to measure, unless it does so already. */
  void measure() {
    if (!now().running()) {
      speed.setValue(new Speed(true, List.of(), OptionalLong.empty()));
      background.execute(
          SecondHand.isThere()
              ? () -> TwoHands.lend(new SecondHand(background), this::run)
              : this::run);
    }
  }

  private void run() {
    Speed[] sofar = {new Speed(true, List.of(), OptionalLong.of(drawing.getAsLong()))};
    speed.postValue(sofar[0]);
    decks.run(
        result -> {
          sofar[0] = sofar[0].with(result);
          speed.postValue(sofar[0]);
        });
    speed.postValue(new Speed(false, sofar[0].decks(), sofar[0].drawn()));
  }
}
