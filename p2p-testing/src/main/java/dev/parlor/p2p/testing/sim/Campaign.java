package dev.parlor.p2p.testing.sim;

import dev.parlor.games.SeatRange;
import java.util.List;

/**
 * Many runs, numbered from 0. Each has a seed of its own, with which it can be run again alone.
 *
 * @param games taken in turn
 * @param players 0 for as many as the game allows, taken in turn
 * @param faults taken in turn
 */
public record Campaign(
    List<Bots<?, ?>> games, int players, List<Faults> faults, long seed, boolean real) {
  private static final int REMATCH_EVERY = 4;

  public Campaign {
    games = List.copyOf(games);
    faults = List.copyOf(faults);
  }

  public Run run(int number) {
    Bots<?, ?> game = games.get(number % games.size());
    int round = number / games.size();
    Faults profile = faults.get(round % faults.size());
    SeatRange phones = game.kit().phones();
    int sizes = phones.most() - phones.least() + 1;
    int seats = players > 0 ? players : phones.least() + round / faults.size() % sizes;
    long own = seed + number;
    int matches = Math.floorMod(own, REMATCH_EVERY) == 0 ? 2 : 1;
    return new Run(game, seats, game.brief(), profile, own, matches, real, false);
  }
}
