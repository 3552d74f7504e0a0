package dev.parlor.p2p.testing.recall;

import dev.parlor.games.Action;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.recall.RecallAction;
import dev.parlor.games.recall.RecallComputer;
import dev.parlor.games.recall.RecallPhase;
import dev.parlor.games.recall.RecallState;
import dev.parlor.p2p.kits.RecallKit;
import dev.parlor.p2p.testing.kit.TestingKit;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Trait;
import java.util.Map;
import java.util.Set;

/**
 * What the simulator and the liars need to know of Recall: its players, its short matches, its
 * lies.
 */
public final class RecallTesting {
  private static final RecallComputer COMPUTER = new RecallComputer();

  public static final TestingKit KIT =
      new TestingKit(
          new Bots<>(
              RecallKit.KIT,
              COMPUTER,
              COMPUTER,
              RecallTesting::waiting,
              Map.of(),
              Set.of(Trait.OWN_HANDS, Trait.PEEKING, Trait.OWN_TIMERS, Trait.WINDOWS),
              RecallTesting::lead),
          LiesOfRecall.all());

  private RecallTesting() {}

  /** Draws and plays until the stock has been shuffled once, and then calls. */
  private static Action waiting(RecallState state, int seat, Knowledge knowledge, Dice dice) {
    if (state.phase() == RecallPhase.DRAWING_CARD) {
      return state.stock().decks() > 1 && state.caller() == RecallState.NOBODY
          ? RecallAction.Word.CALL_RECALL
          : RecallAction.Word.DRAW;
    } else if (state.phase() == RecallPhase.PLAYING && state.turn().drawn() != null) {
      return new RecallAction.Play(state.turn().drawn());
    }
    return RecallKit.KIT.game().timeout(state, seat, knowledge);
  }

  private static long lead(RecallState state, int seat) {
    return state.caller() == seat ? 1 : 0;
  }
}
