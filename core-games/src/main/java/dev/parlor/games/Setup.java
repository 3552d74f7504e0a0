package dev.parlor.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * How a match is set up: the number of seats and the options that differ from the defaults, as they
 * stand in an invitation.
 */
public record Setup(int seats, Map<String, String> options) {
  public Setup {
    options = java.util.Collections.unmodifiableMap(new TreeMap<>(options));
  }

  public static Setup of(int seats) {
    return new Setup(seats, Map.of());
  }

  /**
   * Everything that is wrong with this setup for a game. A match may be opened when the list is
   * empty.
   */
  public List<Refusal> problems(Game<?, ?> game) {
    List<Refusal> problems = new ArrayList<>();
    SeatRange allowed = game.seats();
    if (!allowed.holds(seats)) {
      problems.add(new Refusal("setup.seats", List.of(allowed.least(), allowed.most(), seats)));
    }
    Set<String> known = game.options().stream().map(OptionSpec::key).collect(Collectors.toSet());
    for (String key : options.keySet()) {
      if (!known.contains(key)) {
        problems.add(new Refusal("option.unknown", List.of(key)));
      }
    }
    for (OptionSpec spec : game.options()) {
      spec.problem(text(spec)).ifPresent(problems::add);
    }
    return problems;
  }

  public int count(OptionSpec.Count spec) {
    return Integer.parseInt(text(spec));
  }

  public boolean flag(OptionSpec.Flag spec) {
    return Boolean.parseBoolean(text(spec));
  }

  public String text(OptionSpec spec) {
    return options.getOrDefault(spec.key(), spec.defaultText());
  }
}
