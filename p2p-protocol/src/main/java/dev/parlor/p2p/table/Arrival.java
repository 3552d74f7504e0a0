package dev.parlor.p2p.table;

import dev.parlor.p2p.play.Play;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;

/** What a peer has said, heard by whatever it concerns. */
final class Arrival implements Message.Cases {
  private final Seated<?, ?> seat;
  private final Bytes from;
  private boolean changesLog;

  Arrival(Seated<?, ?> seat, Bytes from) {
    this.seat = seat;
    this.from = from;
  }

  /** Whether something may have its place now that had none before. */
  boolean changesLog() {
    return changesLog;
  }

  @Override
  public void line(Line line) throws Malformed {
    seat.beside.line(from, line);
  }

  @Override
  public void ofLog(Message.OfLog message) throws Malformed {
    Play<?, ?> running = seat.play;
    if (seat.onlookers.has(from)) {
      seat.onlookers.says(from, message);
    } else if (running != null) {
      running.log().take(from, message);
      changesLog = true;
    } else if (!seat.lobby.mayBeLate()) { // or else sent before its author knew of the open seats
      throw new Malformed("an entry before the table is set");
    }
  }
}
