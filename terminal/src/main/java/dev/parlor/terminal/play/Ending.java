package dev.parlor.terminal.play;

import dev.parlor.games.Outcome;
import dev.parlor.terminal.Texts;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** How a match ended, in a sentence that is the same for every game: who came before whom. */
final class Ending {
  private Ending() {}

  static String of(Outcome outcome, List<String> names, Texts texts) {
    if (outcome.standings().stream().map(Outcome.Standing::place).distinct().count() == 1) {
      return texts.text("game.over");
    }
    String places =
        outcome.standings().stream()
            .sorted(Comparator.comparingInt(Outcome.Standing::place))
            .map(standing -> standing.place() + ". " + names.get(standing.seat()))
            .collect(Collectors.joining(", "));
    return texts.text("play.ended", places);
  }
}
