package dev.parlor.app.play;

import androidx.lifecycle.Observer;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.games.Refusal;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.tables.sitting.SeatSitting;
import java.util.Optional;

/** Tells a place at a table of several phones what this phone hears of it, until it is closed. */
final class SeatFeed<V> implements Observer<SittingView<V>> {
  private final PhoneSitting<V> sitting;
  private final SeatSitting<V> seat;
  private Optional<Refusal> refusal = Optional.empty();

  private SeatFeed(PhoneSitting<V> sitting, GameKit<?, V> kit, boolean hints) {
    this.sitting = sitting;
    SeatSitting.Wires wires =
        new SeatSitting.Wires(sitting.table(), Runnable::run, sitting::now, this::end);
    seat = new SeatSitting<>(kit, wires, true, hints);
  }

  /**
   * @param hints whether help is wanted
   */
  static <V> SeatSitting<V> of(PhoneSitting<V> sitting, GameKit<?, V> kit, boolean hints) {
    SeatFeed<V> feed = new SeatFeed<>(sitting, kit, hints);
    sitting.view().observeForever(feed);
    return feed.seat;
  }

  @Override
  public void onChanged(SittingView<V> now) {
    Optional<Refusal> before = refusal;
    refusal = now.refusal();
    if (!refusal.equals(before)) {
      refusal.ifPresent(seat::refuse);
    }
    seat.show(now.table(), now.countdowns());
  }

  private void end() {
    sitting.view().removeObserver(this);
  }
}
