package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The host is lost, the second seat would order, and the third votes for less than it had seen. */
class FalseVoteTest {
  private static final int ENOUGH = 20_000;
  private static final int BEGINNING = 2;
  private static final int LONG = 25_000;
  private static final int LIAR = 2;
  private final Bip340 signatures = new Bip340(new SeededEntropy(3));

  private static Tables<?, ?> table(int seats) {
    Tables<?, ?> tables = new Tables<>(PilesKit.KIT, new BestOdds(), seats, 1, Map.of());
    tables.letGuestsMeet();
    goesOn(tables, 0, BEGINNING);
    return tables;
  }

  /** Until the liar has said something behind so much of the log. */
  private static void goesOn(Tables<?, ?> tables, int seat, int size) {
    while (tables.session(seat).log().stream()
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

  private Signatures.Key key(Tables<?, ?> tables, int seat) throws Malformed {
    JournalRecord.Contents journal = JournalRecord.read(tables.journals.get(seat));
    return signatures.key(Optional.ofNullable(journal.secrets).orElseThrow().sessionSecret());
  }

  private Chain chain(Tables<?, ?> tables, int seat, int size) {
    Roster roster = tables.session(seat).roster().orElseThrow();
    Chain chain = new Chain(roster.tid(), roster.sessionKeys(), signatures);
    tables.session(seat).log().subList(0, size).forEach(chain::take);
    return chain;
  }

  /** What a seat votes with so much of another's log. */
  private Vote vote(Tables<?, ?> tables, int voter, int of, int size) throws Malformed {
    return Vote.sign(key(tables, voter), chain(tables, of, size), new TableSeat(voter), 1);
  }

  private static void says(Tables<?, ?> tables, int seat, Message message) {
    tables.input(1, new Input.Arrived(tables.npub(seat), message.encode()));
  }

  /** The second seat alone, which hears that others miss the host as well. */
  private static void suspect(Tables<?, ?> tables) {
    for (int seat = 0; seat < tables.nodes.size(); seat++) {
      tables.unplug(seat);
    }
    tables.now += LONG;
    tables.input(1, new Input.Tick());
    for (int seat = LIAR; seat < tables.nodes.size(); seat++) {
      says(tables, seat, new Message.Suspect(1, 0));
    }
    tables.mayVerify(ENOUGH);
  }

  private static List<Verdict> named(Tables<?, ?> tables) {
    return tables.session(1).verdicts().stream()
        .filter(verdict -> verdict.kind() == Offence.FALSE_VOTE)
        .collect(Collectors.toList());
  }

  private static void assertNamed(Tables<?, ?> tables) {
    assertEquals(
        List.of(new TableSeat(LIAR)),
        named(tables).stream().map(Verdict::seat).collect(Collectors.toList()));
  }

  @Test
  void aVoteToWhichTheLogGivesTheLieElectsNobody() throws Malformed {
    Tables<?, ?> tables = table(3);
    suspect(tables);
    says(tables, LIAR, new Message.Ballot(vote(tables, LIAR, 1, BEGINNING)));
    assertNamed(tables);
    assertEquals(Optional.of(tables.npub(0)), tables.session(1).orderer());
  }

  /** Whoever is voted for lacks what shows the lie, until it has what others adopt. */
  @Test
  void aLieThatTheAdoptedLogShowsIsLeftOut() throws Malformed {
    Tables<?, ?> tables = table(4);
    int size = tables.session(1).log().size();
    tables.unplug(1);
    goesOn(tables, 3, size);
    int adopted = tables.session(3).log().size();
    suspect(tables);
    says(tables, LIAR, new Message.Ballot(vote(tables, LIAR, 1, size)));
    says(tables, 3, new Message.Ballot(vote(tables, 3, 3, adopted)));
    for (Ordered ordered : new ArrayList<>(tables.session(3).log().subList(size, adopted))) {
      says(tables, 3, new Message.Place(ordered));
    }
    assertNamed(tables);
    assertEquals(Optional.of(tables.npub(0)), tables.session(1).orderer(), "two of four");
    says(tables, 3, new Message.Ballot(vote(tables, 0, 3, adopted)));
    assertEquals(Optional.of(tables.npub(1)), tables.session(1).orderer(), "three, without it");
    Succession first = Succession.in(tables.session(1).log().get(adopted).entry()).orElseThrow();
    assertTrue(first.votes().stream().noneMatch(vote -> vote.voter().index() == LIAR));
  }

  /** What an older version has written down, or a disk has made of it. */
  @Test
  void aJournalThatTellsMoreThanHoldsIsReadAsFarAsItHolds() throws Malformed {
    Tables<?, ?> tables = table(3);
    int size = tables.session(1).log().size();
    List<Vote> votes = List.of(vote(tables, 1, 1, size), vote(tables, LIAR, 1, BEGINNING));
    Ordered first = chain(tables, 1, size).firstOrder(new Succession(1, votes), key(tables, 1));
    List<Bytes> journal = new ArrayList<>(tables.journals.get(1));
    journal.add(JournalRecord.ordered(first));
    tables.mayVerify(ENOUGH);
    TableSession<?, ?> again = tables.restored(1, journal).orElseThrow();
    again.on(new Input.Tick(), tables.now);
    assertEquals(tables.session(1).log(), again.log());
    assertEquals(Optional.of(tables.npub(0)), again.orderer());
  }
}
