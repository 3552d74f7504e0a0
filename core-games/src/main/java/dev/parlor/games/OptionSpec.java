package dev.parlor.games;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** One table option of a game: its name on the wire, its default and what it may be. */
public sealed interface OptionSpec {
  String key();

  String defaultText();

  /** Why this text is no value of the option; empty when it is one. */
  Optional<Refusal> problem(String text);

  record Count(String key, int defaultValue, int min, int max) implements OptionSpec {
    @Override
    public String defaultText() {
      return Integer.toString(defaultValue);
    }

    @Override
    public Optional<Refusal> problem(String text) {
      if (text.matches("-?[0-9]{1,9}")) {
        int value = Integer.parseInt(text);
        if (value >= min && value <= max) {
          return Optional.empty();
        }
      }
      return Optional.of(new Refusal("option.number", List.of(key, min, max, text)));
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.count.apply(this);
    }
  }

  record Flag(String key, boolean defaultValue) implements OptionSpec {
    @Override
    public String defaultText() {
      return Boolean.toString(defaultValue);
    }

    @Override
    public Optional<Refusal> problem(String text) {
      return text.equals("true") || text.equals("false")
          ? Optional.empty()
          : Optional.of(new Refusal("option.flag", List.of(key, text)));
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.flag.apply(this);
    }
  }

  record OneOf(String key, String defaultValue, List<String> values) implements OptionSpec {
    public OneOf {
      values = List.copyOf(values);
    }

    @Override
    public String defaultText() {
      return defaultValue;
    }

    @Override
    public Optional<Refusal> problem(String text) {
      return values.contains(text)
          ? Optional.empty()
          : Optional.of(new Refusal("option.oneOf", List.of(key, String.join(", ", values), text)));
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.oneOf.apply(this);
    }
  }

  /** One function for each kind of option; a forgotten kind does not compile. */
  record Cases<R>(Function<Count, R> count, Function<Flag, R> flag, Function<OneOf, R> oneOf) {}

  <R> R match(Cases<R> cases);
}
