package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.match.Match;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Absences at High/Low Piles that come at a bad moment. Two honest phones always play on. */
class AwayAttackTest {
  private static PlayingPhones<PilesState, PilesView> piles(int seats, int agreed) {
    return new PlayingPhones<>(
        PilesKit.KIT,
        (state, seat, knowledge, dice) -> PilesKit.KIT.game().timeout(state, seat, knowledge),
        seats,
        90,
        Map.of(),
        agreed);
  }

  private static PlayingPhones<PilesState, PilesView> piles(int seats) {
    return piles(seats, seats);
  }

  /** A table of three whose seat 1 is away. It was called away in its turn. */
  private static PlayingPhones<PilesState, PilesView> withoutTheSecond() {
    PlayingPhones<PilesState, PilesView> table = piles(3);
    table.act(0);
    table.unplug(1);
    table.pass(12_000);
    assertTrue(table.match(0).attendance().isAway(1));
    return table;
  }

  private static void assertPlayOn(PlayingPhones<PilesState, PilesView> table, int... seats) {
    int before = table.match(0).state().remaining();
    for (int i = 0; i < 30 && table.match(0).outcome().isEmpty(); i++) {
      for (int seat : seats) {
        table.act(seat);
      }
      table.pass(4_000);
    }
    assertTrue(
        table.match(0).outcome().isPresent() || table.match(0).state().remaining() <= before - 8,
        () -> "stuck at " + table.match(0).state());
    for (int seat : seats) {
      assertEquals(List.of(), table.match(seat).verdicts());
      assertEquals(table.match(0).state(), table.match(seat).state());
    }
  }

  /** Lets a seat guess, and stops where the guess stands in its phone's log. */
  private static void guess(PlayingPhones<PilesState, PilesView> table, int seat) {
    Match<PilesState, PilesView> match = table.match(seat);
    PilesState state = match.state();
    table.input(
        seat,
        new Input.Choose(
            PilesKit.KIT.game().timeout(state, seat, table.session(seat).knowledge())));
    while (!match.awaited().cards() && table.step()) {
      // the guess is on its way to its place
    }
    assertTrue(match.awaited().cards());
  }

  @Test
  void whoCameBackDuringADrawTossesWhenTheOtherFallsSilentInIt() {
    PlayingPhones<PilesState, PilesView> table = withoutTheSecond();
    table.act(2);
    table.unplug(2);
    table.act(0);
    table.plugIn(1);
    assertFalse(table.match(0).attendance().isAway(1));
    table.pass(17_000);
    assertTrue(table.match(0).attendance().isAway(2));
    assertPlayOn(table, 0, 1);
  }

  @Test
  void whoIsBackGoesOnWithTheHostWhenTheThirdHasLeftMeanwhile() {
    PlayingPhones<PilesState, PilesView> table = withoutTheSecond();
    table.input(2, new Input.Leave());
    table.settle();
    assertTrue(table.match(0).attendance().isGone(2));
    table.plugIn(1);
    assertPlayOn(table, 0, 1);
  }

  @Test
  void whoLeavesDuringADrawWithWhichOneCameBackHoldsUpNobody() {
    PlayingPhones<PilesState, PilesView> table = withoutTheSecond();
    table.act(2);
    guess(table, 0);
    table.input(2, new Input.Leave());
    table.settle();
    table.plugIn(1);
    assertPlayOn(table, 0, 1);
  }

  @Test
  void whoLeavesAndFallsSilentBeforeItTossesHoldsUpNobody() {
    PlayingPhones<PilesState, PilesView> table = piles(3);
    guess(table, 0);
    table.input(2, new Input.Leave());
    for (int i = 0; i < 500 && table.match(0).attendance().isPresent(2); i++) {
      table.step();
    }
    table.unplug(2);
    table.pass(120_000);
    assertTrue(table.match(0).attendance().isGone(2));
    assertPlayOn(table, 0, 1);
  }

  @Test
  void twoLeaveInTheMiddleOfDrawsAndTheOthersPlayOn() {
    PlayingPhones<PilesState, PilesView> table = piles(4);
    for (int seat = 3; seat >= 2; seat--) {
      table.unplug(1);
      guess(table, 0);
      table.settle();
      table.input(seat, new Input.Leave()); // its coin is tossed, that of seat 1 is not
      table.settle();
      table.plugIn(1);
      table.act(1);
      table.act(2);
    }
    assertEquals(2, table.match(0).attendance().remaining());
    assertPlayOn(table, 0, 1);
  }

  @Test
  void whoWasRedrawnEightTimesTossesWhereNobodyElseCould() {
    PlayingPhones<PilesState, PilesView> table = piles(3);
    for (int i = 0; i < 9; i++) {
      table.act(1);
      table.act(2);
      table.unplug(1);
      table.act(0);
      table.pass(17_000);
      table.plugIn(1);
      for (int seat = 1; seat < 3; seat++) {
        table.act(seat);
      }
    }
    assertEquals(8, table.match(0).engine().redrawn().get(1));
    table.input(2, new Input.Leave());
    table.settle();
    assertPlayOn(table, 0, 1);
  }

  @Test
  void nobodyDrawsAloneBecauseTheOtherPromisedNoChain() {
    PlayingPhones<PilesState, PilesView> table = piles(3, 2);
    table.unplug(2);
    table.input(0, new Input.Confirm());
    table.settle();
    table.pass(20_000);
    assertTrue(table.match(0).attendance().isAway(2));
    table.plugIn(2);
    table.input(1, new Input.Leave());
    table.settle();
    int log = table.session(0).log().size();
    assertPlayOn(table, 0, 2);
    assertTrue(
        table.session(0).log().subList(log, table.session(0).log().size()).stream()
            .anyMatch(
                each ->
                    each.entry().seat().index() == 2 && Match.verbOf(each.entry()).equals("COIN")));
  }

  @Test
  void nobodyDrawsAloneWhileWhoHasNoChainIsAway() {
    PlayingPhones<PilesState, PilesView> table = piles(3, 2);
    table.unplug(2);
    table.input(0, new Input.Confirm());
    table.settle();
    table.pass(20_000);
    table.input(1, new Input.Leave());
    table.settle();
    PilesState before = table.match(0).state();
    table.act(0);
    table.pass(60_000);
    assertEquals(before.remaining(), table.match(0).state().remaining());
    table.plugIn(2);
    assertPlayOn(table, 0, 2);
  }
}
