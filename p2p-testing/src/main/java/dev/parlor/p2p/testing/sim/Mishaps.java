package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Dice;
import dev.parlor.p2p.clock.Timeline;
import dev.parlor.p2p.table.Input;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Carries out what the plan has for phones, at a moment or behind a record of their journals. */
final class Mishaps<S, V> implements Fault.Moments {
  /** After how long everybody has heard what was said, and their answers have come. */
  private static final long HEARD = 500;

  /** How long an entry may take to the host over the slowest link. */
  private static final long ON_ITS_WAY = 10_000;

  private final World<S, V> world;
  private final Grouped plan;
  private final Timeline time;
  private final Dice dice;
  private final Set<Fault> done = new HashSet<>();
  private long leftAt;

  Mishaps(World<S, V> world, FaultPlan plan, Dice dice) {
    this.world = world;
    this.plan = plan.grouped();
    this.time = world.time();
    this.dice = dice;
  }

  void schedule() {
    schedule(plan);
  }

  private void schedule(Grouped faults) {
    faults.atMoments.forEach(one -> one.to(this)); // the others have their place, not their time
  }

  @Override
  public void stall(Fault.Stall stall) {
    later(stall.at(), stall, () -> now(stall.seat()).forEach(c -> c.stall(stall.millis())));
  }

  @Override
  public void oneWay(Fault.OneWay one) {
    later(one.at(), one, () -> now(one.seat()).forEach(c -> c.die(one.toHost(), !one.toHost())));
  }

  @Override
  public void halfOpen(Fault.HalfOpen open) {
    later(open.at(), open, () -> now(open.seat()).forEach(c -> c.die(true, true)));
  }

  @Override
  public void adapterOff(Fault.AdapterOff off) {
    later(off.at(), off, () -> phone(off.seat()).adapter(false));
    later(off.at() + off.millis(), off, () -> phone(off.seat()).adapter(true));
  }

  @Override
  public void kill(Fault.Kill kill) {
    later(kill.at(), kill, () -> kill(phone(kill.seat()), kill.downMillis()));
  }

  @Override
  public void torn(Fault.Torn torn) {
    later(torn.at(), torn, () -> tear(phone(torn.seat()), torn));
  }

  @Override
  public void vanish(Fault.Vanish gone) {
    later(gone.at(), gone, () -> phone(gone.seat()).vanish());
  }

  @Override
  public void leave(Fault.Leave leave) {
    later(leave.at(), leave, () -> leave(phone(leave.seat())));
  }

  @Override
  public void doze(Fault.Doze doze) {
    later(doze.at(), doze, () -> phone(doze.seat()).doze(doze.millis()));
  }

  /** The longest log of an honest phone has grown to this size. */
  void ordered(int entries) {
    for (Fault.Behind behind : plan.behind) {
      if (behind.entries() <= entries && done.add(behind)) {
        schedule(new Grouped(List.of(behind.what())));
      }
    }
  }

  private void leave(SimPhone<S, V> phone) {
    leftAt = time.now();
    phone.input(new Input.Leave());
  }

  /**
   * Whether somebody has got up just now, so that a finished table may end before that is heard.
   */
  boolean isLeaveUnderWay() {
    return time.now() - leftAt < ON_ITS_WAY;
  }

  private void later(long at, Fault fault, Runnable what) {
    time.in(
        at,
        () -> {
          world.note(fault::toString);
          what.run();
        });
  }

  private List<Connection> now(int seat) {
    return world.radio().of(phone(seat));
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
      world.watch().forgotten(phone);
      time.in(torn.downMillis(), () -> restart(phone));
    }
  }

  /** The journal of a phone has grown to this many records. */
  void written(SimPhone<S, V> phone, int records) {
    for (Fault.OfJournal fault : plan.ofJournals) {
      fault.to(new Grown(phone, records));
    }
  }

  /** What happens to a phone whose journal has grown. */
  private final class Grown implements Fault.Journals {
    private final SimPhone<S, V> phone;
    private final int records;

    Grown(SimPhone<S, V> phone, int records) {
      this.phone = phone;
      this.records = records;
    }

    @Override
    public void written(Fault.Written written) {
      if (written.seat() == phone.number() && written.record() == records && done.add(written)) {
        world.note(written::toString);
        phone.killAtOnce();
        time.in(written.downMillis(), () -> restart(phone));
      }
    }

    @Override
    public void setBack(Fault.SetBack back) {
      if (back.seat() == phone.number()
          && back.record() + back.later() == records
          && done.add(back)) {
        time.in(HEARD, () -> Mishaps.this.setBack(phone, back));
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
      world.note(back::toString);
      phone.kill(0);
      phone.forget(phone.journal().size() - back.record());
      world.watch().forgotten(phone);
      time.in(HEARD, () -> restart(phone));
    }
  }

  private SimPhone<S, V> phone(int seat) {
    return world.phone(seat);
  }
}
