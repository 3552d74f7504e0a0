package dev.parlor.terminal;

import java.util.List;

/** Something the user can mend, as a key of {@code texts.properties} with its arguments. */
public final class Problem extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String key;
  private final transient List<Object> args;

  public Problem(String key, Object... args) {
    super(key + List.of(args));
    this.key = key;
    this.args = List.of(args);
  }

  public String text(Texts texts) {
    return texts.text(key, args.toArray());
  }
}
