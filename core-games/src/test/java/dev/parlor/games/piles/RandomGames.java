package dev.parlor.games.piles;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Setup;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.Optional;

/** Whole games by seed. */
final class RandomGames {
  private RandomGames() {}

  static LocalTable<PilesState, PilesView> play(
      int seats, long seed, ComputerPlayer<PilesState> player) {
    Dice dice = Dice.seeded(seed);
    LocalTable<PilesState, PilesView> table =
        new LocalTable<>(new Piles(), Setup.of(seats), Dealer.seeded(dice));
    while (!table.finished().isPresent()) {
      int seat = table.state().turn();
      assertEquals(
          Optional.empty(),
          table.act(seat, player.choose(table.state(), seat, table.knowledge(seat), dice)));
    }
    return table;
  }
}
