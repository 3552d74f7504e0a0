package dev.parlor.games.highlow;

import static dev.parlor.games.highlow.ParlorTables.act;
import static dev.parlor.games.highlow.ParlorTables.bet;
import static dev.parlor.games.highlow.ParlorTables.one;
import static dev.parlor.games.highlow.ParlorTables.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.Outcome.Standing;
import dev.parlor.games.Setup;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import dev.parlor.games.highlow.HighLowAction.Word;
import dev.parlor.games.table.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Turns, the shared pot, the ways in which a game ends, and absence. */
class TableTest {

  @Test
  @DisplayName("highlow h: seats play whole hands in turn against one pot")
  void seatsPlayInTurnAgainstOnePot() {
    LocalTable<HighLowState, HighLowView> table = ParlorTables.of(2, "4sJd2h 5s9d7h");
    assertEquals("turn.notYours", refusal(table, 1, bet(10)));
    act(table, 0, bet(20), Word.CONTINUE);
    assertEquals(70, table.state().pot());
    assertEquals(Set.of(1), table.game().toAct(table.state()));
    act(table, 1, bet(15));
    assertEquals(55, table.state().pot());
    assertEquals(515, table.state().player(1).coins());
  }

  @Test
  @DisplayName("highlow 7: an emptied pot starts again at 50 and ends the winner's game only")
  void anEmptiedPotIsResetAndEndsTheWinnersGame() {
    LocalTable<HighLowState, HighLowView> table = ParlorTables.of(2, "4sJd7h 5s9d7h");
    act(table, 0, Word.BET_POT);
    assertEquals(50, table.state().pot());
    assertEquals(ParlorEnding.POT_EMPTIED, table.state().player(0).ending());
    assertEquals(550, table.state().player(0).coins());
    assertFalse(table.finished().isPresent());
    act(table, 1, bet(10), Word.CONTINUE);
    assertEquals(1, table.state().turn());
  }

  @Test
  @DisplayName("highlow 8, g: after every outcome the seat is asked to continue or end")
  void everyOutcomeIsFollowedByThePrompt() {
    for (String third : List.of("7h", "2h", "4h")) {
      LocalTable<HighLowState, HighLowView> table = one(100, 50, "4sJd" + third);
      act(table, 0, bet(10));
      assertEquals(ParlorPhase.PROMPT, table.state().phase());
      assertEquals("highlow.expected.continue", refusal(table, 0, bet(10)));
      assertEquals(
          List.of(new HighLowChoice.GoOn(), new HighLowChoice.Stop(0)),
          table.game().choices(table.state(), 0, table.knowledge(0)));
    }
  }

  @Test
  @DisplayName("highlow 8, e: ending before the bet is free")
  void endingBeforeTheBetIsFree() {
    LocalTable<HighLowState, HighLowView> table = one(100, 50, "4sJd");
    act(table, 0, Word.END);
    assertEquals(100, table.finished().orElseThrow().standings().get(0).score());
    assertEquals(ParlorEnding.ENDED, table.state().player(0).ending());
  }

  @Test
  @DisplayName("highlow e: with forfeitOnQuit it costs the smallest bet, but not at the prompt")
  void forfeitOnQuitPaysTheSmallestBet() {
    Map<String, String> options = Map.of("forfeitOnQuit", "true");
    LocalTable<HighLowState, HighLowView> table = ParlorTables.with(2, options, "4sJd 5s9d7h");
    act(table, 0, Word.END);
    assertEquals(490, table.state().player(0).coins());
    assertEquals(60, table.state().pot());
    LocalTable<HighLowState, HighLowView> prompt = ParlorTables.with(2, options, "4sJd7h");
    act(prompt, 0, bet(10), Word.END);
    assertEquals(510, prompt.state().player(0).coins());
  }

  @Test
  @DisplayName("highlow 8: leaving the room ends the game of the seat in turn")
  void leavingEndsTheSeatsGame() {
    LocalTable<HighLowState, HighLowView> table = ParlorTables.of(3, "4sJd7h 5s9d7h");
    assertEquals(Optional.empty(), table.apply(new Event.Left(0, false)));
    assertEquals(ParlorEnding.LEFT, table.state().player(0).ending());
    assertEquals(1, table.state().turn());
    assertEquals(ParlorPhase.BET, table.state().phase());
    assertEquals("event.unexpected", refused(table, new Event.Left(0, true)));
    assertEquals("event.unexpected", refused(table, new Event.Left(3, true)));
  }

  @Test
  @DisplayName("highlow: with one seat left at a table of several the match ends")
  void theLastPresentSeatDoesNotPlayAlone() {
    LocalTable<HighLowState, HighLowView> table = ParlorTables.of(2, "4sJd7h");
    assertEquals(Optional.empty(), table.apply(new Event.Left(1, true)));
    assertTrue(table.finished().isPresent());
  }

  @Test
  @DisplayName("highlow: a bet stands although its seat leaves before the card")
  void aBetStandsWhenItsSeatLeaves() {
    HighLow game = new HighLow();
    LocalTable<HighLowState, HighLowView> table = ParlorTables.of(3, "4sJd");
    HighLowState betting = table.state();
    HighLowState waiting = accept(game.apply(betting, new Event.Acted(0, bet(20))));
    HighLowState left = accept(game.apply(waiting, new Event.Left(0, true)));
    Event card = new Event.Opened(waiting.shoe().next(), Card.parse("2h"));
    HighLowState settled = accept(game.apply(left, card));
    assertEquals(480, settled.player(0).coins());
    assertEquals(70, settled.pot());
    assertEquals(1, settled.turn());
  }

  private static HighLowState accept(Step<HighLowState> step) {
    return ((Step.Accepted<HighLowState>) step).state();
  }

  @Test
  @DisplayName("highlow d, h: a seat that can't pay a post on the smallest bet is out")
  void aSeatThatCannotBetIsOut() {
    LocalTable<HighLowState, HighLowView> table = one(20, 50, "4sJd4h");
    act(table, 0, bet(10), Word.CONTINUE);
    assertEquals(ParlorEnding.BROKE, table.state().player(0).ending());
    assertTrue(table.finished().isPresent());
    assertTrue(one(19, 50, "4sJd").finished().isPresent());
    assertFalse(one(19, 9, "4sJd").finished().isPresent());
  }

  @Test
  @DisplayName("highlow h: the match ends after the last hand of every seat; places by coins")
  void theMatchEndsAfterAllHands() {
    LocalTable<HighLowState, HighLowView> table =
        ParlorTables.with(3, Map.of("hands", "1"), "4sJd2h 5s9d7h 5h9cKc");
    act(table, 0, bet(10));
    act(table, 1, bet(10));
    act(table, 2, bet(10));
    assertEquals(
        List.of(new Standing(0, 2, 490), new Standing(1, 1, 510), new Standing(2, 2, 490)),
        table.finished().orElseThrow().standings());
    assertEquals("game.over", refusal(table, 0, Word.END));
  }

  @Test
  @DisplayName("highlow h: seats and options of the table form")
  void setupIsChecked() {
    HighLow game = new HighLow();
    assertEquals(List.of(), Setup.of(10).problems(game));
    assertEquals(1, Setup.of(11).problems(game).size());
    assertEquals(1, new Setup(2, Map.of("coins", "-1")).problems(game).size());
    assertEquals(500, ParlorTables.of(4, "4sJd").state().player(3).coins());
  }

  @Test
  @DisplayName("absence: an away seat's hand ends with the smallest bet, its next turns pass")
  void anAwaySeatBetsTheMinimumThenMissesItsTurns() {
    LocalTable<HighLowState, HighLowView> table = ParlorTables.of(2, "4sJd2h 5s9d7h 4c9h5d 6s9s7d");
    assertEquals(Optional.empty(), table.apply(new Event.Away(0)));
    assertEquals(490, table.state().player(0).coins());
    assertEquals(1, table.state().turn());
    act(table, 1, bet(10), Word.CONTINUE);
    assertEquals(1, table.state().turn());
    assertEquals(2, table.state().player(0).hands());
    assertEquals("event.unexpected", refused(table, new Event.Away(0)));
    assertEquals(Optional.empty(), table.apply(new Event.Returned(0)));
    act(table, 1, bet(10), Word.CONTINUE);
    assertEquals(0, table.state().turn());
  }

  @Test
  @DisplayName("absence: with everybody away the table waits")
  void theTableWaitsWhenAllAreAway() {
    LocalTable<HighLowState, HighLowView> table = ParlorTables.of(2, "4sJd2h 5s9d7h");
    table.apply(new Event.Away(1));
    table.apply(new Event.Away(0));
    assertEquals(ParlorPhase.PAUSED, table.state().phase());
    assertEquals(Set.of(), table.game().toAct(table.state()));
    table.apply(new Event.Returned(1));
    assertEquals(Set.of(1), table.game().toAct(table.state()));
  }

  private static String refused(LocalTable<HighLowState, HighLowView> table, Event event) {
    return table.apply(event).map(r -> r.key()).orElse("accepted");
  }
}
