package dev.parlor.tables.poker;

import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerChoice;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Picks;

/**
 * What typed text means at a table of hold'em: {@code f} folds, {@code k} checks, {@code c} calls,
 * {@code r120} raises to 120, {@code a} is all-in. Actions that cost an amount of one's own choice
 * need Enter.
 */
final class PokerGrammar {
  private PokerGrammar() {}

  static Touch read(Glimpse<PokerView> now, Picks picks, String text) {
    if (text.equals("f") && now.offers(PokerChoice.Fold.class)) {
      return Touch.does(new Deed.Act(PokerAction.Word.FOLD));
    } else if (text.equals("k") && now.offers(PokerChoice.Check.class)) {
      return Touch.does(new Deed.Act(PokerAction.Word.CHECK));
    } else if (text.equals("c") && now.offers(PokerChoice.Call.class)) {
      return Touch.does(new Deed.Act(PokerAction.Word.CALL));
    } else if (text.equals("a") && now.offers(PokerChoice.AllIn.class)) {
      return new Touch.Does(new Deed.Act(PokerAction.Word.ALL_IN), false);
    } else if (text.matches("r ?[0-9]{1,9}")) {
      int to = Integer.parseInt(text.substring(1).trim());
      return new Touch.Does(
          new Deed.Act(new PokerAction.Raise(to)),
          false,
          picks.staking(to).opening(PokerMoves.RAISE));
    } else if (text.equals("r") && now.offers(PokerChoice.Raise.class)) {
      PokerChoice.Raise raise = now.choice(PokerChoice.Raise.class).get();
      return Touch.refused("poker.type.raise", raise.min(), raise.max());
    }
    return Touch.refused("type.unknown");
  }
}
