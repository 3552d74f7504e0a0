package dev.parlor.games.bot;

import dev.parlor.games.Dice;
import java.util.Map;

/** The numbers of one computer player, by the keys of its knobs. */
public record KnobSettings(Map<String, Double> numbers) {
  /** The settings with the usual value of every knob. */
  public static final KnobSettings USUAL = new KnobSettings(Map.of());

  private static final int FINE = 1_000_000;

  public KnobSettings {
    numbers = Map.copyOf(numbers);
  }

  public double of(Knob knob) {
    return numbers.getOrDefault(knob.key(), knob.usual());
  }

  public int whole(Knob knob) {
    return (int) Math.round(of(knob));
  }

  /**
   * Whether something of this likelihood happens now. It uses no dice where the thing never
   * happens.
   */
  public boolean happens(Knob knob, Dice dice) {
    double chance = of(knob);
    return chance > 0 && dice.below(FINE) < chance * FINE;
  }
}
