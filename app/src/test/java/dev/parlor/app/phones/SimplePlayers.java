package dev.parlor.app.phones;

import dev.parlor.games.Action;
import dev.parlor.games.piles.PilesAction;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.hand.PokerAction;
import java.util.Optional;

/** Simple players. */
public final class SimplePlayers {
  private SimplePlayers() {}

  /** Takes the first open pile and the likelier direction. */
  static Optional<Action> piles(PilesView view) {
    for (int pile = 0; view.yourTurn() && pile < view.piles().size(); pile++) {
      if (view.piles().get(pile).isOpen()) {
        return Optional.of(new PilesAction.Guess(pile, view.odds().get(pile).best()));
      }
    }
    return Optional.empty();
  }

  /** Stays in for as little as possible. */
  static Optional<Action> poker(PokerView view) {
    if (!view.limits().isPresent() || !view.turn().equals(Optional.of(view.seat()))) {
      return Optional.empty();
    }
    return Optional.of(
        view.limits().get().mayCheck() ? PokerAction.Word.CHECK : PokerAction.Word.CALL);
  }
}
