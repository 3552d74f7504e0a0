package dev.parlor.p2p.link;

/** What somebody who has said who it is has to do here. */
public enum Standing {
  /** Nothing, so far. */
  NOBODY,
  /** It watches, and says no more than how far it has come. */
  WATCHING,
  /** It has asked for a seat, and has none yet. */
  WAITING,
  /** It has a seat, or is known to the owner of a station. */
  SEATED
}
