package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;

import dev.parlor.app.household.TestScreen;
import dev.parlor.app.nearby.Found;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.nearby.TableInRange;
import dev.parlor.games.Action;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.table.TableView;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.testing.FakeAir;
import dev.parlor.radio.testing.FakeRadio;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Several whole phones in one process, in reach of each other. */
public final class PhonesInReach implements AutoCloseable {
  final MainQueue main = new MainQueue();
  final Executor workers;
  final List<TestPhone> phones = new ArrayList<>();
  private final List<String> names = new ArrayList<>();
  private final List<FakeRadio> radios = new ArrayList<>();
  private final Path folder;
  private final Supplier<NearbyRadio> maker;
  private final Threads threads;
  private final @Nullable TestClockwork clockwork;
  private final FakeAir air;

  /** Phones in an air that loses nothing. */
  PhonesInReach(int size) throws IOException {
    this(size, (Supplier<NearbyRadio>) null);
  }

  /** Phones in an air that loses nothing, whose time is the test's. */
  PhonesInReach(int size, TestClockwork clockwork) throws IOException {
    this(size, null, clockwork);
  }

  /**
   * @param maker makes the radios; null for those of an air that loses nothing
   */
  PhonesInReach(int size, @Nullable Supplier<NearbyRadio> maker) throws IOException {
    this(size, maker, null);
  }

  private PhonesInReach(
      int size, @Nullable Supplier<NearbyRadio> maker, @Nullable TestClockwork clockwork)
      throws IOException {
    this.clockwork = clockwork;
    workers = clockwork == null ? Executors.newCachedThreadPool(PhonesInReach::daemon) : clockwork;
    threads = clockwork == null ? Threads.real(main, workers) : clockwork;
    air =
        clockwork == null
            ? new FakeAir(workers)
            : new FakeAir(clockwork.strand(PhonesInReach::fail, 0));
    this.maker = maker == null ? this::fake : maker;
    folder = Files.createTempDirectory("parlor-phones");
    for (int i = 0; i < size; i++) {
      names.add("phone" + i);
      phones.add(phone("phone" + i));
    }
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "phones");
    thread.setDaemon(true);
    return thread;
  }

  static void fail(Throwable fault) {
    throw new AssertionError("a fault of the air", fault);
  }

  /** A radio for somebody else in the same air. */
  FakeRadio another() {
    return air.radio();
  }

  /** A radio for somebody in that air who is nearer to all of them than they are to each other. */
  FakeRadio nearest() {
    return air.nearest();
  }

  private FakeRadio fake() {
    FakeRadio radio = air.radio();
    radios.add(radio);
    return radio;
  }

  private TestPhone phone(String name) {
    return new TestPhone(maker.get(), folder.resolve(name), threads);
  }

  /** How many radios there have been. Each new process has another one. */
  int radios() {
    return radios.size();
  }

  FakeRadio radio(int number) {
    return radios.get(number);
  }

  TestPhone phone(int number) {
    return phones.get(number);
  }

  /** Ends one process. Another begins over what the first had on disk at that moment. */
  TestPhone revive(int number) throws IOException {
    phone(number).kill();
    Path before = folder.resolve(names.get(number));
    Files.createDirectories(before); // it may have had nothing to write down yet
    String name = names.get(number) + "+";
    try (Stream<Path> files = Files.walk(before)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Path copy = folder.resolve(name).resolve(before.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(copy);
        } else {
          Files.copy(file, copy);
        }
      }
    }
    TestPhone again = phone(name);
    phones.set(number, again);
    names.set(number, name);
    return again;
  }

  /** The first phone opens a table, the others find it and sit down. */
  <V> List<AutoPlayer<V>> gather(
      GameKit<?, V> kit, Map<String, String> options, Function<V, Optional<Action>> player) {
    return gather(kit, options, player, (host, guest, table) -> guest.join(table));
  }

  /** Gathers them in another way: the others scan the code that the first one shows. */
  <V> List<AutoPlayer<V>> gatherByCode(
      GameKit<?, V> kit, Map<String, String> options, Function<V, Optional<Action>> player) {
    return gather(
        kit,
        options,
        player,
        (host, guest, table) -> {
          until("a code", () -> host.hasView() && host.view().invitation().isPresent());
          return guest.join(table, host.view().invitation().get());
        });
  }

  private interface Arrival<V> {
    PhoneSitting<?> sit(AutoPlayer<V> host, Nearby guest, TableInRange table);
  }

  private <V> List<AutoPlayer<V>> gather(
      GameKit<?, V> kit,
      Map<String, String> options,
      Function<V, Optional<Action>> player,
      Arrival<V> arrival) {
    List<AutoPlayer<V>> players = new ArrayList<>();
    PhoneSitting<?> opened = phone(0).nearby.host(kit.game().id(), phones.size(), options);
    AutoPlayer<V> host = new AutoPlayer<>(opened, kit, player);
    players.add(host);
    for (int i = 1; i < phones.size(); i++) {
      Nearby nearby = phone(i).nearby;
      nearby.search();
      until("a table is found", () -> !found(nearby).tables().isEmpty());
      PhoneSitting<?> seat = arrival.sit(host, nearby, found(nearby).tables().get(0));
      players.add(new AutoPlayer<>(seat, kit, player));
    }
    return players;
  }

  static Found found(Nearby nearby) {
    Found found = nearby.found().getValue();
    return found == null ? Found.NOTHING : found;
  }

  <V> void until(String what, List<AutoPlayer<V>> players, Predicate<AutoPlayer<V>> done) {
    until(what, () -> players.stream().allMatch(done));
  }

  /** Lets the phones do what they do until this holds. */
  void until(String what, BooleanSupplier done) {
    if (clockwork == null) {
      main.until(what, done);
    } else {
      clockwork.until(what, done);
    }
  }

  /** Lets the phones go on until a screen shows this. */
  void untilSeen(String what, BooleanSupplier done) {
    until(
        what,
        () -> {
          TestScreen.settle();
          return done.getAsBoolean();
        });
  }

  <V> void untilSigned(List<AutoPlayer<V>> players) {
    until("all have signed", players, p -> p.is(TableView.Stage.FINISHED) && p.hasResult());
  }

  void assertNoFaults() {
    phones.forEach(phone -> assertEquals(List.of(), phone.faults));
  }

  @Override
  public void close() {
    phones.forEach(TestPhone::kill); // the threads end by themselves once they have nothing to do
  }
}
