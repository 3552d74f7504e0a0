package dev.parlor.tables.scene;

import dev.parlor.games.Action;
import dev.parlor.games.Slot;
import java.util.List;
import java.util.function.Function;

/** What a move does. */
public sealed interface Deed {

  /** Something that the rules judge. */
  record Act(Action action) implements Deed {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.act.apply(this);
    }
  }

  /**
   * These cards are laid aside in the open window, in this order. The last such deed before it
   * closes counts.
   */
  record Lay(List<Slot> slots) implements Deed {
    public Lay {
      slots = List.copyOf(slots);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.lay.apply(this);
    }
  }

  /** Something that only this person sees: other picks, a sheet opened or closed. */
  record Pick(Picks next) implements Deed {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pick.apply(this);
    }
  }

  /** One function for each kind of deed; a forgotten kind does not compile. */
  record Cases<R>(Function<Act, R> act, Function<Lay, R> lay, Function<Pick, R> pick) {}

  <R> R match(Cases<R> cases);
}
