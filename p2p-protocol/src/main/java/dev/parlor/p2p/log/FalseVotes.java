package dev.parlor.p2p.log;

import dev.parlor.p2p.seating.TableSeat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which votes a log shows to be false. Somebody who has seen or ordered more than it voted for
 * wanted to be rid of that.
 */
public final class FalseVotes {
  private FalseVotes() {}

  /** A voter of this succession whose vote is false by this log; empty where there is none. */
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

  /** The shortest proof from this log for each false vote of a succession. */
  public static List<FalseVote> shown(Succession succession, List<Ordered> log, int seats) {
    Epochs epochs = Epochs.of(log);
    List<FalseVote> all = new ArrayList<>();
    for (Vote vote : succession.votes()) {
      FalseVote best = null;
      for (Ordered held : log) {
        FalseVote one = null;
        if (hasOrderedMore(vote, held.order(), seats)) {
          one = new FalseVote(vote.voter(), vote.epoch(), held.order(), null);
        } else if (hasSeenMore(vote, held.entry(), epochs)) {
          Order seen = log.get((int) held.entry().seen() - 1).order();
          one = new FalseVote(vote.voter(), vote.epoch(), seen, held.entry());
        }
        best = one != null && (best == null || length(one) < length(best)) ? one : best;
      }
      if (best != null) {
        all.add(best);
      }
    }
    return all;
  }

  private static int length(FalseVote shown) {
    return shown.payload().bytes().length();
  }

  private static boolean hasSeenMore(Vote vote, Entry entry, Epochs epochs) {
    if (!entry.seat().equals(vote.voter()) || entry.payload().isSuccession()) {
      return false;
    }
    return isMore(vote, epochs.of(entry.seen()), entry.seen());
  }

  /** Whether a log of this epoch and size is more than a vote says. */
  static boolean isMore(Vote vote, int epoch, long size) {
    return epoch != vote.logEpoch() ? epoch > vote.logEpoch() : size > vote.size();
  }

  static boolean hasOrderedMore(Vote vote, Order order, int seats) {
    return order.epoch() < vote.epoch()
        && order.epoch() % seats == vote.voter().index()
        && isMore(vote, order.epoch(), order.index() + 1);
  }
}
