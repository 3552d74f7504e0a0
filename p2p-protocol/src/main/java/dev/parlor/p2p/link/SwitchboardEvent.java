package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;

/** What happened at a switchboard: work for the rim, or news for the table. */
public sealed interface SwitchboardEvent {
  void to(Listener listener);

  /** Write to a connection. */
  record Write(int connection, Bytes bytes) implements SwitchboardEvent {
    @Override
    public void to(Listener listener) {
      listener.write(connection, bytes);
    }
  }

  /**
   * Close a connection.
   *
   * @param orderly what was written to it before is worth waiting for
   */
  record Drop(int connection, String why, boolean orderly) implements SwitchboardEvent {
    @Override
    public void to(Listener listener) {
      listener.drop(connection, why, orderly);
    }
  }

  /** Somebody speaks another version, newer or older; the connection is dropped. */
  record OtherVersion(boolean newer) implements SwitchboardEvent {
    @Override
    public void to(Listener listener) {
      listener.otherVersion(newer);
    }
  }

  /** A peer is reachable. */
  record Up(LinkEvent.Opened peer) implements SwitchboardEvent {
    @Override
    public void to(Listener listener) {
      listener.up(peer);
    }
  }

  /** A peer is out of reach; {@code heardAt} is when something of it was heard last. */
  record Down(Bytes npub, long heardAt) implements SwitchboardEvent {
    @Override
    public void to(Listener listener) {
      listener.down(npub, heardAt);
    }
  }

  record Arrived(Bytes npub, Bytes message) implements SwitchboardEvent {
    @Override
    public void to(Listener listener) {
      listener.arrived(npub, message);
    }
  }

  /** What a driver of a switchboard does for each kind of event. */
  interface Listener {
    void write(int connection, Bytes bytes);

    void drop(int connection, String why, boolean orderly);

    void otherVersion(boolean newer);

    void up(LinkEvent.Opened peer);

    void down(Bytes npub, long heardAt);

    void arrived(Bytes npub, Bytes message);
  }
}
