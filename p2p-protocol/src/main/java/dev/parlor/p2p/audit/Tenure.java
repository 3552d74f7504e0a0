package dev.parlor.p2p.audit;

import dev.parlor.p2p.log.Epochs;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seating.TableSeat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * How long one seat gave every entry of a log its place.
 *
 * @param from the index of the first entry that it ordered, or could have
 * @param voters who wanted it; nobody where the table was opened or handed over
 */
public record Tenure(int epoch, TableSeat holder, long from, Set<TableSeat> voters) {
  public Tenure {
    voters = java.util.Collections.unmodifiableSet(new TreeSet<>(voters));
  }

  /** All tenures of a log, one after the other. */
  static List<Tenure> of(List<Ordered> log, int seats) {
    List<Tenure> all = new ArrayList<>();
    for (Epochs.Span span : Epochs.of(log).spans()) {
      TableSeat holder = new TableSeat(span.epoch() % seats);
      all.add(new Tenure(span.epoch(), holder, span.start(), voters(log, span)));
    }
    return all;
  }

  private static Set<TableSeat> voters(List<Ordered> log, Epochs.Span span) {
    Set<TableSeat> voters = new TreeSet<>();
    // the last entry may have handed it over, and nothing was ordered since
    if (span.start() < log.size()) {
      Optional<Succession> first = Succession.in(log.get((int) span.start()).entry());
      first
          .filter(succession -> succession.epoch() == span.epoch())
          .ifPresent(
              succession -> succession.votes().stream().map(Vote::voter).forEach(voters::add));
    }
    return voters;
  }

  /**
   * Whether votes made this seat order, rather than the seat before it, which would have handed
   * over.
   */
  public boolean isVotedFor() {
    return !voters.isEmpty();
  }

  /**
   * Whether each of these seats has accepted this tenure. A seat that voted for it says that
   * nothing is lost which it had seen. A seat that spoke since it began, and knew of it, accepts
   * the log as it is.
   */
  boolean isAcceptedBy(Set<TableSeat> seats, List<Ordered> log) {
    Set<TableSeat> missing = new TreeSet<>(seats);
    missing.removeAll(voters);
    for (Ordered ordered : log.subList((int) Math.min(from, log.size()), log.size())) {
      if (ordered.entry().seen() > from) {
        missing.remove(ordered.entry().seat());
      }
    }
    return missing.isEmpty();
  }
}
