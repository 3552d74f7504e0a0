package dev.parlor.games.highlow;

import dev.parlor.games.Event;
import dev.parlor.games.LikeGame;
import dev.parlor.games.Setup;
import dev.parlor.games.Step;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The room of the original parlor: up to ten players at once, each alone with a shoe, all against
 * one pot. A bet is checked and settled against the pot as it is at that moment. Only one thread
 * may use it.
 */
public final class Room {
  /** How many may play at one time. */
  public static final int MOST = 10;

  private final Set<LocalTable<HighLowState, HighLowView>> tables = new HashSet<>();
  private int pot;

  public Room(int pot) {
    this.pot = Math.max(1, pot);
  }

  public int pot() {
    return pot;
  }

  /** A table for somebody with so many coins; empty while ten others play. */
  public Optional<LocalTable<HighLowState, HighLowView>> enter(int coins, Dealer dealer) {
    if (tables.size() >= MOST) {
      return Optional.empty();
    }
    Setup setup =
        new Setup(
            1, Map.of("coins", String.valueOf(coins), "pot", String.valueOf(pot), "hands", "0"));
    LocalTable<HighLowState, HighLowView> table =
        new LocalTable<>(new UnderOnePot(), setup, dealer);
    tables.add(table);
    return Optional.of(table);
  }

  /** Makes room for another player, when this one has gone. */
  public void leave(LocalTable<HighLowState, HighLowView> table) {
    tables.remove(table);
  }

  /** The rules, with the pot of the room in the place of the table's own. */
  private final class UnderOnePot extends LikeGame<HighLowState, HighLowView> {
    UnderOnePot() {
      super(new HighLow());
    }

    @Override
    protected HighLowState seen(HighLowState state) {
      return state.withPot(pot);
    }

    @Override
    public Step<HighLowState> apply(HighLowState state, Event event) {
      Step<HighLowState> step = super.apply(state, event);
      step.accepted().ifPresent(accepted -> pot = accepted.state().pot());
      return step;
    }
  }
}
