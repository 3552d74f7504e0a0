package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Evidence;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Vouch;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * A seat shows something of another, or says something of itself, again and again or at the wrong
 * time.
 */
class SaidAgainTest {
  private static final Bip340 SIGNATURES = new Bip340(new SeededEntropy(5));
  private static final int LIAR = 2;
  private static final int OTHER = 3;
  private static final long MINUTES = 400_000;
  private static final long A_WHILE = 10_000;

  private static Payload elapsed(int number) {
    return Payload.text(Line.of("ELAPSED", "tea", 1, number));
  }

  /** An entry that nobody has ordered yet. */
  private static Entry entry(PlayingPhones<?, ?> tables, int seat, long counter, Payload payload)
      throws Malformed {
    JournalRecord.Contents journal = JournalRecord.read(tables.journals.get(seat));
    List<Ordered> log = tables.session(0).log();
    Bytes tid = tables.session(0).roster().orElseThrow().tid();
    return Entry.sign(
        SIGNATURES.key(Optional.ofNullable(journal.secrets).orElseThrow().sessionSecret()),
        tid,
        new TableSeat(seat),
        counter,
        log.size(),
        log.get(log.size() - 1).order().head(),
        payload);
  }

  private static Entry next(PlayingPhones<?, ?> tables, int seat, Payload payload)
      throws Malformed {
    return entry(tables, seat, said(tables, seat), payload);
  }

  private static long said(PlayingPhones<?, ?> tables, int seat) {
    return tables.session(0).log().stream()
        .filter(each -> each.entry().seat().index() == seat)
        .count();
  }

  private static void says(PlayingPhones<?, ?> tables, int seat, int to, Entry entry) {
    Message message = new Message.Submit(entry);
    tables.input(to, new Input.Arrived(tables.npub(seat), message.encode()));
    tables.settle();
  }

  private static PlayingPhones<HoldemState, PokerView> poker(int seats) {
    PlayingPhones<HoldemState, PokerView> tables =
        new PlayingPhones<>(
            PokerKit.KIT, CallingPlayer::call, seats, 70L + seats, Map.of("handLimit", "9"));
    for (int i = 0; i < 3; i++) {
      for (int seat = 0; seat < seats; seat++) {
        tables.act(seat);
      }
    }
    return tables;
  }

  /** Lets a seat say two things at once, for which it is out. The answer is the evidence. */
  private static Payload evidence(PlayingPhones<?, ?> tables, int seat) throws Malformed {
    Entry one = next(tables, seat, elapsed(0));
    Entry other = next(tables, seat, elapsed(1));
    says(tables, seat, 0, one);
    says(tables, seat, 0, other);
    assertTrue(tables.match(0).attendance().isGone(seat));
    return Evidence.of(one, other);
  }

  @Test
  void whoShowsWhatIsKnownInsteadOfPlayingIsSilent() throws Malformed {
    PlayingPhones<HoldemState, PokerView> tables = poker(4);
    Payload known = evidence(tables, OTHER);
    tables.unplug(LIAR);
    long until = tables.now() + MINUTES;
    while (tables.now() < until && !tables.match(0).attendance().isSittingOut(LIAR)) {
      for (int seat = 0; seat < LIAR; seat++) {
        tables.act(seat);
      }
      says(tables, LIAR, 0, next(tables, LIAR, known));
      tables.pass(A_WHILE);
    }
    assertTrue(tables.match(0).attendance().isSittingOut(LIAR));
    assertEquals(
        List.of(new TableSeat(OTHER)),
        tables.session(0).verdicts().stream().map(Verdict::seat).collect(Collectors.toList()));
    assertEquals(1, tables.match(1).verdicts().size());
  }

  @Test
  void whoSignsAgainAndAgainHoldsUpNoOtherMatch() throws Malformed {
    PlayingPhones<?, ?> tables = new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 3, 41, Map.of());
    tables.play(3_000);
    tables.unplug(LIAR);
    tables.input(0, new Input.Rematch());
    tables.input(1, new Input.Rematch());
    tables.settle();
    Entry sign =
        tables.session(0).log().stream()
            .map(Ordered::entry)
            .filter(each -> each.seat().index() == LIAR && Match.verbOf(each).equals("SIGN"))
            .findFirst()
            .orElseThrow();
    long until = tables.now() + MINUTES;
    while (tables.now() < until && tables.session(0).view().match() == 1) {
      says(tables, LIAR, 0, next(tables, LIAR, sign.payload()));
      tables.pass(A_WHILE);
    }
    assertEquals(2, tables.session(0).view().match());
    assertEquals(2, tables.session(1).view().match());
  }

  /** A vouching for a stranger's noise. It is true of nothing, and no lie either. */
  private static Payload longWord(Entry of, int fill) {
    byte[] noise = new byte[40_000];
    noise[0] = (byte) fill;
    Payload payload = Payload.block(noise);
    Bytes nobody = Bytes.of(new byte[64]);
    return Vouch.of(new Entry(of.tid(), of.seat(), 9_999, 0, of.seenHead(), payload, nobody));
  }

  @Test
  void evidenceThatNobodyCouldReadIsNotBrought() throws Malformed {
    PlayingPhones<?, ?> tables = new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 3, 41, Map.of());
    Entry like = next(tables, LIAR, elapsed(0));
    says(tables, LIAR, 0, next(tables, LIAR, longWord(like, 1)));
    says(tables, LIAR, 0, entry(tables, LIAR, said(tables, LIAR) - 1, longWord(like, 2)));
    for (Ordered ordered : tables.session(0).log()) {
      assertTrue(ordered.entry().payload().bytes().length() <= Payload.MAX_BYTES);
    }
    tables.play(3_000);
    assertEquals(TableView.Stage.FINISHED, tables.session(1).stage());
    assertTrue(TableSession.isRestorable(tables.journals.get(0)));
  }

  @Test
  void whoSaysTwoThingsBeforeTheMatchFramesNobody() throws Malformed {
    PlayingPhones<?, ?> tables =
        new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 3, 41, Map.of(), 1);
    tables.input(0, new Input.Confirm());
    tables.settle();
    assertEquals(1, said(tables, LIAR));
    says(tables, LIAR, 0, entry(tables, LIAR, 0, elapsed(1)));
    tables.input(1, new Input.Confirm());
    tables.settle();
    for (int seat = 0; seat < 2; seat++) {
      assertEquals(List.of(), tables.session(seat).verdicts());
      assertFalse(tables.match(seat).attendance().isGone(0));
    }
    tables.play(3_000);
    assertEquals(TableView.Stage.FINISHED, tables.session(0).stage());
  }

  @Test
  void aHundredSecondEntriesAreShownOnce() throws Malformed {
    PlayingPhones<?, ?> tables = new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 3, 41, Map.of());
    tables.letGuestsMeet();
    long before = said(tables, 1);
    long counter = said(tables, LIAR) - 1;
    for (int time = 0; time < 100; time++) {
      Message second = new Message.Submit(entry(tables, LIAR, counter, elapsed(time)));
      tables.input(1, new Input.Arrived(tables.npub(LIAR), second.encode()));
    }
    tables.settle();
    assertEquals(
        List.of(Offence.TWO_ENTRIES),
        tables.match(0).verdicts().stream().map(Verdict::kind).collect(Collectors.toList()));
    assertTrue(said(tables, 1) < before + 10, () -> said(tables, 1) + " entries");
  }
}
