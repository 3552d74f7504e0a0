package dev.parlor.p2p.testing.sim;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.Dice;
import dev.parlor.p2p.clock.Timeline;
import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.match.Seating;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.table.Passage;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.secrecy.Secrecy;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One table from the invitation to its end, in virtual time. */
public final class World<S, V> {
  private static final long EPOCH = 1_700_000_000_000L;
  private static final long LONGEST = 48L * 3_600_000;
  private static final long MOST_STEPS = 20_000_000;

  private final Run run;
  private final FaultPlan plan;
  private final Bots<S, V> bots;
  private final SimCast<S, V> cast;
  private final Trace trace;
  private final Timeline time = new Timeline(EPOCH);
  private final SimRadio radio;
  private final Watch<S, V> watch;
  private final @Nullable Secrecy secrecy; // nobody listens while a table is timed
  private final List<SimPhone<S, V>> phones = new ArrayList<>();
  private final List<SimPhone<S, V>> onlookers = new ArrayList<>();
  private final byte[] nonce;
  private final Invite invite;
  private final Mishaps<S, V> mishaps;
  private final Dialling<S, V> dialling;
  private final TableProgress<S, V> standing;
  private int quiet;

  private World(Run run, FaultPlan plan, Bots<S, V> bots, SimCast<S, V> cast) {
    this.run = run;
    this.plan = plan;
    this.bots = bots;
    this.cast = cast;
    this.trace = run.traced() ? Trace.on() : Trace.off();
    this.radio = new SimRadio(time, run.faults(), plan, run.seed(), quality(cast.lab()));
    this.secrecy = cast.lab() == null ? new Secrecy(run.real(), this::newestSeating) : null;
    this.watch = new Watch<>(this, cast);
    this.mishaps = new Mishaps<>(this, plan, Dice.seeded(run.seed() * 31 + 5));
    this.dialling = new Dialling<>(this, plan);
    this.standing = new TableProgress<>(this, cast);
    this.nonce = new SeededEntropy("table " + run.seed()).bytes(4);
    List<Equipment> equipment = new ArrayList<>();
    for (int number = 0; number < run.players() + cast.onlookers(); number++) {
      int who = number;
      equipment.add(
          new Equipment(
              run.seed(),
              number,
              run.real(),
              tools -> cast.signatures(who, tools),
              sealing -> watched(who, cast.sealing(who, sealing))));
    }
    Bytes host = equipment.get(0).phone(equipment.get(0).entropy(0)).identity().publicKey();
    this.invite = new Invite(run.game(), run.players(), Bytes.of(nonce), host, run.options());
    for (int number = 0; number < equipment.size(); number++) {
      Dice own = Dice.seeded(run.seed() * 1_000_003 + number);
      SimPhone<S, V> phone = new SimPhone<>(this, number, equipment.get(number), own);
      (number < run.players() ? phones : onlookers).add(phone);
    }
  }

  /** Who plays the newest match that any phone knows of. */
  private Seating newestSeating() {
    Seating newest = Seating.first(run.players());
    for (SimPhone<S, V> phone : phones) {
      Seating seating = phone.match().map(Match::seating).orElse(newest);
      newest = seating.number() >= newest.number() ? seating : newest;
    }
    return newest;
  }

  private Sealing watched(int phone, Sealing sealing) {
    Secrecy watching = secrecy;
    return watching == null ? sealing : watching.watched(phone, sealing);
  }

  private static @Nullable Quality quality(@Nullable Lab<?, ?> lab) {
    return lab == null ? null : new Quality(lab.latency(), 0, lab.bytesPerSecond(), 0, 0);
  }

  /** Runs a table of honest phones with the faults that the seed draws. */
  public static RunReport play(Run run) {
    return play(run, FaultPlan.of(run));
  }

  /** Runs a table of honest phones. */
  public static RunReport play(Run run, FaultPlan plan) {
    return play(run.bots(), run, plan);
  }

  private static <S, V> RunReport play(Bots<S, V> bots, Run run, FaultPlan plan) {
    return play(bots, run, plan, SimCast.honest());
  }

  /** Runs a table with a cast of its own. */
  public static <S, V> RunReport play(
      Bots<S, V> bots, Run run, FaultPlan plan, SimCast<S, V> cast) {
    return new World<>(run, plan, bots, cast).play();
  }

  private RunReport play() {
    try {
      mishaps.schedule();
      for (SimPhone<S, V> phone : phones) {
        time.in(phone.number() * 40L, phone::start);
      }
      onlookers.forEach(phone -> time.in(phone.number() * 40L, phone::start));
      cast.begin(this);
      while (!watch.problem().isPresent() && !standing.isOver()) {
        if (!time.step()) {
          time.in(TableProgress.GIVE_UP + 1, () -> note(() -> "nothing happens any more"));
          quiet++;
        }
        if (quiet > 1 || time.elapsed() > LONGEST || time.happened() > MOST_STEPS) {
          watch.report(
              RunProblem.Kind.STUCK,
              "no end after " + time.elapsed() + " ms: " + standing.stages());
        }
      }
      if (!watch.problem().isPresent()) {
        watch.atTheEnd();
      }
    } catch (RuntimeException | StackOverflowError escaped) {
      watch.report(RunProblem.Kind.STUCK, "an exception escaped: " + describe(escaped));
    }
    return new RunReport(
        run,
        plan,
        standing.ending(),
        watch.problem(),
        watch.units(),
        watch.entries(),
        time.elapsed(),
        trace.lines());
  }

  private static String describe(Throwable escaped) {
    StringBuilder text = new StringBuilder(escaped.toString());
    StackTraceElement[] frames = escaped.getStackTrace();
    for (int i = 0; i < Math.min(8, frames.length); i++) {
      text.append(" < ").append(frames[i]);
    }
    return text.toString();
  }

  boolean isFaultless() {
    return run.faults() == Faults.NONE && plan.faults().isEmpty();
  }

  void note(java.util.function.Supplier<String> what) {
    trace.note(time.elapsed(), -1, what);
  }

  LinkIdentity link(int number, LinkIdentity honest) {
    return cast.link(number, honest);
  }

  /** Lets something else happen after a while. */
  public void after(long millis, Runnable what) {
    time.in(millis, what);
  }

  /** Somebody who does not sit at the table but knows where it is. */
  public Prowler prowler(LinkIdentity identity) {
    return new Prowler(radio, phones.get(0), new Switchboard(identity), nonce, time);
  }

  Node<S, V> node(SimPhone<S, V> phone, TableSession<S, V> session, Switchboard links) {
    if (cast.outlivesHost()) {
      session.reachesGuests();
    }
    Secrecy watching = secrecy;
    Passage ear = watching == null ? new Passage() {} : watching.ear(phone.number());
    return cast.node(phone, session, links, ear);
  }

  public Run run() {
    return run;
  }

  public List<SimPhone<S, V>> phones() {
    return Collections.unmodifiableList(phones);
  }

  /** Phones without a seat, which watch. */
  public List<SimPhone<S, V>> onlookers() {
    return Collections.unmodifiableList(onlookers);
  }

  /** A phone by its number. Those without a seat come behind those with one. */
  SimPhone<S, V> phone(int number) {
    return number < phones.size() ? phones.get(number) : onlookers.get(number - phones.size());
  }

  Bots<S, V> bots() {
    return bots;
  }

  GameKit<S, V> kit() {
    return bots.kit();
  }

  Invite invite() {
    return invite;
  }

  byte[] nonce() {
    return nonce.clone();
  }

  Timeline time() {
    return time;
  }

  SimRadio radio() {
    return radio;
  }

  Mishaps<S, V> mishaps() {
    return mishaps;
  }

  Dialling<S, V> dialling() {
    return dialling;
  }

  TableProgress<S, V> standing() {
    return standing;
  }

  Watch<S, V> watch() {
    return watch;
  }

  /** The watch that listens to all phones; empty if nobody listens. */
  public Optional<Secrecy> secrecy() {
    return Optional.ofNullable(secrecy);
  }

  @Nullable Lab<S, V> lab() {
    return cast.lab();
  }

  Trace trace() {
    return trace;
  }
}
