package dev.parlor.p2p.log;

import dev.parlor.p2p.seating.TableSeat;
import java.util.List;
import java.util.Optional;

/**
 * What a log says of votes: whoever has seen more than it voted for, or ordered more, wanted to be
 * rid of it.
 */
public final class FalseVotes {
  private FalseVotes() {}

  /** Whose vote for a succession is given the lie by this log; empty where there is none. */
  public static Optional<TableSeat> in(Succession succession, List<Ordered> log, int seats) {
    Epochs epochs = Epochs.of(log);
    return succession.votes().stream()
        .filter(
            vote ->
                log.stream().anyMatch(held -> hasSeenMore(vote, held.entry(), epochs))
                    || log.stream().anyMatch(held -> hasOrderedMore(vote, held.order(), seats)))
        .map(Vote::voter)
        .findFirst();
  }

  private static boolean hasSeenMore(Vote vote, Entry entry, Epochs epochs) {
    if (!entry.seat().equals(vote.voter()) || entry.payload().isSuccession()) {
      return false;
    }
    int epoch = epochs.of(entry.seen());
    return epoch != vote.logEpoch() ? epoch > vote.logEpoch() : entry.seen() > vote.size();
  }

  private static boolean hasOrderedMore(Vote vote, Order order, int seats) {
    return order.index() >= vote.size()
        && order.epoch() == vote.logEpoch()
        && vote.logEpoch() % seats == vote.voter().index();
  }
}
