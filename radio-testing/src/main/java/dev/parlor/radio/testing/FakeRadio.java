package dev.parlor.radio.testing;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.Door;
import dev.parlor.radio.Guests;
import dev.parlor.radio.Handle;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.Search;
import dev.parlor.radio.SearchListener;
import dev.parlor.radio.TableTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** A phone's radio in a {@link FakeAir}. */
public final class FakeRadio implements NearbyRadio {
  private final FakeAir air;
  private final int number;
  private final List<Consumer<RadioState>> watchers = new CopyOnWriteArrayList<>();
  private final List<FakeDoor> doors = new CopyOnWriteArrayList<>();
  private final List<FakeSearch> searches = new CopyOnWriteArrayList<>();
  private final List<FakeCall> calls = new CopyOnWriteArrayList<>();
  private volatile RadioState state = new RadioState(true, true, true, true);

  FakeRadio(FakeAir air, int number) {
    this.air = air;
    this.number = number;
  }

  /** Switches Bluetooth on or off, or takes an ability away. */
  public void become(RadioState now) {
    state = now;
    watchers.forEach(watcher -> air.executor.execute(() -> watcher.accept(now)));
    doors.forEach(FakeDoor::tell);
    air.changed();
  }

  /** How many doors, searches and calls have not been closed. */
  public int busy() {
    return doors.size() + searches.size() + calls.size();
  }

  public ClassicAddress address() {
    return new ClassicAddress(Bytes.of(new byte[] {4, 0, 0, 0, 0, (byte) number}));
  }

  @Override
  public RadioState state() {
    return state;
  }

  @Override
  public Handle watch(Consumer<RadioState> changed) {
    watchers.add(changed);
    return () -> watchers.remove(changed);
  }

  @Override
  public Door open(TableSign sign, Guests guests) {
    FakeDoor door = new FakeDoor(this, sign, guests);
    doors.add(door);
    door.tell();
    air.changed();
    return door;
  }

  @Override
  public Search search(SearchListener listener) {
    FakeSearch search = new FakeSearch(this, listener);
    searches.add(search);
    search.look();
    return search;
  }

  @Override
  public Call call(TableTarget table, CallListener listener) {
    FakeCall call = new FakeCall(this, table, listener);
    calls.add(call);
    call.tryAgain();
    return call;
  }

  int number() {
    return number;
  }

  FakeAir air() {
    return air;
  }

  List<FakeDoor> doors() {
    return doors;
  }

  boolean hasDoor() {
    return doors.stream().anyMatch(FakeDoor::isOpen);
  }

  List<TableSign> signs() {
    List<TableSign> signs = new ArrayList<>();
    doors.stream().filter(FakeDoor::isSeen).forEach(door -> signs.add(door.sign()));
    return signs;
  }

  void lookAgain() {
    searches.forEach(FakeSearch::look);
    calls.forEach(FakeCall::tryAgain);
  }

  void closed(Handle handle) {
    doors.removeIf(door -> door == handle);
    searches.removeIf(search -> search == handle);
    calls.removeIf(call -> call == handle);
    air.changed();
  }
}
