package dev.parlor.games.classic;

/** What the table waits for; finer than the states of the machine. */
public enum ClassicStage {
  SHUFFLING,
  /** The player asks for the deal. */
  READY,
  /** The first cards are on their way. */
  DEALING,
  /** A side whose up card allows 21 says whether it has it. */
  DECLARING,
  PLAYER,
  DEALER,
  /** A card for the side in turn is on its way. */
  HITTING,
  /** The down card that the side in turn shows is on its way. */
  SHOWING,
  /** The last down cards are on their way. */
  REVEALING,
  OVER
}
