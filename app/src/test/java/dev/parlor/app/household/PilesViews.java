package dev.parlor.app.household;

import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Setup;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesAction;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;

/** Tables of High/Low Piles to be shown by a made-up sitting. */
public final class PilesViews {
  private static final Piles GAME = new Piles();

  private PilesViews() {}

  private static LocalTable<PilesState, PilesView> table(int seats) {
    return new LocalTable<>(GAME, Setup.of(seats), Dealer.seeded(Dice.seeded(12)));
  }

  /** A view in which the cards are dealt, and the first seat is in turn. */
  public static PilesView fresh(int seats, int seat) {
    return after(seats, seat, 0);
  }

  /** A view after this many good guesses. */
  public static PilesView after(int seats, int seat, int guesses) {
    LocalTable<PilesState, PilesView> table = table(seats);
    for (int i = 0; i < guesses; i++) {
      int turn = table.state().turn();
      table.act(
          turn, new BestOdds().choose(table.state(), turn, table.knowledge(turn), Dice.seeded(i)));
    }
    return view(table, seat);
  }

  /** A view in which the deck has won. */
  public static PilesView over(int seats, int seat) {
    LocalTable<PilesState, PilesView> table = table(seats);
    while (!GAME.outcome(table.state()).isPresent()) {
      int pile = table.state().openPiles().get(0);
      table.act(table.state().turn(), new PilesAction.Guess(pile, Direction.HIGHER));
    }
    return view(table, seat);
  }

  private static PilesView view(LocalTable<PilesState, PilesView> table, int seat) {
    return GAME.view(table.state(), seat, seat < 0 ? Knowledge.NONE : table.knowledge(seat));
  }
}
