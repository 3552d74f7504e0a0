package dev.parlor.app.plans;

import dev.parlor.app.felt.Plan;
import dev.parlor.games.GameId;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.classic.Classic;
import dev.parlor.games.highlow.HighLow;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.recall.Recall;
import dev.parlor.games.romme.Romme;
import java.util.Arrays;
import java.util.List;

/** The plans of games that have one. Every other game is laid out in the usual order. */
public final class Plans {
  private static final List<Placed> ALL =
      Arrays.asList(
          new Placed(Holdem.ID, new Plan(true, true, 0.26f, 0.34f, 72, false)),
          new Placed(Duel.ID, new Plan(true, true, 0.3f, 0.34f, 78, false)),
          new Placed(Romme.ID, new Plan(true, false, 0, 0.48f, 70, true)),
          new Placed(Recall.ID, new Plan(true, false, 0.36f, 0.4f, 64, false)),
          new Placed(HighLow.ID, Plan.middle(124).withBets()),
          new Placed(Piles.ID, Plan.middle(118)),
          new Placed(Classic.ID, new Plan(true, false, 0.3f, 0.4f, 96, false)));

  /** A game with its plan. */
  private record Placed(GameId game, Plan plan) {}

  private Plans() {}

  public static Plan of(GameId game) {
    for (Placed placed : ALL) {
      if (placed.game().equals(game)) {
        return placed.plan();
      }
    }
    return Plan.USUAL;
  }
}
