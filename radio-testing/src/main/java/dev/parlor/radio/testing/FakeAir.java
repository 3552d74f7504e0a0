package dev.parlor.radio.testing;

import dev.parlor.p2p.link.Link;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.FoundTable;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.TableTarget;
import dev.parlor.radio.Way;
import dev.parlor.radio.control.CarriedLink;
import dev.parlor.rim.link.MemoryLink;
import dev.parlor.rim.table.Strand;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The air between phones of one test. A sign that one phone puts up is seen by the others at once,
 * and a caller is let in. A call is repeated after the pauses that a phone makes. Everything is
 * told on the executor.
 */
public final class FakeAir {
  /** The time, and a way to do something later. */
  private interface Clock {
    long now();

    void after(long millis, Runnable task);
  }

  final Executor executor;
  private final Clock clock;
  private final List<FakeRadio> radios = new ArrayList<>();

  /** An air in which time passes as it does on the wall. */
  public FakeAir(Executor executor) {
    this(executor, new Wall(executor));
  }

  /** An air in which the strand's time passes. */
  public FakeAir(Strand strand) {
    this(strand::run, new OfStrand(strand));
  }

  private FakeAir(Executor executor, Clock clock) {
    this.executor = executor;
    this.clock = clock;
  }

  private record Wall(Executor executor) implements Clock {
    @Override
    public long now() {
      return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    @Override
    public void after(long millis, Runnable task) {
      CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS, executor).execute(task);
    }
  }

  private record OfStrand(Strand strand) implements Clock {
    @Override
    public long now() {
      return strand.now();
    }

    @Override
    public void after(long millis, Runnable task) {
      strand.at(strand.now() + millis, task);
    }
  }

  long now() {
    return clock.now();
  }

  void after(long millis, Runnable task) {
    clock.after(millis, task);
  }

  /** Adds a phone's radio, in reach of all others. */
  public synchronized FakeRadio radio() {
    FakeRadio radio = new FakeRadio(this, radios.size() + 1);
    radios.add(radio);
    return radio;
  }

  /** Adds a phone's radio that is nearer to all others than they are to each other. */
  public synchronized FakeRadio nearest() {
    FakeRadio radio = new FakeRadio(this, radios.size() + 1);
    radios.add(0, radio);
    return radio;
  }

  /** Something has changed: searches are told, and calls try again. */
  void changed() {
    List<FakeRadio> all;
    synchronized (this) {
      all = new ArrayList<>(radios);
    }
    all.forEach(FakeRadio::lookAgain);
  }

  synchronized List<FoundTable> seenBy(FakeRadio viewer) {
    List<FoundTable> seen = new ArrayList<>();
    for (FakeRadio radio : radios) {
      if (radio != viewer) {
        radio.signs().forEach(sign -> seen.add(new FoundTable(sign, -40 - radio.number())));
      }
    }
    seen.sort(Comparator.comparingInt(FoundTable::strength).reversed());
    return seen;
  }

  synchronized List<FoundPhone> heardBy(FakeRadio viewer) {
    List<FoundPhone> heard = new ArrayList<>();
    for (FakeRadio radio : radios) {
      if (radio != viewer && radio.hasDoor()) {
        heard.add(new FoundPhone("phone " + radio.number(), radio.address(), -50));
      }
    }
    return heard;
  }

  /**
   * Leads a caller to one of the doors that fit its target. The answer is the caller's link, or
   * empty.
   *
   * @param turn how often this call has been answered; each time it is the turn of another door
   */
  Optional<RadioLink> reach(FakeRadio caller, TableTarget target, int turn) {
    FakeDoor door = door(caller, target, turn);
    if (door == null) {
      return Optional.empty();
    }
    MemoryLink.Pair pair = MemoryLink.pair(executor);
    Link inside = pair.one();
    executor.execute(() -> door.guests().came(link(inside, caller)));
    return Optional.of(link(pair.other(), door.owner()));
  }

  private static RadioLink link(Link link, FakeRadio peer) {
    return new CarriedLink(link, Way.RFCOMM, Optional.of(peer.address()));
  }

  private synchronized @Nullable FakeDoor door(FakeRadio caller, TableTarget target, int turn) {
    List<FakeDoor> fitting = new ArrayList<>();
    for (FakeRadio radio : radios) {
      if (radio != caller) {
        for (FakeDoor door : radio.doors()) {
          boolean byAddress = target.address().equals(Optional.of(radio.address()));
          if (door.isOpen() && (byAddress || (door.isSeen() && target.fits(door.sign())))) {
            fitting.add(door);
          }
        }
      }
    }
    return fitting.isEmpty() ? null : fitting.get(turn % fitting.size());
  }
}
