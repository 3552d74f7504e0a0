package dev.parlor.games;

import java.util.List;

/** Rules of which the name, the number of seats and the options never change. */
public abstract class UsualGame<S, V> implements Game<S, V> {
  private final GameId id;
  private final SeatRange seats;
  private final List<OptionSpec> options;

  protected UsualGame(GameId id, SeatRange seats, List<OptionSpec> options) {
    this.id = id;
    this.seats = seats;
    this.options = List.copyOf(options);
  }

  @Override
  public final GameId id() {
    return id;
  }

  @Override
  public final SeatRange seats() {
    return seats;
  }

  @Override
  public final List<OptionSpec> options() {
    return options;
  }
}
