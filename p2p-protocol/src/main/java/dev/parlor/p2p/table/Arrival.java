package dev.parlor.p2p.table;

import dev.parlor.p2p.play.Play;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;

/** Takes what a peer has said to the part that it concerns. */
final class Arrival implements Message.Cases {
  private final Seated<?, ?> seat;
  private final Bytes from;
  private boolean changesLog;

  Arrival(Seated<?, ?> seat, Bytes from) {
    this.seat = seat;
    this.from = from;
  }

  /** Whether this may give a place in the log to something that had none before. */
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
    } else if (!seat.lobby.mayBeLate()) {
      // nor can its author have missed that the seats are open again
      throw new Malformed("an entry before the table is set");
    }
  }
}
