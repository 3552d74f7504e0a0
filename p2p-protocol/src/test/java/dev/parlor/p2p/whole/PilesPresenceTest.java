package dev.parlor.p2p.whole;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.Action;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.kits.AllKits;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.result.Verification.State;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.PlayingPhones;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Seed 001: a player who is disconnected keeps his place, is skipped, and may come back at any
 * time.
 */
class PilesPresenceTest {
  private static final long DAY = 86_400_000L;

  private static PlayingPhones<PilesState, PilesView> table(int seats) {
    return new PlayingPhones<>(
        PilesKit.KIT, PilesPresenceTest::likeliest, seats, 60L + seats, Map.of());
  }

  private static Action likeliest(PilesState state, int seat, Knowledge knowledge, Dice dice) {
    return new Piles().timeout(state, seat, knowledge);
  }

  /** Plays until it is this seat's turn. */
  private static void untilTurnOf(PlayingPhones<PilesState, PilesView> table, int seat) {
    while (!table.match(0).awaited().toAct().contains(seat)) {
      int turn = table.match(0).awaited().toAct().iterator().next();
      assertTrue(table.act(turn), "nobody is in turn");
    }
  }

  private static int count(PlayingPhones<?, ?> table, String verb) {
    return (int)
        table.session(0).log().stream()
            .filter(ordered -> Match.verbOf(ordered.entry()).equals(verb))
            .count();
  }

  private static void assertFinished(PlayingPhones<PilesState, PilesView> table, int... seats) {
    for (int seat : seats) {
      assertEquals(TableView.Stage.FINISHED, table.session(seat).view().stage());
      assertEquals(table.match(0).state(), table.match(seat).state());
      assertEquals(List.of(), table.match(seat).verdicts());
    }
  }

  @Test
  void theTurnOfASilentSeatIsSkippedAfterTenSeconds() {
    PlayingPhones<PilesState, PilesView> table = table(3);
    untilTurnOf(table, 1);
    table.unplug(1);
    table.pass(9_000);
    assertTrue(table.match(0).awaited().toAct().contains(1), "skipped too early");
    table.pass(2_000);
    assertTrue(table.match(0).awaited().toAct().contains(2));
    assertTrue(table.match(2).attendance().isAway(1));
    table.play(2000);
    assertFinished(table, 0, 2);
    assertEquals(0, count(table, "FORFEIT"));
  }

  @Test
  void whoThinksIsNotSilent() {
    PlayingPhones<PilesState, PilesView> table = table(3);
    untilTurnOf(table, 1);
    table.pass(29_000);
    assertTrue(table.match(0).awaited().toAct().contains(1));
    assertEquals(0, count(table, "AWAY"));
  }

  @Test
  void aMissingTossIsWaitedForFifteenSecondsAndTheDrawMadeAnew() {
    PlayingPhones<PilesState, PilesView> table = table(3);
    untilTurnOf(table, 2);
    table.unplug(1);
    assertTrue(table.act(2));
    assertTrue(table.match(0).awaited().cards());
    table.pass(14_000);
    assertTrue(table.match(0).awaited().cards(), "drawn too early");
    table.pass(2_000);
    assertFalse(table.match(0).awaited().cards());
    table.play(2000);
    assertFinished(table, 0, 2);
    String sheet = table.session(0).result().orElseThrow().sheet().content();
    assertTrue(sheet.contains("REDRAWN: X1P2 1\n"), sheet);
    assertEquals(table.session(2).result().orElseThrow().sheet().content(), sheet);
  }

  @Test
  void whoReturnsIsInItsPlaceAgainAndTosses() {
    PlayingPhones<PilesState, PilesView> table = table(3);
    untilTurnOf(table, 1);
    table.unplug(1);
    table.pass(60_000);
    assertTrue(table.match(0).attendance().isAway(1));
    table.plugIn(1);
    assertTrue(table.match(0).attendance().isPresent(1));
    int coins = coins(table, 1);
    untilTurnOf(table, 1);
    table.play(2000);
    assertFinished(table, 0, 1, 2);
    assertTrue(coins(table, 1) > coins, "it tosses no more");
    Audit audit =
        Audit.of(
            PilesKit.KIT,
            Transcript.of(table.session(0)).orElseThrow(),
            new Bip340(new SeededEntropy(1)),
            new SealedCrypto(),
            new SeededEntropy(1));
    assertEquals(
        State.COMPLETE,
        audit
            .judge(
                AllKits.GAMES,
                table.session(0).result().orElseThrow(),
                new Bip340(new SeededEntropy(1)))
            .state());
  }

  private static int coins(PlayingPhones<?, ?> table, int seat) {
    return (int)
        table.session(0).log().stream()
            .filter(ordered -> ordered.entry().seat().index() == seat)
            .filter(ordered -> !ordered.entry().payload().isText())
            .count();
  }

  @Test
  void whoStartsAgainDaysLaterIsBack() throws Malformed {
    PlayingPhones<PilesState, PilesView> table = table(3);
    untilTurnOf(table, 1);
    table.unplug(1);
    table.pass(60_000);
    untilTurnOf(table, 0);
    table.unplug(2);
    assertTrue(table.act(0));
    table.pass(3 * DAY); // a single player can't go on, and calls nobody away
    assertEquals(TableView.Stage.PLAYING, table.session(0).view().stage());
    assertTrue(table.match(0).awaited().cards());
    table.plugIn(1);
    table.plugIn(2);
    table.killAndRestart(1);
    table.pass(1_000);
    assertTrue(table.match(0).attendance().isPresent(1));
    table.play(2000);
    assertFinished(table, 0, 1, 2);
  }

  @Test
  void twoPhonesWaitForEachOtherForDays() {
    PlayingPhones<PilesState, PilesView> table = table(2);
    untilTurnOf(table, 1);
    table.unplug(1);
    table.pass(2 * DAY);
    assertEquals(TableView.Stage.PLAYING, table.session(0).view().stage());
    assertEquals(Set.of(1), table.session(0).view().away());
    assertEquals(List.of(), table.session(0).countdowns());
    table.plugIn(1);
    assertEquals(Set.of(), table.session(0).view().away());
    table.play(2000);
    assertFinished(table, 0, 1);
  }

  @Test
  void guestsWaitForTheirHostForDays() {
    PlayingPhones<PilesState, PilesView> table = table(3);
    untilTurnOf(table, 1);
    table.unplug(0);
    assertEquals(Set.of(0), table.session(1).view().away());
    table.pass(2 * DAY);
    assertNotEquals(null, table.session(1).view().pending(), "its own phone has guessed");
    assertNotEquals(TableView.Stage.BROKEN, table.session(1).view().stage());
    assertNotEquals(TableView.Stage.BROKEN, table.session(2).view().stage());
  }

  @Test
  void aSeatThatSpoilsEightDrawsTossesNoMoreButPlays() {
    PlayingPhones<PilesState, PilesView> table = table(3);
    for (int times = 0; times < 10; times++) {
      untilTurnOf(table, 2);
      table.unplug(1);
      if (!table.act(2) || table.match(0).outcome().isPresent()) {
        break;
      }
      table.pass(20_000);
      table.plugIn(1);
    }
    assertEquals(8, table.match(0).engine().redrawn().get(1));
    table.play(2000);
    assertFinished(table, 0, 1, 2);
  }

  @Test
  void aFalseWordOfTheHostAloneSkipsNobody() {
    PlayingPhones<PilesState, PilesView> table = table(3);
    untilTurnOf(table, 1);
    Message lie = new Message.Text(Line.of("SILENT", "2"));
    table.session(2).on(new Input.Arrived(table.npub(0), lie.encode()), table.now());
    table.pass(29_000);
    assertEquals(0, table.match(0).attendance().away().size());
    assertTrue(table.match(0).awaited().toAct().contains(1));
  }

  @Test
  void nobodyIsVotedOut() {
    PlayingPhones<PilesState, PilesView> table = table(3);
    untilTurnOf(table, 1);
    table.unplug(1);
    table.pass(3_600_000);
    assertFalse(table.match(0).attendance().isGone(1));
    assertEquals(1, count(table, "AWAY") / 2);
    assertEquals(List.of(), table.match(0).verdicts());
  }

  @Test
  void eitherOfTwoMayEndTheWait() {
    PlayingPhones<PilesState, PilesView> table = table(2);
    untilTurnOf(table, 1);
    table.unplug(1);
    table.pass(DAY);
    table.input(0, new Input.Leave());
    table.settle();
    assertTrue(table.match(0).attendance().isGone(0));
  }
}
