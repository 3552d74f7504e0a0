package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;

/** What one link of a switchboard says, and what comes of it for all of them. */
final class Heard implements LinkEvent.Listener {
  private final Switchboard board;
  private final int connection;
  private final SecureLink link;

  Heard(Switchboard board, int connection, SecureLink link) {
    this.board = board;
    this.connection = connection;
    this.link = link;
  }

  @Override
  public void write(LinkEvent.Write write) {
    board.out.add(new SwitchboardEvent.Write(connection, write.bytes()));
  }

  @Override
  public void opened(LinkEvent.Opened opened) {
    String wrong = board.admission.whyNot(connection, link, opened).orElse(null);
    if (wrong != null) {
      link.drop(wrong);
      return;
    }
    if (board.admission.isTwin(opened)) {
      board.turnAwayTwin(link);
      return;
    }
    int leaves = board.admission.letIn(connection, opened.npub(), board.heardAt);
    if (leaves == connection) {
      link.drop("too many without a seat");
      return;
    }
    board.drop(leaves, "gave way to another visitor");
    Integer older = board.peers.enter(connection, opened);
    if (older != null) {
      board.drop(older, "replaced by a newer link");
    }
    board.out.add(new SwitchboardEvent.Up(opened));
  }

  @Override
  public void message(LinkEvent.Message message) {
    Bytes npub = board.peers.at(connection);
    if (npub != null) {
      board.out.add(new SwitchboardEvent.Arrived(npub, message.message()));
    }
  }

  @Override
  public void otherVersion(LinkEvent.OtherVersion other) {
    board.out.add(new SwitchboardEvent.OtherVersion(other.newer()));
  }

  @Override
  public void ended(LinkEvent.Ended ended) {
    board.links.remove(connection);
    board.admission.left(connection);
    board.out.add(new SwitchboardEvent.Drop(connection, ended.why(), ended.orderly()));
    Bytes npub = board.peers.left(connection, board.seats);
    if (npub != null) {
      board.out.add(new SwitchboardEvent.Down(npub, link.heardAt()));
    }
  }
}
