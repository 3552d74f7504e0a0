package dev.parlor.p2p.log;

import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Another seat orders from here on: whoever held the table has handed it over, or a majority has
 * voted.
 *
 * @param epoch that begins
 * @param votes none where the table is handed over
 */
public record Succession(int epoch, List<Vote> votes) {
  public Succession {
    votes = List.copyOf(votes);
  }

  public Payload payload() {
    Writer out = new Writer().u16(epoch).u8(votes.size());
    votes.forEach(vote -> vote.write(out));
    return new Payload(Payload.SUCCESSION, out.toBytes());
  }

  /** What an entry says of who orders, if it does. */
  public static Optional<Succession> in(Entry entry) {
    if (!entry.payload().isSuccession()) {
      return Optional.empty();
    }
    Reader in = new Reader(entry.payload().bytes());
    try {
      int epoch = in.u16();
      int count = in.u8();
      List<Vote> votes = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        votes.add(Vote.read(in));
      }
      in.end();
      return Optional.of(new Succession(epoch, votes));
    } catch (Malformed wrong) {
      return Optional.empty(); // whoever ordered it is convicted by the chain
    }
  }

  /** Whether it is the last word of whoever held the table. */
  public boolean isHandOver() {
    return votes.isEmpty();
  }

  /** The longest log among those of the voters, which all go on from; only where there are any. */
  public Vote adopted() {
    Vote best = votes.get(0);
    for (Vote vote : votes) {
      if (vote.isAbove(best)) {
        best = vote;
      }
    }
    return best;
  }

  /** Whether these votes are of one epoch and each of another seat. */
  boolean isOneBallot() {
    Set<TableSeat> voters = new HashSet<>();
    return votes.stream().allMatch(vote -> vote.epoch() == epoch && voters.add(vote.voter()));
  }

  /**
   * Whether so many votes are enough: more than half of the seats that are not out, whether they
   * are there or not. Of two such groups one seat is in both.
   */
  public static boolean isMajority(int votes, int seats, Set<TableSeat> out) {
    return 2 * votes > seats - out.size();
  }
}
