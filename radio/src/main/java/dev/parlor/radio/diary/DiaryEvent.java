package dev.parlor.radio.diary;

/** What can happen to a radio. */
public enum DiaryEvent {
  /** Bluetooth was switched on or off. */
  RADIO,
  /** How a door of this phone stands. */
  DOOR,
  /** A sign was put up, changed or refused. */
  SIGN,
  /** Something hinders a search. */
  HINDERED,
  /** A sign was seen that was not seen before. */
  SEEN,
  /** A sign that was seen before has another address. */
  MOVED,
  /** Somebody is called. */
  DIALED,
  /** An attempt came to nothing. */
  FAILED,
  /** Somebody has answered. */
  REACHED,
  /** A round of a call went through all ways in vain. */
  NOBODY,
  /** A guest came in. */
  CAME,
  /** A link is over. */
  ENDED,
  /** The size of packets has changed. */
  PACKET,
  /** This phone has worked on a deck. */
  WORK
}
