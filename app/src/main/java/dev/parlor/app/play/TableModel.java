package dev.parlor.app.play;

import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.view.View;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dev.parlor.app.felt.FeltTouch;
import dev.parlor.games.Slot;
import dev.parlor.p2p.table.Emote;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.Sitting;
import dev.parlor.tables.sitting.Table;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Keeps a table through a turn of the phone: it gives scenes, takes taps, is told the time. */
public final class TableModel extends ViewModel implements FeltTouch.Hands {
  private static final long SOON = 16;
  private static final long SOME_TIME = 5000;

  private final MutableLiveData<Scene> scene = new MutableLiveData<>();
  private final MutableLiveData<Boolean> open;
  private final MutableLiveData<Boolean> inTheMiddle = new MutableLiveData<>(false);
  private final Handler main = new Handler(Looper.getMainLooper());
  private final Runnable tick = this::tick;
  private final Function<Runnable, Table<?>> maker;
  private final TableTime time;
  private final boolean openByChoice;
  private Table<?> table;
  private boolean seen; // whether somebody looks at it

  private TableModel(Function<Runnable, Table<?>> maker, TableTime time, boolean cardsOpen) {
    this.maker = maker;
    this.time = time;
    openByChoice = cardsOpen;
    open = new MutableLiveData<>(cardsOpen);
    table = maker.apply(this::changed);
  }

  /**
   * A table at which nobody else looks on. The own cards lie open, and time stands still while
   * nobody looks at the screen.
   *
   * @param sittings makes a place at a new table each time; the first one at once
   */
  static <V> TableModel alone(TableKit<?, V> kit, Supplier<Sitting<V>> sittings, Pace pace) {
    return new TableModel(
        tables(kit, sittings, pace), new TableTime(SystemClock::uptimeMillis, true), true);
  }

  /**
   * @param clock the table's own, by which its deadlines count
   * @param cardsOpen whether the own cards lie open without being held
   */
  static <V> TableModel among(
      TableKit<?, V> kit, Sitting<V> seat, LongSupplier clock, Pace pace, boolean cardsOpen) {
    return new TableModel(tables(kit, () -> seat, pace), new TableTime(clock, false), cardsOpen);
  }

  /** Tables that say when something has happened. */
  private static <V> Function<Runnable, Table<?>> tables(
      TableKit<?, V> kit, Supplier<Sitting<V>> sittings, Pace pace) {
    return changed -> {
      Sitting<V> sitting = sittings.get();
      sitting.watch(changed);
      return new Table<>(sitting, kit.mapper(), pace);
    };
  }

  public LiveData<Scene> scene() {
    return scene;
  }

  /** Whether the own cards lie open for the person who looks at the screen. */
  LiveData<Boolean> open() {
    return open;
  }

  void open(boolean now) {
    if (!Boolean.valueOf(now).equals(open.getValue())) {
      open.setValue(now);
    }
  }

  /** The phone was put away or passed on: cards that were opened by hand are hidden again. */
  void putAway() {
    open(openByChoice && Boolean.TRUE.equals(open.getValue()));
  }

  /** Whether the device lies in the middle of the table, for all to see. */
  LiveData<Boolean> inTheMiddle() {
    return inTheMiddle;
  }

  /** Lays the device in the middle, or takes it up again. Both hide the own cards. */
  void layInTheMiddle(boolean now) {
    open(false);
    inTheMiddle.setValue(now);
  }

  /** Somebody looks, so time passes. */
  void wake() {
    time.goOn();
    seen = true;
    tick();
  }

  /** Nobody looks, so a table of this phone alone waits. */
  void rest() {
    seen = false;
    time.rest();
    main.removeCallbacks(tick);
  }

  /** How much later it is by the clock of the phone than by that of the table. */
  long slept() {
    return SystemClock.uptimeMillis() - time.now();
  }

  /** Another match at a table of this phone alone. */
  void again() {
    table.close();
    table = maker.apply(this::changed);
    tick();
  }

  /** Something has happened that was not done here. */
  void changed() {
    if (seen) {
      main.removeCallbacks(tick);
      main.post(tick);
    }
  }

  private void tick() {
    main.removeCallbacks(tick);
    long now = time.now();
    table.tick(now);
    table.scene().ifPresent(this::show);
    long next = table.wakeAt();
    if (seen && next != Long.MAX_VALUE) {
      main.postDelayed(tick, Math.max(SOON, Math.min(SOME_TIME, next - now)));
    }
  }

  private void show(Scene next) {
    if (!next.equals(scene.getValue())) {
      scene.setValue(next);
    }
  }

  /** What a button does that stands on the screen with this scene. */
  View.OnClickListener pressing(Scene shown, Deed deed) {
    return button -> {
      table.press(shown, deed);
      tick();
    };
  }

  void hints(boolean wanted) {
    table.hints(wanted);
    tick();
  }

  /** Whether others sit at this table who hear what is said. */
  boolean isHeard() {
    return table.isHeard();
  }

  void say(Emote emote) {
    table.say(emote);
    tick();
  }

  /** Tells this person what an expert would do. */
  void advise() {
    table.advise();
    tick();
  }

  void amount(int chips) {
    table.amount(chips);
    tick();
  }

  void undo() {
    table.undo();
    tick();
  }

  @Override
  public void tap(Scene shown, At target) {
    if (shown.isHeld()) {
      elsewhere(shown);
    } else {
      table.tap(shown, target);
      tick();
    }
  }

  @Override
  public void drop(Scene shown, At card, At target) {
    table.drop(shown, card, target);
    tick();
  }

  @Override
  public List<At> takers(Scene shown, At card) {
    return table.takers(shown, card);
  }

  @Override
  public void order(List<Slot> slots) {
    table.order(slots);
    tick();
  }

  @Override
  public void elsewhere(Scene shown) {
    if (shown.equals(scene.getValue())) {
      table.skip(time.now());
      tick();
    }
  }

  /** Leaves the own cards open after a look if some can be tapped: who chooses wants to see. */
  @Override
  public void looked() {
    Scene now = scene.getValue();
    if (now != null && OwnCards.areToBeChosen(now)) {
      open(true);
    }
  }

  @Override
  protected void onCleared() {
    rest();
    table.close();
  }
}
