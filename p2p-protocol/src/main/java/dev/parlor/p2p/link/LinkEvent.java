package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;

/** What a link wants done, in this order. */
public sealed interface LinkEvent {
  /** Write these bytes to the connection. */
  record Write(Bytes bytes) implements LinkEvent {}

  /** The peer has proven who it is; messages follow. */
  record Opened(Bytes npub, String callsign, Bytes staticKey) implements LinkEvent {}

  /** A whole message. */
  record Message(Bytes message) implements LinkEvent {}

  /** The peer speaks another version; the end follows. */
  record OtherVersion(boolean newer) implements LinkEvent {}

  /**
   * It is over: close the connection. The reason is for logs; peers get none.
   *
   * @param orderly what was written last is worth waiting for
   */
  record Ended(String why, boolean orderly) implements LinkEvent {}
}
