package dev.parlor.games.highlow;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Event;
import dev.parlor.games.Game;
import dev.parlor.games.GameId;
import dev.parlor.games.Knowledge;
import dev.parlor.games.OptionSpec;
import dev.parlor.games.Outcome;
import dev.parlor.games.SeatRange;
import dev.parlor.games.Setup;
import dev.parlor.games.Step;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The room of the original: up to ten players at once, each alone with a shoe, all against one pot.
 * A bet is checked and settled against the pot as it is at that moment. One thread uses it.
 */
public final class Room {
  /** So many play at one time. */
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

  /** Whoever has gone makes room for another. */
  public void leave(LocalTable<HighLowState, HighLowView> table) {
    tables.remove(table);
  }

  /** The rules, with the pot of the room in the place of the table's own. */
  private final class UnderOnePot implements Game<HighLowState, HighLowView> {
    private final HighLow rules = new HighLow();

    @Override
    public GameId id() {
      return rules.id();
    }

    @Override
    public SeatRange seats() {
      return rules.seats();
    }

    @Override
    public List<OptionSpec> options() {
      return rules.options();
    }

    @Override
    public Step.Accepted<HighLowState> open(Setup setup) {
      return rules.open(setup);
    }

    @Override
    public Step<HighLowState> apply(HighLowState state, Event event) {
      Step<HighLowState> step = rules.apply(state.withPot(pot), event);
      if (step instanceof Step.Accepted<HighLowState> accepted) {
        pot = accepted.state().pot();
      }
      return step;
    }

    @Override
    public List<Choice> choices(HighLowState state, int seat, Knowledge knowledge) {
      return rules.choices(state.withPot(pot), seat, knowledge);
    }

    @Override
    public HighLowView view(HighLowState state, int seat, Knowledge knowledge) {
      return rules.view(state.withPot(pot), seat, knowledge);
    }

    @Override
    public Set<Integer> toAct(HighLowState state) {
      return rules.toAct(state);
    }

    @Override
    public Action timeout(HighLowState state, int seat, Knowledge knowledge) {
      return rules.timeout(state.withPot(pot), seat, knowledge);
    }

    @Override
    public Optional<Outcome> outcome(HighLowState state) {
      return rules.outcome(state);
    }
  }
}
