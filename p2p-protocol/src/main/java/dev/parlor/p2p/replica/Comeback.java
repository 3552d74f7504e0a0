package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.seating.TableSeat;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How a log goes on where a journal ends: what the journal holds is taken again, and this phone
 * takes part once nothing that it has lived through is missing.
 */
public final class Comeback {
  private final SharedLog log;
  private final Holder holder;
  private final Recovery recovery;
  private boolean forgets; // the journal told more than could be taken

  Comeback(SharedLog log, Holder holder) {
    this.log = log;
    this.holder = holder;
    this.recovery = log.recovery;
  }

  /** Whether after a restart the log is not known to be whole yet. */
  public boolean isUnderWay() {
    return recovery.isUnderWay();
  }

  /**
   * What the journal holds next; nothing is signed about it. Whether it has its place now: what has
   * none is forgotten with all that stands behind it, and never taken up again.
   */
  public boolean replay(Ordered ordered) {
    if (mustForget(ordered)) {
      return false;
    }
    log.own.ordered(ordered.entry());
    return true;
  }

  private boolean mustForget(Ordered ordered) {
    if (!forgets && !(log.chain.take(ordered) instanceof Chain.Result.Grew)) {
      forgets = true;
      log.cut(log.chain.size());
      holder.poll().parting = null;
    }
    return forgets;
  }

  /** Whether this phone was restarted by a journal that told more than it could take. */
  public boolean mustCatchUp() {
    return forgets && isUnderWay();
  }

  /** Goes on where the journal ends: whoever else orders now, the log is whole. */
  public void goOnWith(List<Entry> signed) {
    log.own.restore(signed);
    Ordered next = holder.poll().parting;
    if (next != null && next.order().epoch() > log.epoch) {
      log.place(holder.seat(), next);
    }
    if (!log.mustReopen()) {
      log.repeat();
      log.yielding.bring();
    }
  }

  /**
   * Takes part again where the journal ends, or once the others have told what it lacks.
   *
   * @param signed by this phone in its earlier life
   */
  public void resume(List<Entry> signed) {
    log.own.restore(signed);
    if (log.mustHear().isEmpty()) {
      log.repeat();
    } else {
      recovery.begin();
    }
  }

  /** As host: waits no longer for guests that do not come back. */
  public void goOnWithout() {
    recovery.goOnWithout();
  }

  /** A seat says how long its log is; whoever orders tells what is missing of it at once. */
  void promised(TableSeat seat, long size) {
    if (seat.equals(log.host)) {
      recovery.promises(seat, size, log.chain.size(), holder.now().getAsLong());
    } else {
      recovery.says(seat, size);
    }
  }

  /** Asks whoever orders again for what it has promised; answers when to look again. */
  long insist(long time) {
    return recovery.isPromisedMore(log.chain.size())
        ? log.fetching.insist(log.host, time)
        : Long.MAX_VALUE;
  }

  /** Since when whoever orders has told less than it said; the end of time if it has not. */
  public long toldLessSince() {
    return recovery.brokenSince();
  }

  /** Takes part again if the log is known to be whole by now; then what was put off until now. */
  public Optional<List<Runnable>> goOn() {
    if (!isUnderWay() || !recovery.isWhole(log.chain.size(), log.mustHear())) {
      return Optional.empty();
    }
    List<Runnable> due = recovery.end();
    log.repeat();
    return Optional.of(due);
  }

  /** Whether this phone knows what it signs behind, and has promised nothing else. */
  public boolean maySign() {
    return !isUnderWay() && !log.interregnum.election.isAdopting();
  }

  /** Whether nothing of an earlier life is missing here, or on its way. */
  public boolean isWhole() {
    return maySign() && !log.own.areOfEarlierLife();
  }

  /**
   * Signs something as soon as this phone knows what it is signed after; nothing while another
   * epoch begins, in which it sits down anew.
   */
  public void onceWhole(Runnable signs) {
    if (!log.interregnum.election.isAdopting()) {
      recovery.onceWhole(signs);
    }
  }

  /** Whether this phone knows what it votes for: after a restart it has heard all who are there. */
  boolean mayVote(Set<TableSeat> out) {
    Set<TableSeat> others = new HashSet<>();
    for (TableSeat seat : TableSeat.all(holder.roster().seats().size())) {
      if (!seat.equals(holder.seat()) && !seat.equals(log.host) && !out.contains(seat)) {
        others.add(seat);
      }
    }
    return !isUnderWay() || recovery.isWhole(log.chain.size(), others);
  }
}
