package dev.parlor.p2p.station;

/** Why a result counts on no leaderboard. What is cheap to find out is looked for first. */
public enum Uncounted {
  /** No station ranks this game. The result may be taken in, but is on no leaderboard. */
  GAME,
  /** A computer player sat at the table. */
  COMPUTER,
  NO_TICKET,
  /** The ticket is of a station that is not trusted here. */
  FOREIGN_TICKET,
  BAD_TICKET,
  /** The ticket is for another table. */
  OTHER_TABLE,
  /** An earlier match of the same table counts under this ticket. */
  USED_TICKET,
  FUTURE,
  /** The result is from before the season, or from before its own ticket. */
  TOO_OLD,
  TOO_FAST,
  NOT_ADMITTED,
  /** The result is neither complete nor proven. */
  PARTIAL,
  /**
   * There are two texts with this uuid that come to different standings. Both would count, or the
   * other one's transcript shows that this one was cut off.
   */
  TWO_TEXTS,
  /** The same players have had enough results on that day. */
  TOO_MANY
}
