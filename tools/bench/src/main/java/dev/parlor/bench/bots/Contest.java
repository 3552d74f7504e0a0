package dev.parlor.bench.bots;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Two players against each other, each pair of matches with the same cards and changed seats. */
public final class Contest<S> {
  private final Arena<S> arena;
  private final long seed;

  Contest(Arena<S> arena, long seed) {
    this.arena = arena;
    this.seed = seed;
  }

  /** How many points of the game one player gains on the other in a match. */
  Score gains(ComputerPlayer<S> one, ComputerPlayer<S> other, int pairs) {
    Score score = new Score();
    for (int pair = 0; pair < pairs; pair++) {
      Outcome first = arena.play(List.of(one, other), seed + pair);
      Outcome second = arena.play(List.of(other, one), seed + pair);
      score.add((lead(first, 0) + lead(second, 1)) / 4);
    }
    return score;
  }

  private static double lead(Outcome outcome, int seat) {
    return outcome.standings().get(seat).score() - outcome.standings().get(1 - seat).score();
  }

  /** How often one player comes before the other. A shared place counts half. */
  public Score wins(ComputerPlayer<S> one, ComputerPlayer<S> other, int pairs) {
    Score score = new Score();
    for (int pair = 0; pair < pairs; pair++) {
      Outcome first = arena.play(List.of(one, other), seed + pair);
      Outcome second = arena.play(List.of(other, one), seed + pair);
      score.add((won(first, 0) + won(second, 1)) / 2);
    }
    return score;
  }

  static double won(Outcome outcome, int seat) {
    int own = outcome.standings().get(seat).place();
    int others = outcome.standings().get(1 - seat).place();
    return own < others ? 1 : own == others ? 0.5 : 0;
  }

  /**
   * How often each seat wins when all play alike. A shared first place is divided among its seats.
   */
  public List<Score> bySeat(ComputerPlayer<S> player, int seats, int matches) {
    List<Score> scores = new ArrayList<>();
    List<ComputerPlayer<S>> players = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      scores.add(new Score());
      players.add(player);
    }
    for (int match = 0; match < matches; match++) {
      Outcome outcome = arena.play(players, seed + match);
      long firsts = outcome.standings().stream().filter(at -> at.place() == 1).count();
      for (Outcome.Standing at : outcome.standings()) {
        scores.get(at.seat()).add(at.place() == 1 ? 1.0 / firsts : 0);
      }
    }
    return scores;
  }

  /** How much more one player brings home than the other, each alone with the same cards. */
  Score more(
      ComputerPlayer<S> one, ComputerPlayer<S> other, int matches, ToDoubleFunction<Outcome> home) {
    Score score = new Score();
    for (int match = 0; match < matches; match++) {
      Outcome better = arena.play(List.of(one), seed + match);
      Outcome worse = arena.play(List.of(other), seed + match);
      score.add(home.applyAsDouble(better) - home.applyAsDouble(worse));
    }
    return score;
  }

  /** How much a player brings home alone at the table. */
  public Score alone(ComputerPlayer<S> player, int matches, ToDoubleFunction<Outcome> of) {
    Score score = new Score();
    for (int match = 0; match < matches; match++) {
      score.add(of.applyAsDouble(arena.play(Arrays.asList(player), seed + match)));
    }
    return score;
  }
}
