package dev.parlor.p2p.result;

/** One line {@code KEY: value} of a result, or one {@code KEY:value} of a player's line. */
public record Field(String key, String value) {
  String line() {
    return key + ": " + value;
  }
}
