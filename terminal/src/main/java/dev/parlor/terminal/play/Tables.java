package dev.parlor.terminal.play;

import dev.parlor.games.Game;
import dev.parlor.games.OptionSpec;
import dev.parlor.games.Refusal;
import dev.parlor.games.Setup;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Similar;
import java.util.List;
import java.util.stream.Collectors;

/** Refuses tables that a game does not allow, with a sentence that says why. */
final class Tables {
  private Tables() {}

  static void check(Setup setup, Game<?, ?> game) {
    for (Refusal problem : setup.problems(game)) {
      if (problem.key().equals("option.unknown")) {
        throw unknownOption(String.valueOf(problem.args().get(0)), game);
      }
      throw new Problem(problem.key(), problem.args().toArray());
    }
  }

  private static Problem unknownOption(String key, Game<?, ?> game) {
    List<String> keys = game.options().stream().map(OptionSpec::key).collect(Collectors.toList());
    if (keys.isEmpty()) {
      return new Problem("options.none");
    }
    return Similar.to(key, keys)
        .map(near -> new Problem("options.similar", key, near))
        .orElseGet(() -> new Problem("options.unknown", key, String.join(" ", keys)));
  }
}
