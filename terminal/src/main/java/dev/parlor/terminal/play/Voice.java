package dev.parlor.terminal.play;

import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.shell.Rim;

/**
 * What a table says beside its screen: a sentence for people or, with {@code --json}, an object
 * whose {@code event} tells what it is about.
 */
final class Voice {
  private final Rim rim;
  private final boolean json;

  Voice(Rim rim, boolean json) {
    this.rim = rim;
    this.json = json;
  }

  /** The beginning of an object. */
  static JsonLine event(String name) {
    return new JsonLine().with("event", name);
  }

  /** Says one thing, in either form. */
  void say(JsonLine object, String key, Object... args) {
    rim.out().println(json ? object.toString() : rim.texts().text(key, args));
  }

  /** Says that something has happened, without further details. */
  void say(String event, String key, Object... args) {
    say(event(event), key, args);
  }

  /** Whether programs are listening, to whom nothing is said twice. */
  boolean forMachines() {
    return json;
  }
}
