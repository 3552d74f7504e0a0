package dev.parlor.p2p.link;

/** What a caller who has said who it is has to do here. */
public enum Standing {
  /** Nothing, so far. */
  NOBODY,
  /** It watches, and says nothing but how far it has come. */
  WATCHING,
  /** It has asked for a seat, and has none yet. */
  WAITING,
  /** It has a seat, or is known to the owner of a station. */
  SEATED
}
