package dev.parlor.app.phones;

import dev.parlor.app.identity.FakeVault;
import dev.parlor.app.identity.IdentityStore;
import dev.parlor.app.nearby.Means;
import dev.parlor.app.nearby.Neighbourhood;
import dev.parlor.app.nearby.Rooms;
import dev.parlor.app.nearby.WarmUp;
import dev.parlor.app.visit.StationVisits;
import dev.parlor.nerve.EightGames;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.AddressBook;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.Way;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.table.Strand;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;

/** A whole phone without its screens. It can be killed at any moment. */
public final class TestPhone {
  final Map<Bytes, ClassicAddress> addresses = new ConcurrentHashMap<>();
  final List<Throwable> faults = new CopyOnWriteArrayList<>();
  final Neighbourhood nearby;
  final Rooms rooms;
  final StationVisits visits;
  final IdentityStore identity;
  final WarmUp warmUp;

  /** The work that would warm a phone up. The shuffles of tests are quick enough without it. */
  final Queue<Runnable> warming = new ArrayDeque<>();

  /** The source of tickets. There is none unless a test says otherwise. */
  volatile Means.Tickets tickets =
      tid -> {
        throw new Trouble("station.noTicket", "none");
      };

  /** How much its clock is behind the one on the wall, at tables that are opened from now on. */
  volatile long late;

  private final List<Strand> strands = new CopyOnWriteArrayList<>();
  private final MortalRadio radio;
  private volatile boolean dead;

  TestPhone(NearbyRadio air, Path files, Threads threads) {
    this(EightGames.ALL.games(), air, files, threads);
  }

  /** A phone with other games. */
  TestPhone(Games games, NearbyRadio air, Path files, Threads threads) {
    radio = new MortalRadio(air);
    rooms = new Rooms(files.resolve("no_backup").resolve("tables"), files.resolve("files"));
    identity = new IdentityStore(files.resolve("no_backup"), new FakeVault(), threads.entropy());
    Executor mine = task -> threads.main().execute(() -> runIfAlive(task));
    visits =
        new StationVisits(games, radio, identity, files.resolve("files"), mine, threads.visitors());
    Means means =
        new Means(
            games,
            identity,
            radio,
            new Book(),
            rooms,
            threads.entropy(),
            new Means.Threads(
                mine,
                threads.workers(),
                failed -> {
                  Strand strand = threads.strand(failed, late);
                  strands.add(strand);
                  return strand;
                },
                faults::add),
            tid -> tickets.ticket(tid));
    warmUp = new WarmUp(warming::add, threads.entropy());
    nearby = new Neighbourhood(means, warmUp, () -> {});
  }

  private void runIfAlive(Runnable task) {
    if (!dead) {
      task.run();
    }
  }

  NearbyRadio radio() {
    return radio;
  }

  /** How many links are open. */
  int links() {
    return radio.links();
  }

  /** The ways that carry its links. */
  Set<Way> ways() {
    return radio.ways();
  }

  /** Breaks all links. */
  void cut() {
    radio.cut();
  }

  /** Ends the process. Nothing is said, and nothing is closed. */
  void kill() {
    dead = true;
    strands.forEach(Strand::close);
    radio.die();
  }

  private final class Book implements AddressBook {
    @Override
    public Optional<ClassicAddress> find(Bytes npub) {
      return Optional.ofNullable(addresses.get(npub));
    }

    @Override
    public void remember(Bytes npub, ClassicAddress address) {
      addresses.put(npub, address);
    }
  }
}
