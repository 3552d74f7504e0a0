package dev.parlor.tables.kit;

import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.SceneBuilder;

/** What all games have in common before the first card lies on the table. */
public final class Stage {
  private Stage() {}

  /** A table with its clocks, its trust and its link. */
  public static SceneBuilder set(Glimpse<?> now, int deal) {
    Around around = now.around();
    return new SceneBuilder(
            new Scene.Key(around.match(), deal, around.step()), around.seat(), around.trust())
        .clocks(around.clocks())
        .link(around.link());
  }

  /** A person at the table; the one who orders what all do has a badge. */
  public static Plate plate(Glimpse<?> now, int seat) {
    return Plate.of(seat, now.around().party().people().get(seat))
        .withIf(now.around().party().holder() == seat, Plate.Badge.HOLDS_TABLE);
  }

  /** Whom the table waits for, in a sentence. */
  public static Phrase turn(int seat) {
    return Phrase.of("turn", Phrase.who(seat));
  }
}
