package dev.parlor.p2p.testing.sim;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.Dice;
import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.match.Seating;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.Invite;
import dev.parlor.p2p.table.Passage;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.testing.secrecy.Secrecy;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One table from the invitation to its end, in virtual time. */
public final class World<S, V> {
  private static final long EPOCH = 1_700_000_000_000L;
  private static final long LONGEST = 48L * 3_600_000;
  private static final long MOST_STEPS = 20_000_000;

  /** So long all may stand in the lobby, comparing or signing before they give up. */
  private static final long GIVE_UP = 1_200_000;

  /** By then everybody has heard what was said, and what they answer has come. */
  private static final long HEARD = 500;

  /** So long what somebody says may take to the host over the slowest link. */
  private static final long ON_ITS_WAY = 10_000;

  /** Faults of single connections are those of links to the host. */
  private static final int NO_DIAL = -1;

  private final Run run;
  private final Plan plan;
  private final Bots<S, V> bots;
  private final Cast<S, V> cast;
  private final Trace trace;
  private final Timeline time = new Timeline(EPOCH);
  private final SimRadio radio;
  private final Watch<S, V> watch;
  private final @Nullable Secrecy secrecy; // nobody listens while a table is timed
  private final List<SimPhone<S, V>> phones = new ArrayList<>();
  private final byte[] nonce;
  private final Invite invite;
  private final Dice dice;
  private final Set<Fault> done = new HashSet<>();
  private long lastProgress = EPOCH;
  private long lastSize;
  private int quiet;
  private long leftAt;

  private World(Run run, Plan plan, Bots<S, V> bots, Cast<S, V> cast) {
    this.run = run;
    this.plan = plan;
    this.bots = bots;
    this.cast = cast;
    this.trace = run.traced() ? Trace.on() : Trace.off();
    this.radio = new SimRadio(time, run.faults(), plan, run.seed(), quality(cast.lab()));
    this.secrecy = cast.lab() == null ? new Secrecy(run.real(), this::newestSeating) : null;
    this.watch = new Watch<>(this, cast);
    this.dice = Dice.seeded(run.seed() * 31 + 5);
    this.nonce = new SeededEntropy("table " + run.seed()).bytes(4);
    List<Equipment> equipment = new ArrayList<>();
    for (int number = 0; number < run.players(); number++) {
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
    for (int number = 0; number < run.players(); number++) {
      Dice own = Dice.seeded(run.seed() * 1_000_003 + number);
      phones.add(new SimPhone<>(this, number, equipment.get(number), own));
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
    return lab == null ? null : new Quality(lab.latency(), 0, lab.bytesPerSecond(), 0);
  }

  /** Runs a table of honest phones with the faults that the seed draws. */
  public static Report play(Run run) {
    return play(run, Plan.of(run));
  }

  /** Runs a table of honest phones. */
  public static Report play(Run run, Plan plan) {
    return play(Bots.of(run.game()), run, plan);
  }

  private static <S, V> Report play(Bots<S, V> bots, Run run, Plan plan) {
    return play(bots, run, plan, Cast.honest());
  }

  /** Runs a table with a cast of its own. */
  public static <S, V> Report play(Bots<S, V> bots, Run run, Plan plan, Cast<S, V> cast) {
    return new World<>(run, plan, bots, cast).play();
  }

  private Report play() {
    try {
      for (Fault fault : plan.faults()) {
        schedule(fault);
      }
      for (SimPhone<S, V> phone : phones) {
        time.in(phone.number() * 40L, phone::start);
      }
      cast.begin(this);
      while (!watch.problem().isPresent() && !isOver()) {
        if (!time.step()) {
          time.in(GIVE_UP + 1, () -> note(() -> "nothing happens any more"));
          quiet++;
        }
        if (quiet > 1 || time.elapsed() > LONGEST || time.happened() > MOST_STEPS) {
          watch.report(Problem.Kind.STUCK, "no end after " + time.elapsed() + " ms: " + stages());
        }
      }
      if (!watch.problem().isPresent()) {
        watch.atTheEnd();
      }
    } catch (RuntimeException | StackOverflowError escaped) {
      watch.report(Problem.Kind.STUCK, "an exception escaped: " + describe(escaped));
    }
    return new Report(
        run,
        plan,
        ending(),
        watch.problem(),
        units(),
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

  private void schedule(Fault fault) {
    if (fault instanceof Fault.Stall stall) {
      later(stall.at(), fault, () -> now(stall.seat()).forEach(c -> c.stall(stall.millis())));
    } else if (fault instanceof Fault.OneWay one) {
      later(
          one.at(), fault, () -> now(one.seat()).forEach(c -> c.die(one.toHost(), !one.toHost())));
    } else if (fault instanceof Fault.HalfOpen open) {
      later(open.at(), fault, () -> now(open.seat()).forEach(c -> c.die(true, true)));
    } else if (fault instanceof Fault.AdapterOff off) {
      later(off.at(), fault, () -> phones.get(off.seat()).adapter(false));
      later(off.at() + off.millis(), fault, () -> phones.get(off.seat()).adapter(true));
    } else if (fault instanceof Fault.Kill kill) {
      later(kill.at(), fault, () -> kill(phones.get(kill.seat()), kill.downMillis()));
    } else if (fault instanceof Fault.Torn torn) {
      later(torn.at(), fault, () -> tear(phones.get(torn.seat()), torn));
    } else if (fault instanceof Fault.Vanish gone) {
      later(gone.at(), fault, () -> phones.get(gone.seat()).vanish());
    } else if (fault instanceof Fault.Leave leave) {
      later(leave.at(), fault, () -> leave(phones.get(leave.seat())));
    } else if (fault instanceof Fault.Doze doze) {
      later(doze.at(), fault, () -> phones.get(doze.seat()).doze(doze.millis()));
    }
  }

  private void leave(SimPhone<S, V> phone) {
    leftAt = time.now();
    phone.input(new Input.Leave());
  }

  /** Whether somebody has got up just now, and a table that is over may end before it is heard. */
  boolean isLeaveUnderWay() {
    return time.now() - leftAt < ON_ITS_WAY;
  }

  private void later(long at, Fault fault, Runnable what) {
    time.in(
        at,
        () -> {
          note(fault::toString);
          what.run();
        });
  }

  private List<Connection> now(int seat) {
    return radio.of(phones.get(seat));
  }

  private void kill(SimPhone<S, V> phone, long down) {
    if (!phone.isAlive() || phone.hasVanished()) {
      return;
    }
    phone.kill(dice.below(3) * dice.below(6));
    time.in(down, () -> restart(phone));
  }

  private void tear(SimPhone<S, V> phone, Fault.Torn torn) {
    if (phone.isAlive() && !phone.hasVanished()) {
      phone.kill(0);
      phone.forget(torn.records());
      watch.forgotten(phone);
      time.in(torn.downMillis(), () -> restart(phone));
    }
  }

  /** The journal of a phone has grown to this many records. */
  void written(SimPhone<S, V> phone, int records) {
    for (Fault fault : plan.faults()) {
      if (fault instanceof Fault.Written written
          && written.seat() == phone.number()
          && written.record() == records
          && done.add(written)) {
        note(fault::toString);
        phone.killAtOnce();
        time.in(written.downMillis(), () -> restart(phone));
      } else if (fault instanceof Fault.SetBack back
          && back.seat() == phone.number()
          && back.record() + back.later() == records
          && done.add(back)) {
        time.in(HEARD, () -> setBack(phone, back));
      }
    }
  }

  private void restart(SimPhone<S, V> phone) {
    if (!phone.hasVanished()) {
      phone.kill(0);
      phone.start();
    }
  }

  private void setBack(SimPhone<S, V> phone, Fault.SetBack back) {
    if (phone.isAlive() && !phone.hasVanished()) {
      note(back::toString);
      phone.kill(0);
      phone.forget(phone.journal().size() - back.record());
      watch.forgotten(phone);
      time.in(HEARD, () -> restart(phone));
    }
  }

  /** A guest dials the host. */
  void dial(SimPhone<S, V> guest, Dialer dialer) {
    int dial = dialer.nextDial();
    for (Fault fault : plan.faults()) {
      if (fault instanceof Fault.FailedDial failed
          && failed.seat() == guest.number()
          && failed.dial() == dial) {
        note(fault::toString);
        time.in(10_000, dialer::again);
        return;
      } else if (fault instanceof Fault.WrongDevice wrong
          && wrong.seat() == guest.number()
          && wrong.dial() == dial) {
        note(fault::toString);
        stranger(guest, dialer, dial, wrong.sameTable());
        return;
      } else if (fault instanceof Fault.TwoLinks two
          && two.seat() == guest.number()
          && two.dial() == dial) {
        note(fault::toString);
        connect(guest, dialer, dial);
      }
    }
    connect(guest, dialer, dial);
  }

  private void connect(SimPhone<S, V> guest, Dialer dialer, int dial) {
    SimPhone<S, V> host = phones.get(0);
    if (!host.isReachable()) {
      time.in(1_000, dialer::again);
      return;
    }
    Connection connection = radio.connect(host, guest, guest.number(), dial);
    note(() -> "P" + (guest.number() + 1) + " dials: connection " + connection.id);
    dialer.connected(connection.id);
    host.accepted(connection.id);
    guest.connected(connection.id);
  }

  /** A guest looks for open doors of these seats, and connects to each that it finds. */
  void dialSides(SimPhone<S, V> guest, Set<Bytes> seats) {
    for (SimPhone<S, V> door : phones) {
      if (door != guest && door.isDoorOpen() && door.is(seats)) {
        Connection connection = radio.connect(door, guest, guest.number(), NO_DIAL);
        guest.note(() -> "finds P" + (door.number() + 1) + ": connection " + connection.id);
        door.accepted(connection.id);
        guest.connected(connection.id);
      }
    }
  }

  private void stranger(SimPhone<S, V> guest, Dialer dialer, int dial, boolean sameTable) {
    Equipment other =
        new Equipment(run.seed() + 99, 9, run.real(), tools -> tools, sealing -> sealing);
    LinkIdentity identity = other.link(other.entropy(0));
    byte[] table = sameTable ? nonce : new byte[] {9, 9, 9, 9};
    Stranger stranger = new Stranger(radio, new Switchboard(identity), time);
    Connection connection = radio.connect(stranger, guest, guest.number(), dial);
    dialer.connected(connection.id);
    stranger.accept(connection.id, table);
    guest.connected(connection.id);
  }

  private boolean isOver() {
    if (watch.entries() != lastSize) {
      lastSize = watch.entries();
      lastProgress = time.now();
    }
    for (SimPhone<S, V> phone : phones) {
      if (!hasEnded(phone)) {
        return false;
      }
    }
    return true;
  }

  private boolean hasEnded(SimPhone<S, V> phone) {
    if (phone.hasVanished() || cast.isLiar(phone.number())) {
      return true;
    }
    if (!phone.isAlive()) {
      return false;
    }
    return switch (phone.stage()) {
      case FINISHED -> hasPlayedAll(phone) || isGone(phone) || givenUp();
      case BROKEN -> true;
      case LOBBY, COMPARING, SIGNING -> givenUp();
      case PLAYING -> isGone(phone) || (givenUp() && visiblyPaused(phone));
    };
  }

  /** Whether it has come to the last match that its table was to play. */
  boolean hasPlayedAll(SimPhone<S, V> phone) {
    return phone.match().map(m -> m.seating().number() >= run.matches()).orElse(false);
  }

  boolean isFaultless() {
    return run.faults() == Faults.NONE && plan.faults().isEmpty();
  }

  private boolean givenUp() {
    return time.now() - lastProgress > GIVE_UP;
  }

  /** Nobody is awaited who could do anything: all others are away or gone, and it is shown. */
  private boolean visiblyPaused(SimPhone<S, V> phone) {
    return phone
        .match()
        .map(
            match ->
                match.attendance().present().size() <= 1 || !match.attendance().away().isEmpty())
        .orElse(false);
  }

  private boolean isGone(SimPhone<S, V> phone) {
    int tableSeat = phone.tableSeat();
    for (SimPhone<S, V> other : phones) {
      Match<S, V> match = other.match().orElse(null);
      if (match != null && !cast.isLiar(other.number()) && isGone(match, tableSeat)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isGone(Match<?, ?> match, int tableSeat) {
    int seat = match.seating().seatOf(tableSeat);
    return seat < 0 || match.attendance().isGone(seat);
  }

  private Report.Ending ending() {
    if (watch.problem().isPresent()) {
      return Report.Ending.WRONG;
    }
    boolean finished = true;
    for (SimPhone<S, V> phone : phones) {
      finished &=
          phone.stage() == TableView.Stage.FINISHED && !isGone(phone) && hasPlayedAll(phone);
    }
    return finished ? Report.Ending.FINISHED : Report.Ending.BY_RULE;
  }

  private int units() {
    return watch.units();
  }

  String stages() {
    StringBuilder text = new StringBuilder();
    for (SimPhone<S, V> phone : phones) {
      text.append(text.length() == 0 ? "" : ", ")
          .append("P")
          .append(phone.number() + 1)
          .append(' ');
      text.append(phone.hasVanished() ? "vanished" : phone.isAlive() ? phone.stage() : "dead");
      text.append(" log ").append(phone.session().map(s -> s.log().size()).orElse(0));
    }
    return text.toString();
  }

  void note(java.util.function.Supplier<String> what) {
    trace.note(time.elapsed(), -1, what);
  }

  LinkIdentity link(int number, LinkIdentity honest) {
    return cast.link(number, honest);
  }

  /** Something else happens after a while. */
  public void after(long millis, Runnable what) {
    time.in(millis, what);
  }

  /** Somebody who does not sit at the table, but knows where it is. */
  public Prowler prowler(LinkIdentity identity) {
    return new Prowler(radio, phones.get(0), new Switchboard(identity), nonce, time);
  }

  Node<S, V> node(SimPhone<S, V> phone, TableSession<S, V> session, Switchboard links) {
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

  Watch<S, V> watch() {
    return watch;
  }

  /** Who listens to all phones. */
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
