package dev.parlor.bench.protocol;

import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.FaultPlan;
import dev.parlor.p2p.testing.sim.Lab;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.sim.RunReport;
import dev.parlor.p2p.testing.sim.SimCast;
import dev.parlor.p2p.testing.sim.SimPhone;
import dev.parlor.p2p.testing.sim.World;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * One table, timed. Its phones are four times slower than this machine; its links have 50 ms and 20
 * KB/s.
 */
final class TimedTable<S, V> implements Lab<S, V>, SimCast<S, V> {
  static final int SLOWER = 4;
  static final int LATENCY = 50;
  static final int BYTES_PER_SECOND = 20_000;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Map<Integer, SeenTimes<S, V>> screens = new HashMap<>();
  private final List<Tap> taps = new ArrayList<>();
  private final List<Tap> open = new ArrayList<>();
  private @Nullable RunReport report;
  private long lastConfirmed;
  private long bytes;
  private long lobbyBytes;

  /**
   * A choice of a player: when it was tapped, when it was shown as pending, and who has seen it.
   */
  static final class Tap {
    final int seat;
    final int number;
    final long at;
    long pendingAfter = -1;
    long orderedAfter = -1;
    final Set<Integer> seenBy = new HashSet<>();

    Tap(int seat, int number, long at) {
      this.seat = seat;
      this.number = number;
      this.at = at;
    }
  }

  /** Plays a match to its end. */
  static TimedTable<?, ?> play(Run run) {
    return play(run.bots(), run);
  }

  private static <S, V> TimedTable<S, V> play(Bots<S, V> bots, Run run) {
    TimedTable<S, V> table = new TimedTable<>();
    table.report = World.play(bots, run, new FaultPlan(List.of()), table);
    return table;
  }

  RunReport report() {
    return Objects.requireNonNull(report);
  }

  @Override
  public Lab<S, V> lab() {
    return this;
  }

  @Override
  public int latency() {
    return LATENCY;
  }

  @Override
  public int bytesPerSecond() {
    return BYTES_PER_SECOND;
  }

  @Override
  public <T> T timed(Supplier<T> work, Bill bill) {
    long before = THREADS.getCurrentThreadCpuTime();
    T result = work.get();
    bill.add((THREADS.getCurrentThreadCpuTime() - before) * SLOWER / 1000);
    return result;
  }

  @Override
  public void given(SimPhone<S, V> phone, Input input, long now) {
    if (input instanceof Input.Confirm) {
      lastConfirmed = now;
      lobbyBytes = bytes;
    } else if (input instanceof Input.Choose) {
      int seat = phone.seat();
      open.add(new Tap(seat, screen(phone).acted(seat), now));
    }
  }

  @Override
  public void shown(SimPhone<S, V> phone, long now) {
    SeenTimes<S, V> screen = screen(phone);
    screen.drawn(phone.session().get(), now);
    boolean pending = phone.session().get().view().pending() != null;
    for (Tap tap : open) {
      boolean ordered = screen.sees(tap);
      if (tap.seat == phone.seat() && tap.pendingAfter < 0 && (pending || ordered)) {
        tap.pendingAfter = now - tap.at;
      }
      if (ordered && tap.seenBy.add(phone.number())) {
        tap.orderedAfter = now - tap.at;
      }
    }
    for (Tap tap : open) {
      if (tap.seenBy.size() == screens.size()) {
        taps.add(tap);
      }
    }
    open.removeAll(taps);
  }

  @Override
  public void wrote(SimPhone<S, V> phone, int length, long now) {
    bytes += length;
  }

  private SeenTimes<S, V> screen(SimPhone<S, V> phone) {
    return screens.computeIfAbsent(phone.number(), number -> new SeenTimes<>());
  }

  /** Milliseconds from the last player's word to start until the first deck lay on all tables. */
  long firstDeck() {
    return latest(screen -> screen.deckAt(0)) - lastConfirmed;
  }

  /** Milliseconds from that word until the last player saw the own cards. */
  long firstCards() {
    return latest(screen -> screen.cardsAt(0)) - lastConfirmed;
  }

  private long latest(ToLongFunction<SeenTimes<S, V>> when) {
    return screens.values().stream().mapToLong(when).max().getAsLong();
  }

  /**
   * For every later deck, the milliseconds from the end of a hand to the own cards on the slowest
   * screen.
   */
  List<Long> laterCards() {
    List<Long> all = new ArrayList<>();
    int decks = screens.values().stream().mapToInt(SeenTimes::decks).min().getAsInt();
    for (int deck = 1; deck < decks; deck++) {
      int number = deck;
      all.add(screens.values().stream().mapToLong(s -> s.waited(number)).max().getAsLong());
    }
    return all;
  }

  /** The taps that all screens have shown as ordered. */
  List<Tap> taps() {
    return Collections.unmodifiableList(taps);
  }

  /** All bytes that all phones sent, hellos and keep-alives too. */
  long bytes() {
    return bytes;
  }

  /** The bytes before the last player's word to start. */
  long lobbyBytes() {
    return lobbyBytes;
  }
}
