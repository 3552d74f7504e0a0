package dev.parlor.p2p.testing.troupe;

import dev.parlor.games.Action;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.recall.RecallAction;
import dev.parlor.games.recall.RecallPhase;
import dev.parlor.games.recall.RecallState;
import dev.parlor.games.romme.RommeComputer;
import dev.parlor.games.romme.RommeState;
import dev.parlor.p2p.kits.RecallKit;
import dev.parlor.p2p.kits.RommeKit;

/** Players who draw and discard until the stock has been shuffled once, and then end the round. */
final class PatientPlayers {
  private static final RommeComputer COMPUTER = new RommeComputer();

  private PatientPlayers() {}

  static Action romme(RommeState state, int seat, Knowledge knowledge, Dice dice) {
    return state.deck() > 0
        ? COMPUTER.choose(state, seat, knowledge, dice)
        : RommeKit.KIT.game().timeout(state, seat, knowledge);
  }

  static Action recall(RecallState state, int seat, Knowledge knowledge, Dice dice) {
    if (state.phase() == RecallPhase.DRAWING_CARD) {
      return state.stock().decks() > 1 && state.caller() == RecallState.NOBODY
          ? RecallAction.Word.CALL_RECALL
          : RecallAction.Word.DRAW;
    } else if (state.phase() == RecallPhase.PLAYING && state.turn().drawn() != null) {
      return new RecallAction.Play(state.turn().drawn());
    }
    return RecallKit.KIT.game().timeout(state, seat, knowledge);
  }
}
