package dev.parlor.p2p.station;

/** Why a result counts on no leaderboard; what is cheap to see is seen first. */
public enum Uncounted {
  /** Of a game that no station ranks: it may be taken in, but is on no leaderboard. */
  GAME,
  /** A computer player sat at the table. */
  COMPUTER,
  NO_TICKET,
  /** A ticket of a station that is not trusted here. */
  FOREIGN_TICKET,
  BAD_TICKET,
  /** A ticket for another table. */
  OTHER_TABLE,
  /** A ticket under which an earlier match of the same table counts. */
  USED_TICKET,
  FUTURE,
  /** From before the season, or from before its own ticket. */
  TOO_OLD,
  TOO_FAST,
  NOT_ADMITTED,
  /** Neither complete nor proven. */
  PARTIAL,
  /**
   * There are two texts with this uuid that come to different standings: both would count, or this
   * one was cut off by the other.
   */
  TWO_TEXTS,
  /** These players have had enough results that day. */
  TOO_MANY
}
