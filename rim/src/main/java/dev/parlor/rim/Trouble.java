package dev.parlor.rim;

import java.util.List;

/**
 * Something outside of the program that a person can mend: a full disk, a file that is no journal.
 * It is a message key with its arguments; each client has the sentence.
 */
public class Trouble extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String key;
  private final transient List<Object> args;

  public Trouble(String key, Object... args) {
    super(key + List.of(args));
    this.key = key;
    this.args = List.of(args);
  }

  public String key() {
    return key;
  }

  public List<Object> args() {
    return args;
  }
}
