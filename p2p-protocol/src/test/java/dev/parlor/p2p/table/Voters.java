package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A table whose host is lost. The second seat would order, and a test says the votes by hand. */
final class Voters {
  static final int LIAR = 2;
  private static final int ENOUGH = 20_000;
  private static final int LONG = 25_000;

  final PlayingPhones<?, ?> tables;
  private final Bip340 signatures = new Bip340(new SeededEntropy(3));

  /**
   * A table of this many seats. The liar has signed something after it has seen more than this much
   * of the log.
   */
  Voters(int seats, int size) {
    this.tables = new PlayingPhones<>(PilesOfMany.kit(), new BestOdds(), seats, 1, Map.of());
    tables.letGuestsMeet();
    goesOn(0, size);
  }

  TableSession<?, ?> session(int seat) {
    return tables.session(seat);
  }

  int size(int seat) {
    return session(seat).log().size();
  }

  /**
   * Plays until the liar has signed something after it has seen more than this much of a seat's
   * log.
   */
  void goesOn(int seat, int size) {
    while (session(seat).log().stream()
        .noneMatch(each -> isOfLiar(each) && each.entry().seen() > size)) {
      tables.settle();
      boolean acted = false;
      for (int other = 0; other < tables.nodes.size(); other++) {
        acted |= tables.act(other);
      }
      assertTrue(acted || tables.pass(), "nothing is said any more");
    }
    tables.settle();
  }

  private static boolean isOfLiar(Ordered ordered) {
    return ordered.entry().seat().index() == LIAR;
  }

  Signatures.Key key(int seat) throws Malformed {
    JournalRecord.Contents journal = JournalRecord.read(tables.journals.get(seat));
    return signatures.key(Optional.ofNullable(journal.secrets).orElseThrow().sessionSecret());
  }

  /** The first entries of a seat's log. */
  Chain chain(int seat, int size) {
    Roster roster = session(seat).roster().orElseThrow();
    Chain chain = new Chain(roster.tid(), roster.sessionKeys(), signatures);
    session(seat).log().subList(0, size).forEach(chain::take);
    return chain;
  }

  /** The vote of a seat for the first entries of another seat's log. */
  Vote vote(int voter, int of, int size) throws Malformed {
    return vote(voter, of, size, 1);
  }

  Vote vote(int voter, int of, int size, int epoch) throws Malformed {
    return Vote.sign(key(voter), chain(of, size), new TableSeat(voter), epoch);
  }

  /** A seat tells the second seat that it has voted for an epoch, with the same log. */
  void votes(int voter, int epoch) throws Malformed {
    says(voter, new Message.Ballot(vote(voter, 1, size(1), epoch)));
  }

  /** The latest epoch for which a seat has voted; 0 for none. */
  int voted(int seat) throws Malformed {
    Vote vote = JournalRecord.read(tables.journals.get(seat)).vote;
    return vote == null ? 0 : vote.epoch();
  }

  /** A seat says something to the second seat. */
  void says(int seat, Message message) {
    tables.input(1, new Input.Arrived(tables.npub(seat), message.encode()));
  }

  /** Leaves the second seat alone. It hears that others miss the host as well. */
  void suspect() {
    suspect(1);
  }

  /** Leaves the second seat alone until it misses the host. */
  void leaveAlone() {
    for (int seat = 0; seat < tables.nodes.size(); seat++) {
      tables.unplug(seat);
    }
    tables.skip(LONG);
    tables.input(1, new Input.Tick());
  }

  /** The others want this epoch. */
  void suspect(int wanted) {
    leaveAlone();
    for (int seat = LIAR; seat < tables.nodes.size(); seat++) {
      says(seat, new Message.Suspect(wanted, 0));
    }
    tables.mayVerify(ENOUGH);
  }

  /**
   * Kills a phone as soon as it has written down that its log is cut, and starts it again alone.
   */
  void killBehindTheCut(int seat) throws Malformed {
    List<Bytes> journal = tables.journals.get(seat);
    int behind = journal.size();
    while (logged(journal, behind - 1) <= logged(journal, behind)) {
      behind--;
    }
    journal.subList(behind, journal.size()).clear();
    tables.restartAlone(seat);
  }

  private static int logged(List<Bytes> journal, int records) throws Malformed {
    return JournalRecord.read(journal.subList(0, records)).log.size();
  }

  /** The seats whose votes this seat has found false. */
  List<TableSeat> named(int seat) {
    return session(seat).verdicts().stream()
        .filter(verdict -> verdict.kind() == Offence.FALSE_VOTE)
        .map(Verdict::seat)
        .collect(Collectors.toList());
  }
}
