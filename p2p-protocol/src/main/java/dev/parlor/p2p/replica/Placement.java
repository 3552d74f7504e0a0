package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.ChainResult;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Verdict;

/** What a log does when somebody has told the place of an entry, by what became of that entry. */
final class Placement implements ChainResult.Cases {
  private final SharedLog log;
  private final TableSeat from;
  private final Ordered told;

  Placement(SharedLog log, TableSeat from, Ordered told) {
    this.log = log;
    this.from = from;
    this.told = told;
  }

  @Override
  public void grew(Ordered ordered) {
    log.interregnum.grew(ordered, from);
    log.placed(ordered, from);
  }

  @Override
  public void known() {
    // nothing is new
  }

  @Override
  public void gap() {
    if (told.order().epoch() <= log.epoch) {
      log.missed(from);
      return;
    }
    log.interregnum.election.proves(told);
    if (!from.equals(log.own.seat())) {
      log.fetching.missed(from);
    }
  }

  @Override
  public void parts(long size) {
    if (!log.interregnum.election.isPast(told.order()) && log.yielding.to(told, size)) {
      log.interregnum.election.proves(told);
      log.cut(size, told);
    }
  }

  @Override
  public void convicts(Verdict verdict) {
    log.sides.lied(verdict, told);
    log.reader.name(verdict);
  }

  @Override
  public void worthless(String why) {
    // it tells nothing
  }
}
