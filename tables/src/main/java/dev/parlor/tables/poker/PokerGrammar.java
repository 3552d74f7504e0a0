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
  private static final PokerChoice.Cases<String> LETTER =
      new PokerChoice.Cases<>(fold -> "f", check -> "k", call -> "c", raise -> "r", allIn -> "a");

  private static final PokerChoice.Cases<Touch> MEANT =
      new PokerChoice.Cases<>(
          fold -> says(PokerAction.Word.FOLD),
          check -> says(PokerAction.Word.CHECK),
          call -> says(PokerAction.Word.CALL),
          raise -> Touch.refused("poker.type.raise", raise.min(), raise.max()),
          allIn -> new Touch.Does(new Deed.Act(PokerAction.Word.ALL_IN), false));

  private PokerGrammar() {}

  static Touch read(Glimpse<PokerView> now, Picks picks, String text) {
    if (text.matches("r ?[0-9]{1,9}")) {
      int to = Integer.parseInt(text.substring(1).trim());
      return new Touch.Does(
          new Deed.Act(new PokerAction.Raise(to)),
          false,
          picks.staking(to).opening(PokerMoves.RAISE));
    }
    return now.all(PokerChoice.class).stream()
        .filter(choice -> choice.match(LETTER).equals(text))
        .findFirst()
        .map(choice -> choice.match(MEANT))
        .orElseGet(() -> Touch.refused("type.unknown"));
  }

  private static Touch says(PokerAction.Word word) {
    return Touch.does(new Deed.Act(word));
  }
}
