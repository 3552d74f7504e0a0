package dev.parlor.terminal.play;

/**
 * How a table between devices stands beside its game; what every screen shows around every game.
 *
 * @param shield what is known of the deck, or who lied
 * @param alarm whether somebody lied
 * @param waiting who is waited for, how long, and what happens then; may be empty
 * @param mine whether it is this player's own time that runs out
 * @param pending whether the player's choice is on its way
 */
record Pulse(String shield, boolean alarm, String waiting, boolean mine, boolean pending) {
  /** The same for as long as only the seconds run. */
  String waitingFor() {
    return waiting.replaceAll("[0-9]", "");
  }
}
