package dev.parlor.games.romme;

/** What a table of Rommé waits for. */
public enum RommePhase {
  /** The deck of a new round is being shuffled. */
  SHUFFLING,
  /** The first card of the discards is being turned up. */
  TURNING_UP,
  /** The player in turn draws. */
  DRAW,
  /** The discards become the stock, then the player in turn draws from it. */
  RESHUFFLING,
  /** The player in turn melds, lays off, swaps and discards. */
  PLAY,
  /** The round is over and the hands are being opened. */
  SHOWDOWN,
  OVER
}
