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
 * Another seat orders from here on, because the seat that held the table has handed it over or a
 * majority has voted.
 *
 * @param epoch the epoch that begins
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

  /** Reads from an entry who orders from here on; empty if the entry says nothing of that. */
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
      return Optional.empty(); // the chain convicts whoever ordered it
    }
  }

  /** Whether it is the last word of the seat that held the table. */
  public boolean isHandOver() {
    return votes.isEmpty();
  }

  /**
   * The longest log among those of the voters, which all of them go on from. There is one only
   * where there are votes.
   */
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
   * are there or not. Any two such groups have a seat in common.
   */
  public static boolean isMajority(int votes, int seats, Set<TableSeat> out) {
    return 2 * votes > seats - out.size();
  }
}
