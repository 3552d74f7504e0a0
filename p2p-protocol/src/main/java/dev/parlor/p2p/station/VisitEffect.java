package dev.parlor.p2p.station;

import dev.parlor.p2p.wire.Bytes;

/** What a visit to a station wants its rim to do. */
public sealed interface VisitEffect {
  void to(Rim rim);

  /** How a rim does each of these effects. */
  interface Rim {
    void send(Send send);

    void taken(Taken taken);

    void refused(Refused refused);

    void needsAdmission(NeedsAdmission needs);

    void gotTicket(GotTicket got);

    void board(Board board);

    void done(Done done);

    void failed(Failed failed);
  }

  record Send(Bytes message) implements VisitEffect {
    @Override
    public void to(Rim rim) {
      rim.send(this);
    }
  }

  /** The station has taken in a result; the receipt is kept beside it. */
  record Taken(Receipt receipt) implements VisitEffect {
    @Override
    public void to(Rim rim) {
      rim.taken(this);
    }
  }

  /** The station does not take a result, for this reason. */
  record Refused(String id, String why) implements VisitEffect {
    @Override
    public void to(Rim rim) {
      rim.refused(this);
    }
  }

  /** The owner of the station has to admit this player first. */
  record NeedsAdmission(String station) implements VisitEffect {
    @Override
    public void to(Rim rim) {
      rim.needsAdmission(this);
    }
  }

  /** A table's ticket, for the host to put into the log: {@code TICKET:<station>:<ticket>}. */
  record GotTicket(String station, Ticket ticket) implements VisitEffect {
    @Override
    public void to(Rim rim) {
      rim.gotTicket(this);
    }
  }

  record Board(Leaderboard leaderboard) implements VisitEffect {
    @Override
    public void to(Rim rim) {
      rim.board(this);
    }
  }

  /** Everything is done. */
  record Done() implements VisitEffect {
    @Override
    public void to(Rim rim) {
      rim.done(this);
    }
  }

  /** The station does not keep the protocol; the link is of no use. */
  record Failed(String why) implements VisitEffect {
    @Override
    public void to(Rim rim) {
      rim.failed(this);
    }
  }
}
