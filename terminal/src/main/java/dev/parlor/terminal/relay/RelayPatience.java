package dev.parlor.terminal.relay;

import java.time.Duration;

/**
 * How long a relay is waited for.
 *
 * @param connect until it has let us in
 * @param answer until it has said something that was asked for
 * @param firstWait before it is tried again; doubled each time
 * @param longestWait before it is tried again
 * @param quiet without a word until it is asked for a sign of life; after three times as long it is
 *     gone
 */
public record RelayPatience(
    Duration connect, Duration answer, Duration firstWait, Duration longestWait, Duration quiet) {
  public static RelayPatience usual() {
    return new RelayPatience(
        Duration.ofSeconds(10),
        Duration.ofSeconds(15),
        Duration.ofSeconds(1),
        Duration.ofMinutes(5),
        Duration.ofSeconds(30));
  }

  /** This patience, cut so that nothing is waited for longer than this. */
  public RelayPatience within(Duration longest) {
    Duration connecting = connect.compareTo(longest) < 0 ? connect : longest;
    return new RelayPatience(connecting, longest, firstWait, longestWait, quiet);
  }
}
