package dev.parlor.games.bot;

import dev.parlor.games.ComputerPlayer;
import java.util.List;
import java.util.function.Function;

/**
 * How computer players of one game are made.
 *
 * @param knobs all numbers that they play by
 */
public record Computers<S>(List<Knob> knobs, Function<KnobSettings, ComputerPlayer<S>> maker) {
  public Computers {
    knobs = List.copyOf(knobs);
  }

  public ComputerPlayer<S> with(KnobSettings settings) {
    return maker.apply(settings);
  }
}
