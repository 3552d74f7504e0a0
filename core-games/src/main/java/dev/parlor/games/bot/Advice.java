package dev.parlor.games.bot;

import dev.parlor.games.Action;
import java.util.List;

/**
 * What a good player would do here, and why.
 *
 * @param what the action in words
 * @param why the reason in one sentence
 */
public record Advice(Action action, Say what, Say why) {
  /** A sentence by its key; arguments are whole numbers, cards and other sentences. */
  public record Say(String key, List<Object> args) {
    public Say {
      args = List.copyOf(args);
    }
  }

  public static Say say(String key, Object... args) {
    return new Say(key, List.of(args));
  }
}
