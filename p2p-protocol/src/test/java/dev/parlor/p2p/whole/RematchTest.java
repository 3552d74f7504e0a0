package dev.parlor.p2p.whole;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.blackjack.DuelPlayer;
import dev.parlor.games.classic.ClassicPlayer;
import dev.parlor.games.highlow.HighLowComputer;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.recall.RecallComputer;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.SessionRecord;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.kits.AllKits;
import dev.parlor.p2p.kits.ClassicKit;
import dev.parlor.p2p.kits.DuelKit;
import dev.parlor.p2p.kits.HighLowKit;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.RecallKit;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Seating;
import dev.parlor.p2p.play.Finished;
import dev.parlor.p2p.result.MatchSheet;
import dev.parlor.p2p.result.Verification;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Secrets;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.PlayingPhones;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RematchTest {
  private static final long SEED = 41;
  private final Bip340 signatures = new Bip340(new SeededEntropy(9));

  private static PlayingPhones<PilesState, PilesView> piles(int seats) {
    return new PlayingPhones<>(PilesKit.KIT, new BestOdds(), seats, SEED, Map.of());
  }

  private static void ask(PlayingPhones<?, ?> table, int... seats) {
    for (int seat : seats) {
      table.input(seat, new Input.Rematch());
      table.settle();
    }
  }

  /**
   * Checks that every finished match is complete and has a name of its own, and that its transcript
   * agrees.
   */
  private void allProven(PlayingPhones<?, ?> table, int matches, int... seats) throws Malformed {
    for (int seat : seats) {
      TableSession<?, ?> session = table.session(seat);
      assertEquals(TableView.Stage.FINISHED, session.stage(), "seat " + seat);
      assertEquals(matches, session.finished().size());
      for (int number = 1; number <= matches; number++) {
        Finished finished = session.finished().get(number - 1);
        String id = MatchSheet.id(session.roster().orElseThrow().tid(), number);
        assertEquals(id, finished.result().sheet().id());
        assertEquals(
            table.session(0).finished().get(number - 1).result(), finished.result(), "one text");
        Verification alone = Verification.of(AllKits.GAMES, finished.result(), signatures);
        assertTrue(alone.counts(), () -> "not complete: " + alone);
        Transcript transcript =
            Transcript.decode(Transcript.of(session, finished).orElseThrow().encode());
        Audit audit =
            Audit.of(
                session.match().orElseThrow().kit(),
                transcript,
                signatures,
                new SealedCrypto(),
                new SeededEntropy(number));
        assertEquals(List.of(), audit.lies());
        assertEquals(number, audit.seating().number());
        assertEquals(finished.result(), audit.result().orElseThrow());
        assertTrue(audit.provesOutcome());
      }
    }
  }

  private <S, V> void playsTwice(
      GameKit<S, V> kit, ComputerPlayer<S> computer, int seats, Map<String, String> options)
      throws Malformed {
    PlayingPhones<S, V> table = new PlayingPhones<>(kit, computer, seats, SEED, options);
    table.play(3000);
    int[] all = java.util.stream.IntStream.range(0, seats).toArray();
    ask(table, all);
    for (int seat : all) {
      assertEquals(2, table.session(seat).view().match());
      assertEquals(TableView.Stage.PLAYING, table.session(seat).stage());
      assertEquals(
          (seat + seats - 1) % seats, table.session(seat).me(), "the first seat goes around");
    }
    table.play(3000);
    assertEquals(List.of(), table.told);
    allProven(table, 2, all);
  }

  @Test
  void pilesIsPlayedAgain() throws Malformed {
    playsTwice(PilesKit.KIT, new BestOdds(), 3, Map.of());
  }

  @Test
  void highLowIsPlayedAgain() throws Malformed {
    playsTwice(HighLowKit.KIT, new HighLowComputer(), 2, Map.of());
  }

  @Test
  void inClassicTheDealerIsTheOtherOne() throws Malformed {
    playsTwice(ClassicKit.KIT, new ClassicPlayer(), 2, Map.of());
  }

  @Test
  void blackjackIsPlayedAgain() throws Malformed {
    playsTwice(DuelKit.KIT, new DuelPlayer(), 2, Map.of("rounds", "2"));
  }

  @Test
  void recallIsPlayedAgain() throws Malformed {
    playsTwice(RecallKit.KIT, new RecallComputer(), 2, Map.of());
  }

  @Test
  void whoeverIsAloneMayPlayAgain() throws Malformed {
    playsTwice(PilesKit.KIT, new BestOdds(), 1, Map.of());
  }

  @Test
  void itBeginsWhenTheLastOneHasAsked() {
    PlayingPhones<PilesState, PilesView> table = piles(3);
    assertFalse(table.session(1).view().rematch().mayAsk(), "not before the end");
    table.play(3000);
    assertTrue(table.session(1).view().rematch().mayAsk());
    ask(table, 1, 2);
    TableView<PilesView> view = table.session(1).view();
    assertEquals(new TableView.Rematch(true, false, Set.of(1, 2)), view.rematch());
    assertEquals(TableView.Stage.FINISHED, view.stage());
    ask(table, 1);
    assertEquals(1, table.told.size(), "asked already");
    ask(table, 0);
    assertEquals(TableView.Stage.PLAYING, table.session(1).stage());
    assertEquals(new TableView.Rematch(false, false, Set.of()), table.session(1).view().rematch());
  }

  @Test
  void theOthersPlayOnWithoutTheOneWhoLeaves() throws Malformed {
    PlayingPhones<PilesState, PilesView> table = piles(3);
    table.play(3000);
    ask(table, 2, 0);
    table.input(1, new Input.Leave());
    table.settle();
    assertEquals(2, table.session(0).view().match());
    assertEquals(1, table.session(1).view().match(), "who has left keeps the sight of the end");
    assertEquals(List.of(new TableSeat(2), TableSeat.HOST), table.match(2).seating().seats());
    assertEquals("X1P3", table.session(0).view().seats().get(0).callsign());
    table.play(3000);
    allProven(table, 2, 0, 2);
    ask(table, 0, 2);
    table.play(3000);
    allProven(table, 3, 0, 2);
    assertEquals(List.of(), table.told);
    assertEquals(1, table.session(1).finished().size());
  }

  @Test
  void withoutTheHostThereIsNoRematch() {
    PlayingPhones<PilesState, PilesView> table = piles(3);
    table.play(3000);
    table.input(0, new Input.Leave());
    table.settle();
    assertFalse(table.session(1).view().rematch().mayAsk());
    ask(table, 1, 2);
    assertEquals(2, table.told.size());
    assertEquals(1, table.session(1).view().match());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void aPhoneThatIsKilledInTheSecondMatchPlaysOn(int victim) throws Malformed {
    PlayingPhones<PilesState, PilesView> table = piles(3);
    table.play(3000);
    ask(table, 0, 1);
    table.killAndRestart(victim);
    assertEquals(Set.of(0, 1), table.session(victim).view().rematch().asked());
    ask(table, 2);
    Dice dice = Dice.seeded(SEED + victim);
    for (int kill = 0; kill < 8; kill++) {
      for (int seat = 0; seat < 3; seat++) {
        table.act(seat);
      }
      for (int steps = dice.below(20); steps > 0 && table.step(); steps--) {
        // stops at any point
      }
      table.killAndRestart(victim);
      assertEquals(2, table.session(victim).view().match());
    }
    table.play(3000);
    assertEquals(List.of(), table.told);
    allProven(table, 2, 0, 1, 2);
  }

  @Test
  void aBetOfTheSecondMatchIsKeptOverARestartAndLooksLikeNoneBefore() throws Malformed {
    PlayingPhones<?, ?> table =
        new PlayingPhones<>(DuelKit.KIT, new DuelPlayer(), 3, SEED, Map.of("rounds", "1"));
    table.play(3000);
    ask(table, 0, 1, 2);
    for (int seat = 0; seat < 3; seat++) {
      table.act(seat);
      if (seat == 1) {
        table.killAndRestart(1);
      }
    }
    table.play(3000);
    assertEquals(List.of(), table.told);
    allProven(table, 2, 0, 1, 2);
    Secrets secrets =
        java.util.Objects.requireNonNull(JournalRecord.read(table.journals.get(1)).secrets);
    assertNotEquals(
        secrets.ofMatch(1).random("bet", 0, "BET:1:10"),
        secrets.ofMatch(2).random("bet", 0, "BET:1:10"));
  }

  @Test
  void theSessionRecordNamesTheChainsOfItsOwnMatch() {
    PlayingPhones<PilesState, PilesView> table = piles(2);
    table.play(3000);
    table.skip(2_000);
    ask(table, 0, 1);
    table.play(3000);
    TableSession<PilesState, PilesView> session = table.session(0);
    String first = yaml(session, 0);
    String second = yaml(session, 1);
    assertEquals(2, first.split("- \\{player", -1).length - 1);
    assertEquals(2, second.split("- \\{player", -1).length - 1);
    for (String line : second.split("\n")) {
      assertTrue(
          line.startsWith("  game")
              || line.startsWith("  player")
              || line.endsWith(":")
              || !first.contains(line),
          line);
    }
  }

  private static String yaml(TableSession<?, ?> session, int match) {
    Finished finished = session.finished().get(match);
    return SessionRecord.yaml(
        Transcript.of(session, finished).orElseThrow(), finished.result().sheet());
  }

  @Test
  void whatWasSaidToTheFirstMatchSaysNothingInTheSecond() {
    Bytes tid = Bytes.of(new byte[32]);
    assertEquals(tid, Seating.first(2).scope(tid));
    assertEquals(
        "ad762d849b6ce53802cd18f6f88804b417c241637d2e7c9c44ded34fd5fdb1fe",
        new Seating(2, List.of(new TableSeat(1), TableSeat.HOST)).scope(tid).hex());
  }
}
