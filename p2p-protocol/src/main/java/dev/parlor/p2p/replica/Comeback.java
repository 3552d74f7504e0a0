package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.ChainResult;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.seating.TableSeat;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How a log goes on where a journal ends. It takes what the journal holds, and takes part again
 * once nothing is missing that it has lived through before.
 */
public final class Comeback {
  private final SharedLog log;
  private final Holder holder;
  private final Recovery recovery;
  private boolean forgets; // whether the journal told more than could be taken

  Comeback(SharedLog log, Holder holder) {
    this.log = log;
    this.holder = holder;
    this.recovery = log.recovery;
  }

  /** Whether the log is not known to be whole yet, after a restart. */
  public boolean isUnderWay() {
    return recovery.isUnderWay();
  }

  /**
   * Takes the next entry of the journal, and signs nothing about it. Answers whether the entry has
   * its place. An entry that has none is forgotten for good, with all that stands behind it.
   */
  public boolean replay(Ordered ordered) {
    if (mustForget(ordered)) {
      return false;
    }
    log.own.ordered(ordered.entry());
    return true;
  }

  private boolean mustForget(Ordered ordered) {
    if (!forgets && !(log.chain.take(ordered) instanceof ChainResult.Grew)) {
      forgets = true;
      log.cut(log.chain.size(), null);
      holder.poll().parting = null;
    }
    return forgets;
  }

  /** Goes on where the journal ends, when the log is known to be whole. */
  public void goOnWith(List<Entry> signed) {
    log.own.restore(signed);
    adopt();
    if (!log.mustReopen()) {
      log.repeat();
      log.yielding.bring();
    }
  }

  /** Takes the succession for which this phone has cut its log. */
  private void adopt() {
    Ordered next = holder.poll().parting;
    if (next != null && next.order().epoch() > log.epoch) {
      log.place(holder.seat(), next);
    }
  }

  /**
   * Takes part again where the journal ends, or once the others have told what it lacks.
   *
   * @param signed what this phone signed before the restart
   */
  public void resume(List<Entry> signed) {
    log.own.restore(signed);
    recovery.begin();
    log.yielding.recall();
    adopt();
    if (log.mustReopen()) {
      return;
    }
    onceWhole(log.yielding::bring);
    if (log.mustHear().isEmpty()) {
      List<Runnable> due = recovery.end();
      log.repeat();
      due.forEach(Runnable::run);
    }
  }

  /** Waits no longer for guests that do not come back; only a host does so. */
  public void goOnWithout() {
    recovery.goOnWithout();
  }

  /**
   * A seat says how long its log is. The seat that orders tells at once what this phone lacks of
   * that.
   */
  void promised(TableSeat seat, long size) {
    if (seat.equals(log.host)) {
      recovery.promises(seat, size, log.chain.size(), holder.now().getAsLong());
    } else {
      recovery.says(seat, size);
    }
  }

  /** Asks the orderer again for what it has promised; answers when to look again. */
  long insist(long time) {
    return recovery.isPromisedMore(log.chain.size())
        ? log.fetching.insist(log.host, time)
        : Long.MAX_VALUE;
  }

  /** Since when the orderer has told less than it promised; the end of time if it has not. */
  public long toldLessSince() {
    return recovery.brokenSince();
  }

  /**
   * Takes part again if the log is known to be whole by now. Answers what was put off until now;
   * empty if it is not whole.
   */
  public Optional<List<Runnable>> goOn() {
    if (!isUnderWay() || !recovery.isWhole(log.chain.size(), log.mustHear())) {
      return Optional.empty();
    }
    List<Runnable> due = recovery.end();
    log.repeat();
    return Optional.of(due);
  }

  /**
   * Whether this phone may sign: it knows the log behind which it signs, and adopts no other one.
   */
  public boolean maySign() {
    return !isUnderWay() && !isAdopting();
  }

  /** Whether another epoch begins, in which this phone sits down anew. */
  private boolean isAdopting() {
    return log.interregnum.election.isAdopting() || log.yielding.isUnderWay();
  }

  /** Whether nothing of an earlier life is missing here, or on its way. */
  public boolean isWhole() {
    return maySign() && !log.own.areOfEarlierLife();
  }

  /**
   * Signs something as soon as this phone knows the log behind which it signs. While another epoch
   * begins it is dropped, because the phone sits down anew then.
   */
  public void onceWhole(Runnable signs) {
    if (!isAdopting()) {
      recovery.onceWhole(signs);
    }
  }

  /**
   * Whether this phone knows enough to vote: after a restart it has heard all seats that are not
   * out, except the orderer, and has what they have. A phone that has voted before takes no more of
   * the log, and has signed nothing that has seen more.
   */
  boolean mayVote(Set<TableSeat> out) {
    Set<TableSeat> others = new HashSet<>();
    for (TableSeat seat : TableSeat.all(holder.roster().seats().size())) {
      if (!seat.equals(holder.seat()) && !seat.equals(log.host) && !out.contains(seat)) {
        others.add(seat);
      }
    }
    boolean knows =
        log.interregnum.election.hasConsented()
            ? recovery.hasHeard(others)
            : recovery.isWhole(log.chain.size(), others);
    return !log.yielding.isUnderWay() && (!isUnderWay() || knows);
  }
}
