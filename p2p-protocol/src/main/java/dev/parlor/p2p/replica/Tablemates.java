package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import java.util.HashSet;
import java.util.Set;

/** Who else is at the table as far as this phone can tell, and which of them may order next. */
final class Tablemates {
  private final SharedLog log;
  private final Chain chain;
  private final TableSeat me;
  private final int seats;
  // linked seats that may know of another epoch
  private final Set<TableSeat> unheard = new HashSet<>();

  Tablemates(SharedLog log, Holder holder) {
    this.log = log;
    this.chain = holder.chain();
    this.me = holder.seat();
    this.seats = holder.roster().seats().size();
  }

  int seats() {
    return seats;
  }

  /** A seat that was out of reach is linked again: it may know what this phone does not. */
  void returns(TableSeat seat) {
    unheard.add(seat);
  }

  /** A seat has said where its log stands, which is no further than here. */
  void follows(TableSeat seat) {
    unheard.remove(seat);
  }

  private boolean isWithMe(TableSeat seat) {
    return log.sides.isLinked(seat) && !unheard.contains(seat);
  }

  /**
   * Whether enough seats hear this phone that nobody else can order in the meantime: with it, half
   * of those that are not out.
   */
  boolean isHeard() {
    Set<TableSeat> out = log.reader.out();
    int there = 1;
    for (TableSeat seat : TableSeat.all(seats)) {
      there += !seat.equals(me) && !out.contains(seat) && isWithMe(seat) ? 1 : 0;
    }
    return 2 * there >= seats - out.size();
  }

  /**
   * The epoch that goes on when this phone leaves in good order; -1 if nobody stays or no epoch is
   * left.
   */
  int heir(Set<TableSeat> out) {
    Set<TableSeat> others = new HashSet<>(out);
    others.add(me);
    int epoch = candidate(chain.epoch(), others);
    return epoch >= Order.MOST_EPOCHS ? -1 : epoch;
  }

  private boolean canHear(TableSeat seat) {
    return seat.equals(me) || log.sides.isLinked(seat);
  }

  /** The next epoch whose seat is not out, preferring one whose seat is linked. */
  int candidate(int floor, Set<TableSeat> out) {
    int fallback = -1;
    for (int epoch = floor + 1; epoch <= floor + seats; epoch++) {
      TableSeat seat = chain.orderer(epoch);
      if (!out.contains(seat)) {
        if (canHear(seat)) {
          return epoch;
        }
        fallback = fallback < 0 ? epoch : fallback;
      }
    }
    return fallback;
  }

  /** This epoch, or the next one whose seat is not out. */
  int notOut(int epoch, Set<TableSeat> out) {
    int next = epoch;
    while (out.contains(chain.orderer(next))) {
      next++;
    }
    return next;
  }

  /** How many votes are more than half of the seats that are not out. */
  int majority(Set<TableSeat> out) {
    int votes = 1;
    while (!Succession.isMajority(votes, seats, out)) {
      votes++;
    }
    return votes;
  }

  /** A message for every seat that is linked. */
  void tell(Message message) {
    tell(message, Set.of());
  }

  /** A message for every seat that is linked, except those who know it. */
  void tell(Message message, Set<TableSeat> knowing) {
    for (TableSeat seat : TableSeat.all(seats)) {
      if (!seat.equals(me) && !knowing.contains(seat) && log.sides.isLinked(seat)) {
        log.send(seat, message);
      }
    }
  }
}
