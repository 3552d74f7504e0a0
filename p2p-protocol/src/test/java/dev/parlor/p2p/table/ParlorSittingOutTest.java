package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.highlow.HighLowState;
import dev.parlor.games.highlow.HighLowView;
import dev.parlor.games.highlow.ParlorPhase;
import dev.parlor.p2p.kits.HighLowKit;
import dev.parlor.p2p.match.Match;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/**
 * High-Low Parlor needs a coin of every seat for a card. A seat that is silent before a decision
 * loses its turn; after a decision it loses its seat.
 */
class ParlorSittingOutTest {
  private static PlayingPhones<HighLowState, HighLowView> table(long seed) {
    return new PlayingPhones<>(
        HighLowKit.KIT,
        (state, seat, knowledge, dice) -> HighLowKit.KIT.game().timeout(state, seat, knowledge),
        3,
        seed,
        Map.of("hands", "4"));
  }

  private static void playUntil(
      PlayingPhones<HighLowState, HighLowView> table, BooleanSupplier enough) {
    for (int step = 0; step < 400 && !enough.getAsBoolean(); step++) {
      boolean acted = false;
      for (int seat = 0; seat < 3; seat++) {
        acted = acted || table.act(seat);
      }
      assertTrue(acted || enough.getAsBoolean() || table.pass());
    }
    assertTrue(enough.getAsBoolean());
  }

  private static HighLowState state(PlayingPhones<HighLowState, HighLowView> table) {
    return table.match(0).state();
  }

  /** A table whose third guest is silent when the first card of a hand is wanted. */
  private static PlayingPhones<HighLowState, HighLowView> silentBeforeAHand(long seed) {
    PlayingPhones<HighLowState, HighLowView> table = table(seed);
    playUntil(table, () -> state(table).phase() == ParlorPhase.PROMPT && state(table).turn() == 0);
    table.unplug(2);
    table.act(0);
    assertEquals(ParlorPhase.FIRST_CARD, state(table).phase());
    table.pass(70_000);
    return table;
  }

  @Test
  void aCoinMissingBeforeTheDecisionLetsItsSeatSitOut() {
    PlayingPhones<HighLowState, HighLowView> table = silentBeforeAHand(3);
    assertTrue(table.match(0).attendance().isSittingOut(2));
    assertFalse(state(table).phase() == ParlorPhase.FIRST_CARD, "drawn without it");
    assertEquals(Map.of(2, 1), table.match(0).engine().redrawn());
    int hands = state(table).handsPlayed();
    playUntil(table, () -> state(table).handsPlayed() > hands);
    table.plugIn(2);
    table.pass(1_000);
    assertFalse(table.match(0).attendance().isSittingOut(2));
    int log = table.session(0).log().size();
    table.play(2000);
    assertEquals(TableView.Stage.FINISHED, table.session(2).stage());
    assertTrue(
        table.session(0).log().subList(log, table.session(0).log().size()).stream()
            .anyMatch(
                each ->
                    each.entry().seat().index() == 2 && Match.verbOf(each.entry()).equals("COIN")));
    String sheet = table.session(0).result().orElseThrow().sheet().content();
    assertTrue(sheet.contains("\nREDRAWN: X1P3 1\n"), sheet);
    assertEquals(List.of(), table.match(0).verdicts());
  }

  @Test
  void aCoinMissingBehindTheBetPutsItsSeatOut() {
    PlayingPhones<HighLowState, HighLowView> table = table(4);
    playUntil(table, () -> state(table).phase() == ParlorPhase.BET && state(table).turn() == 0);
    table.unplug(2);
    table.act(0);
    assertEquals(ParlorPhase.THIRD_CARD, state(table).phase());
    table.pass(70_000);
    assertTrue(table.match(0).attendance().isGone(2));
    assertEquals(Map.of(), table.match(0).engine().redrawn());
  }

  @Test
  void theSecondTimeItIsOut() {
    PlayingPhones<HighLowState, HighLowView> table = silentBeforeAHand(3);
    table.plugIn(2);
    table.pass(1_000);
    playUntil(table, () -> state(table).phase() == ParlorPhase.PROMPT && state(table).turn() == 0);
    table.unplug(2);
    table.act(0);
    table.pass(70_000);
    assertTrue(table.match(0).attendance().isGone(2));
  }
}
