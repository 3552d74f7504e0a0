package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A table whose host orders nothing any more. It lies, and so do the last seats, as many as leave a
 * majority of all.
 */
final class LyingFew {
  private static final int SOON = 600_000;
  private static final int LOOK = 500;

  /** What the liars say whenever somebody might vote. */
  interface Lie {
    void tell() throws Malformed;
  }

  final List<Integer> liars = new ArrayList<>();
  final List<Integer> honest = new ArrayList<>();
  private final Voters voters;
  private final PlayingPhones<?, ?> tables;
  private final List<List<Integer>> tried = new ArrayList<>(); // epochs a seat has voted for

  LyingFew(int seats) {
    voters = new Voters(seats, 2);
    tables = voters.tables;
    int enough = seats / 2 + 1;
    for (int seat = 0; seat < seats; seat++) {
      boolean lies = seat == 0 || seat > enough;
      (lies ? liars : honest).add(seat);
      tried.add(new ArrayList<>());
    }
    tables.pass(5_000);
    liars.forEach(tables::unplug);
  }

  private int seats() {
    return tables.nodes.size();
  }

  /** The latest epoch for which an honest seat has voted; 0 for none. */
  int latest() throws Malformed {
    int latest = 0;
    for (int seat : honest) {
      int epoch = voters.voted(seat);
      if (!tried.get(seat).contains(epoch)) {
        tried.get(seat).add(epoch);
      }
      latest = Math.max(latest, epoch);
    }
    return latest;
  }

  /** The honest seat for which another one has not voted for longest. */
  int leastTried(int seat) {
    int best = honest.get(0);
    for (int other : honest) {
      best = lastTry(seat, other) < lastTry(seat, best) ? other : best;
    }
    return best;
  }

  private int lastTry(int seat, int other) {
    List<Integer> mine = tried.get(seat);
    int last = mine.size() - 1;
    while (last >= 0 && mine.get(last) % seats() != other) {
      last--;
    }
    return last;
  }

  /** The next epoch behind this one in which a seat orders. */
  int epochOf(int orderer, int floor) {
    int epoch = floor + 1;
    while (epoch % seats() != orderer) {
      epoch++;
    }
    return epoch;
  }

  /** A liar wants this epoch, and perhaps votes for it. Only one other seat hears that. */
  void wants(int liar, int seat, int epoch, boolean votes) throws Malformed {
    hears(liar, seat, new Message.Suspect(epoch, 0));
    if (votes) {
      int size = voters.size(seat);
      hears(liar, seat, new Message.Ballot(voters.vote(liar, seat, size, epoch)));
    }
  }

  /** A liar links to a seat, or hangs up on it. */
  void links(int liar, int seat, boolean up) {
    Join other = voters.session(seat).roster().orElseThrow().at(new TableSeat(liar));
    tables.input(
        seat,
        up ? new Input.LinkUp(other.npub(), other.linkKey()) : new Input.LinkDown(other.npub()));
    tables.settle();
  }

  private void hears(int liar, int seat, Message message) {
    tables.input(seat, new Input.Arrived(tables.npub(liar), message.encode()));
    tables.settle();
  }

  /** Lies again and again, and fails if none of the honest seats orders soon. */
  void soonOrders(Lie lie) throws Malformed {
    long began = tables.now();
    while (honest.stream().noneMatch(this::orders)) {
      assertTrue(tables.now() < began + SOON, "nobody orders");
      lie.tell();
      tables.pass(LOOK);
    }
  }

  private boolean orders(int seat) {
    return voters.session(seat).orderer().equals(Optional.of(tables.npub(seat)));
  }
}
