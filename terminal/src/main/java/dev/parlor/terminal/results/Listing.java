package dev.parlor.terminal.results;

import dev.parlor.p2p.station.Charter;
import dev.parlor.terminal.shell.Problem;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What a station's owner asks of players before they are listed; kept in the charter. */
final class Listing {
  private static final int MOST = 999;

  @Option(names = "--min-games", paramLabel = "N", descriptionKey = "stationMinGames")
  private Optional<Integer> games = Optional.empty();

  @Option(names = "--min-opponents", paramLabel = "N", descriptionKey = "stationMinOpponents")
  private Optional<Integer> opponents = Optional.empty();

  /** The charter with these values. What was not said stays as it is written. */
  Charter of(Charter charter) {
    return charter.listing(
        checked(games.orElse(charter.minGames())),
        checked(opponents.orElse(charter.minOpponents())));
  }

  private static int checked(int number) {
    if (number < 0 || number > MOST) {
      throw new Problem("station.listing", number, MOST);
    }
    return number;
  }
}
