package dev.parlor.p2p.audit;

import dev.parlor.p2p.log.FalseVotes;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.seating.TableSeat;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Two transcripts of one match, each of which an audit has read to its end, that say different
 * things: whoever was lost may have ordered something that no successor has heard of.
 */
public final class Branches {
  private Branches() {}

  /**
   * Tells which of the two does not hold; empty where no succession parts them. Votes cut off the
   * branch of the lost orderer, so as a rule that one does not hold. If that branch shows that one
   * of the votes was false, the branch of the votes does not hold instead. What all players have
   * voted for or spoken behind holds in any case.
   *
   * @param players of the match, by their seats at the table
   */
  public static Optional<Transcript> overruled(
      Transcript one, Transcript other, Set<TableSeat> players) {
    int parting = parting(one.log(), other.log());
    if (parting < 0) {
      return Optional.empty();
    }
    int first = one.log().get(parting).order().epoch();
    int second = other.log().get(parting).order().epoch();
    if (first == second) {
      return Optional.empty();
    }
    return first < second
        ? overruledBySuccession(one, other, parting, players)
        : overruledBySuccession(other, one, parting, players);
  }

  private static Optional<Transcript> overruledBySuccession(
      Transcript cut, Transcript next, int parting, Set<TableSeat> players) {
    List<Ordered> log = next.log();
    int seats = next.roster().seats().size();
    Succession votes = Succession.in(log.get(parting).entry()).orElse(null);
    if (votes == null) {
      return Optional.empty();
    }
    boolean accepted =
        Tenure.of(log, seats).stream()
            .filter(tenure -> tenure.epoch() == votes.epoch())
            .anyMatch(tenure -> tenure.isAcceptedBy(players, log));
    boolean holds = accepted || !FalseVotes.in(votes, cut.log(), seats).isPresent();
    return Optional.of(holds ? cut : next);
  }

  /** The index at which the two part; -1 where one only goes on from the other. */
  private static int parting(List<Ordered> one, List<Ordered> other) {
    for (int index = 0; index < Math.min(one.size(), other.size()); index++) {
      if (!one.get(index).order().head().equals(other.get(index).order().head())) {
        return index;
      }
    }
    return -1;
  }
}
