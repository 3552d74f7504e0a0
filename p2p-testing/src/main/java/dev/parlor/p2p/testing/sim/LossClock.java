package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.table.Input;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A table on slow links that loses a phone for good. It measures how long the others wait until
 * another seat orders, and until the match has gone on for all of them. The guests have links to
 * each other. Times are milliseconds of the virtual clock.
 */
public final class LossClock<S, V> implements SimCast<S, V>, Lab<S, V> {
  private static final int LATENCY = 50;
  private static final int BYTES_PER_SECOND = 20_000;
  private static final long LOOK = 50;
  private static final long NEVER = -1;

  /**
   * What was seen of a loss.
   *
   * @param ordersAfter until all who are there had another seat order; empty where none had to
   * @param playsAfter until the match had gone on at all of them
   */
  public record Seen(RunReport report, Optional<Long> ordersAfter, Optional<Long> playsAfter) {}

  private final int lost;
  private final Map<Integer, Long> progress = new HashMap<>(); // by phone, when it was lost
  private long lostAt = NEVER;
  private long ordersAt = NEVER;
  private long playsAt = NEVER;

  private LossClock(int lost) {
    this.lost = lost;
  }

  /** Plays a table that loses a phone when its log has so many entries. */
  public static Seen play(Run run, int lost, int entries) {
    return play(run.bots(), run, lost, entries);
  }

  private static <S, V> Seen play(Bots<S, V> bots, Run run, int lost, int entries) {
    LossClock<S, V> clock = new LossClock<>(lost);
    Fault gone = new Fault.Behind(entries, new Fault.Vanish(lost, 0));
    RunReport report = World.play(bots, run, new FaultPlan(java.util.List.of(gone)), clock);
    return new Seen(report, clock.since(clock.ordersAt), clock.since(clock.playsAt));
  }

  private Optional<Long> since(long then) {
    return then < 0 ? Optional.empty() : Optional.of(then - lostAt);
  }

  @Override
  public void begin(World<S, V> world) {
    look(world);
  }

  private void look(World<S, V> world) {
    if (lostAt < 0 && world.phones().get(lost).hasVanished()) {
      lostAt = world.time().now();
      world.phones().forEach(phone -> progress.put(phone.number(), progress(phone)));
    }
    if (lostAt >= 0) {
      ordersAt = ordersAt < 0 && all(world, LossClock::hasOther) ? world.time().now() : ordersAt;
      boolean waits = lost == 0 && ordersAt < 0; // what was under way still comes
      if (waits) {
        world.phones().forEach(phone -> progress.put(phone.number(), progress(phone)));
      } else if (playsAt < 0 && all(world, this::playsOn)) {
        playsAt = world.time().now();
      }
    }
    world.time().in(LOOK, () -> look(world));
  }

  private boolean all(World<S, V> world, java.util.function.Predicate<SimPhone<S, V>> what) {
    return world.phones().stream().filter(phone -> phone.number() != lost).allMatch(what);
  }

  private static boolean hasOther(SimPhone<?, ?> phone) {
    return phone
        .session()
        .map(session -> session.log())
        .filter(log -> !log.isEmpty() && log.get(log.size() - 1).order().epoch() > 0)
        .isPresent();
  }

  private boolean playsOn(SimPhone<S, V> phone) {
    return progress(phone) > progress.getOrDefault(phone.number(), Long.MAX_VALUE)
        || phone.match().map(match -> match.outcome().isPresent()).orElse(false);
  }

  private static long progress(SimPhone<?, ?> phone) {
    return phone.match().map(Match::progress).orElse(0L);
  }

  @Override
  public boolean outlivesHost() {
    return true;
  }

  @Override
  public @Nullable Lab<S, V> lab() {
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
    return work.get();
  }

  @Override
  public void given(SimPhone<S, V> phone, Input input, long now) {}

  @Override
  public void shown(SimPhone<S, V> phone, long now) {}

  @Override
  public void wrote(SimPhone<S, V> phone, int bytes, long now) {}
}
