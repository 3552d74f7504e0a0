package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.blackjack.DuelPlayer;
import dev.parlor.games.blackjack.DuelState;
import dev.parlor.games.blackjack.DuelView;
import dev.parlor.games.classic.ClassicPlayer;
import dev.parlor.games.highlow.HighLowComputer;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerChoice;
import dev.parlor.games.recall.RecallComputer;
import dev.parlor.games.romme.RommeComputer;
import dev.parlor.p2p.kits.ClassicKit;
import dev.parlor.p2p.kits.DuelKit;
import dev.parlor.p2p.kits.HighLowKit;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.kits.RecallKit;
import dev.parlor.p2p.kits.RommeKit;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableSessionTest {
  private static <S, V> void plays(
      GameKit<S, V> kit, ComputerPlayer<S> computer, int seats, Map<String, String> options)
      throws Unreadable {
    long seed = 7L + seats;
    PlayingPhones<S, V> table = new PlayingPhones<>(kit, computer, seats, seed, options);
    table.play(3000);
    assertTrue(table.told.isEmpty(), () -> "seed " + seed + " " + table.told);
    for (int seat = 0; seat < seats; seat++) {
      assertEquals(TableView.Stage.FINISHED, table.session(seat).view().stage(), "seed " + seed);
      assertEquals(table.match(0).state(), table.match(seat).state(), "seed " + seed);
      assertEquals(List.of(), table.match(seat).verdicts(), "seed " + seed);
      assertEquals(table.session(0).result(), table.session(seat).result(), "seed " + seed);
    }
    SignedResult result = table.session(0).result().orElseThrow();
    assertEquals(seats, result.signatures().size(), "seed " + seed);
    assertEquals(result, SignedResult.parse(result.text()), "seed " + seed);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void pilesIsPlayedToTheEndOnAllPhones(int seats) throws Unreadable {
    plays(PilesKit.KIT, new BestOdds(), seats, Map.of());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void highLowIsPlayedToTheEndOnAllPhones(int seats) throws Unreadable {
    plays(HighLowKit.KIT, new HighLowComputer(), seats, Map.of());
  }

  @Test
  void classicIsPlayedToTheEndOnBothPhones() throws Unreadable {
    plays(ClassicKit.KIT, new ClassicPlayer(), 2, Map.of());
  }

  @Test
  void blackjackIsPlayedToTheEndOnAllPhones() throws Unreadable {
    plays(DuelKit.KIT, new DuelPlayer(), 3, Map.of());
  }

  @Test
  void rommeIsPlayedToTheEndOnAllPhones() throws Unreadable {
    plays(RommeKit.KIT, new RommeComputer(), 3, Map.of("target", "60"));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void recallIsPlayedToTheEndOnAllPhones(int seats) throws Unreadable {
    plays(RecallKit.KIT, new RecallComputer(), seats, Map.of());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void pokerIsPlayedToTheEndOnAllPhones(int seats) throws Unreadable {
    plays(PokerKit.KIT, TableSessionTest::mostlyCall, seats, Map.of("handLimit", "4"));
  }

  private static Action mostlyCall(HoldemState state, int seat, Knowledge knowledge, Dice dice) {
    List<Choice> choices = new Holdem().choices(state, seat, knowledge);
    Choice choice = choices.get(dice.below(choices.size()));
    if (choice instanceof PokerChoice.Raise raise) {
      return new PokerAction.Raise(raise.min());
    } else if (choice instanceof PokerChoice.Check) {
      return PokerAction.Word.CHECK;
    } else if (choice instanceof PokerChoice.AllIn && dice.below(4) == 0) {
      return PokerAction.Word.ALL_IN;
    }
    return choice instanceof PokerChoice.Fold && dice.below(4) == 0
        ? PokerAction.Word.FOLD
        : choices.stream().anyMatch(PokerChoice.Check.class::isInstance)
            ? PokerAction.Word.CHECK
            : PokerAction.Word.CALL;
  }

  @Test
  void noDeckIsShuffledForAHandThatWillNotBePlayed() {
    PlayingPhones<HoldemState, PokerView> table =
        new PlayingPhones<>(
            PokerKit.KIT, TableSessionTest::mostlyCall, 2, 11, Map.of("handLimit", "2"));
    table.play(3000);
    long promises =
        table.session(0).log().stream()
            .filter(ordered -> Match.verbOf(ordered.entry()).equals("SEED_HASH"))
            .count();
    assertEquals(2 * 2, promises); // a promise of a seed, from two seats in two hands
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void aPhoneThatIsKilledAgainAndAgainPlaysOn(int victim) throws Malformed {
    long seed = 99;
    PlayingPhones<HoldemState, PokerView> table =
        new PlayingPhones<>(
            PokerKit.KIT, TableSessionTest::mostlyCall, 3, seed, Map.of("handLimit", "2"));
    Dice dice = Dice.seeded(seed + victim);
    for (int kill = 0; kill < 12; kill++) {
      for (int seat = 0; seat < 3; seat++) {
        table.act(seat);
      }
      for (int steps = dice.below(40); steps > 0 && table.step(); steps--) {
        // stops at any point
      }
      table.killAndRestart(victim);
    }
    table.play(2000);
    assertEquals(List.of(), table.told, "seed " + seed);
    for (int seat = 0; seat < 3; seat++) {
      assertEquals(TableView.Stage.FINISHED, table.session(seat).view().stage(), "seed " + seed);
      assertEquals(table.match(0).state(), table.match(seat).state(), "seed " + seed);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void aPhoneThatIsKilledBetweenPromiseAndRevealKeepsItsPromise(int victim) throws Malformed {
    long seed = 3;
    PlayingPhones<DuelState, DuelView> table =
        new PlayingPhones<>(DuelKit.KIT, new DuelPlayer(), 3, seed, Map.of("rounds", "2"));
    for (int seat = 0; seat < 3; seat++) {
      assertTrue(table.match(0).choosesUnseen());
      table.act(seat);
      if (seat == victim) {
        table.killAndRestart(victim);
      }
    }
    table.play(2000);
    assertEquals(List.of(), table.told, "seed " + seed);
    assertEquals(TableView.Stage.FINISHED, table.session(victim).view().stage());
  }

  /**
   * Wherever the phone was stopped, it says nothing that its log does not show, and forgets
   * nothing.
   */
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void aDeckThatWasProvenBeforeARestartIsProvenAfterIt(int victim) throws Malformed {
    PlayingPhones<HoldemState, PokerView> table =
        new PlayingPhones<>(PokerKit.KIT, TableSessionTest::mostlyCall, 2, 21, Map.of());
    List<Bytes> journal = table.journals.get(victim);
    for (int kept = 0; kept <= journal.size(); kept++) {
      table
          .restored(victim, journal.subList(0, kept))
          .ifPresent(back -> assertEquals(seeds(back) >= 2, back.view().deckReady()));
    }
    assertTrue(table.session(victim).view().deckReady());
    table.killAndRestart(victim);
    assertTrue(table.session(victim).view().deckReady());
  }

  private static long seeds(TableSession<?, ?> session) {
    return session.log().stream()
        .filter(ordered -> Match.verbOf(ordered.entry()).equals("SEED_REVEAL"))
        .count();
  }

  @Test
  void aDeckOfCoinsIsProvenWithEveryToss() throws Malformed {
    PlayingPhones<PilesState, PilesView> table =
        new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 2, 21, Map.of());
    assertTrue(table.session(0).view().deckReady());
    table.killAndRestart(1);
    assertTrue(table.session(1).view().deckReady());
  }

  /** The first guest is back and repeats its choice, while the host still waits for the second. */
  @Test
  void whatAGuestRepeatsToAHostThatIsJustBackIsOrdered() throws Malformed {
    PlayingPhones<PilesState, PilesView> table =
        new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 3, 5, Map.of());
    while (!table.match(1).awaited().toAct().contains(1)) {
      table.act(0);
      table.act(2);
    }
    Action guess =
        new BestOdds()
            .choose(table.match(1).state(), 1, table.session(1).knowledge(), Dice.seeded(1));
    table.input(1, new Input.Choose(guess)); // and nobody hears this choice
    table.killAndRestart(0);
    assertNull(table.session(1).view().pending());
    assertTrue(table.session(0).log().stream().anyMatch(TableSessionTest::isGuessOfSeat1));
  }

  private static boolean isGuessOfSeat1(Ordered ordered) {
    return ordered.entry().seat().index() == 1 && Match.verbOf(ordered.entry()).equals("GUESS");
  }

  @Test
  void whatArrivesWhenAPingIsDueIsAnsweredInOrder() {
    long seed = 5;
    PlayingPhones<PilesState, PilesView> table =
        new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 3, seed, Map.of());
    for (int round = 0; round < 200; round++) {
      table.skip(5_000); // a link may be idle for this long
      for (int seat = 0; seat < 3; seat++) {
        table.act(seat);
      }
      table.settle();
    }
    for (int seat = 0; seat < 3; seat++) {
      assertTrue(table.match(seat).outcome().isPresent(), "seed " + seed);
    }
  }

  @Test
  void aJournalThatEndsBeforeTheRosterWasAgreedLeadsNowhere() throws Malformed {
    PlayingPhones<PilesState, PilesView> table =
        new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 2, 5, Map.of());
    List<Bytes> journal = table.journals.get(1);
    assertTrue(table.restored(1, journal).isPresent());
    assertFalse(table.restored(1, journal.subList(0, 2)).isPresent());
    assertFalse(table.restored(1, List.of()).isPresent());
  }

  /**
   * If a host died before it has agreed, it would set another table. Its orders would then be of
   * two tables.
   */
  @Test
  void aHostOrdersNothingBeforeItHasAgreedItself() throws Malformed {
    PlayingPhones<PilesState, PilesView> table =
        new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 3, 5, Map.of(), 2);
    assertEquals(List.of(), table.session(1).log());
    assertFalse(table.restored(0, table.journals.get(0)).isPresent());
    table.input(0, new Input.Confirm());
    table.settle();
    assertTrue(table.match(1).hasBegun());
    assertEquals(
        List.of(0, 1, 2),
        table.session(2).log().subList(0, 3).stream()
            .map(at -> at.entry().seat().index())
            .toList());
  }

  /** A phone does not sign its result again before it knows how long the log is. */
  @Test
  void aPhoneThatLostItsSignatureTakesItFromTheLog() throws Malformed {
    PlayingPhones<PilesState, PilesView> table =
        new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 2, 5, Map.of());
    table.play(2000);
    List<Bytes> journal = table.journals.get(1);
    int last = journal.size() - 1;
    while (JournalRecord.read(journal.subList(0, last)).own.size()
        == JournalRecord.read(journal).own.size()) {
      last--;
    }
    journal.subList(last, journal.size()).clear();
    table.killAndRestart(1);
    assertEquals(List.of(), table.told);
    assertEquals(TableView.Stage.FINISHED, table.session(1).stage());
    assertEquals(
        2,
        table.session(0).log().stream()
            .filter(at -> Match.verbOf(at.entry()).equals("SIGN"))
            .count());
  }
}
