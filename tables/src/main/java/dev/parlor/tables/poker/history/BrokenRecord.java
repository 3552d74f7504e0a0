package dev.parlor.tables.poker.history;

import dev.parlor.games.Refusal;
import java.util.List;

/** A record that can't be understood; the reason is a message key with its arguments. */
public final class BrokenRecord extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Refusal reason;

  BrokenRecord(String key, Object... args) {
    super(key + List.of(args));
    reason = new Refusal(key, List.of(args));
  }

  public Refusal reason() {
    return reason;
  }
}
