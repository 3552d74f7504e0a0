package dev.parlor.app.phones;

import android.os.SystemClock;
import androidx.lifecycle.Observer;
import dev.parlor.app.identity.FakeVault;
import dev.parlor.app.identity.IdentityStore;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.nearby.LeftSeat;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.app.phone.ShippedScreens;
import dev.parlor.app.station.OwnStation;
import dev.parlor.app.station.StationFiles;
import dev.parlor.app.station.Stations;
import dev.parlor.app.visit.StationVisits;
import dev.parlor.app.visit.Visitor;
import dev.parlor.p2p.table.TableView;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.testing.FakeRadio;
import dev.parlor.tables.Catalogue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import org.robolectric.RuntimeEnvironment;

/**
 * A phone whose owner is not to be trusted, and a friend beside it. The process of the phone can be
 * killed.
 */
public final class WildHousehold extends ShippedScreens implements Household, Stations, Visitor {
  private final TestClockwork clockwork = new TestClockwork(1);
  private final PhonesInReach company = company(clockwork);
  private final Diary diary = new Diary(SystemClock::elapsedRealtime);
  private final Friend friend = new Friend(company.phone(1).nearby);
  private @Nullable OwnStation station;
  private int radioOfMine;
  private @Nullable PhoneSitting<?> seat;
  private final Observer<Optional<PhoneSitting<?>>> seats = this::sits;

  @Override
  public void onCreate() {
    super.onCreate();
    nearby().sitting().observeForever(seats);
  }

  /** Notes where the phone sits. It must give a seat up before it takes another. */
  private void sits(Optional<PhoneSitting<?>> now) {
    if (seat != null && now.isPresent() && now.get() != seat) {
      mine().faults.add(new AssertionError("sits at two tables"));
    }
    seat = now.orElse(null);
  }

  public static WildHousehold get() {
    return (WildHousehold) RuntimeEnvironment.getApplication();
  }

  private static PhonesInReach company(TestClockwork clockwork) {
    try {
      return new PhonesInReach(2, clockwork);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private TestPhone mine() {
    return company.phone(0);
  }

  @Override
  public Nearby nearby() {
    return mine().nearby;
  }

  @Override
  public NearbyRadio radio() {
    return mine().radio();
  }

  @Override
  public Diary diary() {
    return diary;
  }

  @Override
  public IdentityStore identity() {
    return mine().identity;
  }

  @Override
  public Executor background() {
    return clockwork;
  }

  @Override
  public OwnStation station() {
    OwnStation made = station;
    if (made == null) {
      IdentityStore own =
          new IdentityStore(
              getFilesDir().toPath().resolve("station"), new FakeVault(), clockwork.entropy());
      made =
          new OwnStation(
              company.radio(1),
              new StationFiles(
                  Catalogue.SHIPPED.games(), own, getFilesDir().toPath().resolve("board")),
              clockwork,
              clockwork,
              () -> clockwork.strand(mine().faults::add, 0),
              () -> {});
      station = made;
    }
    return made;
  }

  @Override
  public StationVisits visits() {
    return mine().visits;
  }

  /** Ends the process of this phone, as the system does. Another begins over its files. */
  public void killProcess() {
    try {
      nearby().sitting().removeObserver(seats);
      company.revive(0);
      seat = null;
      nearby().sitting().observeForever(seats);
      radioOfMine = company.radios() - 1;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Switches Bluetooth on or off. */
  public void power(boolean on) {
    FakeRadio radio = company.radio(radioOfMine);
    RadioState now = radio.state();
    radio.become(new RadioState(now.present(), on, now.lowEnergy(), now.canAdvertise()));
  }

  /** Does all that there is to do up to now. */
  public void turn() {
    clockwork.turn();
  }

  /** The faults of both phones. */
  public List<Throwable> faults() {
    List<Throwable> all = new ArrayList<>(mine().faults);
    all.addAll(company.phone(1).faults);
    return all;
  }

  /** Whether a match is under way in which this phone has a seat. */
  public boolean isPlaying() {
    return sitting(nearby()).map(WildHousehold::isPlaying).orElse(false);
  }

  private static boolean isPlaying(PhoneSitting<?> sitting) {
    SittingView<?> view = sitting.view().getValue();
    return view != null
        && view.table().stage() == TableView.Stage.PLAYING
        && view.table().game() != null;
  }

  /** Whether this phone sits at a table whose match has come to an end, a good or a bad one. */
  public boolean isOver() {
    return sitting(nearby()).map(WildHousehold::isOver).orElse(false);
  }

  private static boolean isOver(PhoneSitting<?> sitting) {
    SittingView<?> view = sitting.view().getValue();
    return view != null
        && switch (view.table().stage()) {
          case SIGNING, FINISHED, BROKEN -> true;
          case LOBBY, COMPARING, PLAYING -> false;
        };
  }

  /** Whether the seat is still there, taken or offered. */
  public boolean hasSeat() {
    Optional<LeftSeat> left = nearby().left().getValue();
    return sitting(nearby()).isPresent() || (left != null && left.isPresent());
  }

  private static Optional<PhoneSitting<?>> sitting(Nearby nearby) {
    Optional<PhoneSitting<?>> now = nearby.sitting().getValue();
    return now == null ? Optional.empty() : now;
  }

  /** Whether this phone plays on while its friend has got up. */
  public boolean isDeserted() {
    return isPlaying() && !friend.sits();
  }

  /** Lets the friend look around, and now and then get up. */
  public void friendActs(Random random) {
    friend.acts(sitting(nearby()).isPresent(), hasSeat(), random);
  }

  /** Stops everything. */
  public void end() {
    company.close();
    if (station != null) {
      station.close();
    }
  }
}
