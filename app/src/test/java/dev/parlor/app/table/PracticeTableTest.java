package dev.parlor.app.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.Refusal;
import dev.parlor.games.Setup;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesAction;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.table.Dealer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.Test;

public final class PracticeTableTest {
  private final Deque<Runnable> later = new ArrayDeque<>();
  private final List<PilesView> views = new ArrayList<>();
  private final List<Refusal> refusals = new ArrayList<>();

  private TableSource<PilesView> table(int seats) {
    Dice dice = Dice.seeded(5);
    TableSource<PilesView> table =
        new PracticeTable<>(
            new Piles(),
            Setup.of(seats),
            Dealer.seeded(dice),
            new BestOdds(),
            dice,
            (millis, work) -> later.add(work));
    table.watch(
        new TableSource.Watcher<>() {
          @Override
          public void shows(PilesView view) {
            views.add(view);
          }

          @Override
          public void refused(Refusal refusal) {
            refusals.add(refusal);
          }
        });
    return table;
  }

  private PilesView last() {
    return views.get(views.size() - 1);
  }

  @Test
  public void whoWatchesSeesTheTableAtOnceAndAfterEveryAction() {
    TableSource<PilesView> table = table(1);
    assertEquals(1, views.size());
    table.choose(new PilesAction.Pick(3));
    assertEquals(2, views.size());
  }

  @Test
  public void aComputerActsLaterAndOnlyOnce() {
    TableSource<PilesView> table = table(2);
    assertTrue(later.isEmpty());
    table.choose(new PilesAction.Guess(0, Direction.HIGHER));
    assertEquals(1, later.size());
    assertFalse(last().yourTurn());
    later.remove().run();
    assertTrue(last().yourTurn());
    assertTrue(later.isEmpty());
  }

  @Test
  public void actingOutOfTurnIsRefusedAndChangesNothing() {
    TableSource<PilesView> table = table(2);
    table.choose(new PilesAction.Guess(0, Direction.HIGHER));
    int before = views.size();
    table.choose(new PilesAction.Guess(0, Direction.HIGHER));
    assertEquals(before, views.size());
    assertEquals("turn.notYours", refusals.get(0).key());
  }

  @Test
  public void nobodyIsToldAnythingAfterClosing() {
    TableSource<PilesView> table = table(2);
    table.choose(new PilesAction.Guess(0, Direction.HIGHER));
    int before = views.size();
    table.close();
    later.remove().run();
    assertEquals(before, views.size());
  }
}
