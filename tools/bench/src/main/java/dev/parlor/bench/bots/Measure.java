package dev.parlor.bench.bots;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Outcome;
import dev.parlor.tables.kit.TableKit;
import java.util.Map;

/** How two players of a game are compared: against each other, or each by what it wins alone. */
final class Measure<S> {
  static final double BIG_BLIND = 20;

  private final TableKit<S, ?> kit;
  private final long seed;

  Measure(TableKit<S, ?> kit, long seed) {
    this.kit = kit;
    this.seed = seed;
  }

  /** Short matches say little: so many times more of them are played. */
  int factor() {
    return switch (kit.id()) {
      case "poker", "classic", "highlow", "piles" -> 10;
      default -> 1;
    };
  }

  Contest<S> contest(Map<String, String> options) {
    return new Contest<>(new Arena<>(kit.game().game(), options), seed);
  }

  Finding between(ComputerPlayer<S> one, ComputerPlayer<S> other, int pairs) {
    return switch (kit.id()) {
      case "poker" ->
          Finding.gain(
              contest(Map.of("handLimit", "1")).gains(one, other, pairs),
              100 / BIG_BLIND,
              "bb/100",
              0);
      case "piles", "highlow" -> alone(one, other, pairs);
      default -> Finding.wins(contest(Map.of()).wins(one, other, pairs), 50);
    };
  }

  /** Games that nobody plays against another: who brings more home with the same cards. */
  private Finding alone(ComputerPlayer<S> one, ComputerPlayer<S> other, int matches) {
    boolean piles = kit.id().equals("piles");
    Arena<S> arena = new Arena<>(kit.game().game(), Map.of());
    Score score = new Score();
    for (int match = 0; match < matches; match++) {
      Outcome better = arena.play(java.util.List.of(one), seed + match);
      Outcome worse = arena.play(java.util.List.of(other), seed + match);
      score.add(home(better, piles) - home(worse, piles));
    }
    return Finding.gain(score, piles ? 100 : 1, piles ? "% more won" : "coins more", 0);
  }

  static double home(Outcome outcome, boolean piles) {
    int got = outcome.standings().get(0).score();
    return piles ? Math.min(1, got) : got;
  }
}
