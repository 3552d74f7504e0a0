package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;

/** What a link wants done, in this order. */
public sealed interface LinkEvent {
  void to(Listener listener);

  /** Write these bytes to the connection. */
  record Write(Bytes bytes) implements LinkEvent {
    @Override
    public void to(Listener listener) {
      listener.write(this);
    }
  }

  /** The peer has proven who it is; messages follow. */
  record Opened(Bytes npub, String callsign, Bytes staticKey) implements LinkEvent {
    @Override
    public void to(Listener listener) {
      listener.opened(this);
    }
  }

  /** A whole message. */
  record Message(Bytes message) implements LinkEvent {
    @Override
    public void to(Listener listener) {
      listener.message(this);
    }
  }

  /** The peer speaks another version; the end follows. */
  record OtherVersion(boolean newer) implements LinkEvent {
    @Override
    public void to(Listener listener) {
      listener.otherVersion(this);
    }
  }

  /**
   * It is over: close the connection. The reason is for logs; peers get none.
   *
   * @param orderly what was written last is worth waiting for
   */
  record Ended(String why, boolean orderly) implements LinkEvent {
    @Override
    public void to(Listener listener) {
      listener.ended(this);
    }
  }

  /** What a driver of a link does for each kind of event. */
  interface Listener {
    void write(Write write);

    void opened(Opened opened);

    void message(Message message);

    void otherVersion(OtherVersion other);

    void ended(Ended ended);
  }
}
