package dev.parlor.app.plans;

import dev.parlor.app.felt.Plan;
import dev.parlor.games.GameId;

/** The plan of every game. */
public final class Plans {
  private Plans() {}

  public static Plan of(GameId game) {
    return switch (game) {
      case POKER -> new Plan(true, true, 0.26f, 0.34f, 72, false);
      case BLACKJACK -> new Plan(true, true, 0.3f, 0.34f, 78, false);
      case ROMME -> new Plan(true, false, 0, 0.48f, 70, true);
      case RECALL -> new Plan(true, false, 0.36f, 0.4f, 64, false);
      case HIGHLOW -> Plan.middle(124).withBets();
      case PILES -> Plan.middle(118);
      case CLASSIC -> new Plan(true, false, 0.3f, 0.4f, 96, false);
    };
  }
}
