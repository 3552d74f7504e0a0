package dev.parlor.p2p.station;

import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;

/** What a station answers to what it was given, or asked for. */
public sealed interface VisitAnswer extends VisitEffect {
  /** How a reader takes each of these answers. */
  interface Reader {
    void taken(Taken taken);

    void refused(Refused refused);

    void gotTicket(GotTicket got);

    void board(Board board);
  }

  void to(Reader reader);

  @Override
  default void to(Rim rim) {
    rim.answered(this);
  }

  /** The key of the station that signed it; empty where nothing is signed. */
  default Optional<Bytes> signer() {
    return Optional.empty();
  }

  /** The station has taken in a result; the receipt is kept beside it. */
  record Taken(Receipt receipt) implements VisitAnswer {
    @Override
    public Optional<Bytes> signer() {
      return Optional.of(receipt.station());
    }

    @Override
    public void to(Reader reader) {
      reader.taken(this);
    }
  }

  /** The station does not take a result, for this reason. */
  record Refused(String id, String why) implements VisitAnswer {
    @Override
    public void to(Reader reader) {
      reader.refused(this);
    }
  }

  /** A table's ticket, for the host to put into the log: {@code TICKET:<station>:<ticket>}. */
  record GotTicket(String station, Ticket ticket) implements VisitAnswer {
    @Override
    public Optional<Bytes> signer() {
      return Optional.of(ticket.station());
    }

    @Override
    public void to(Reader reader) {
      reader.gotTicket(this);
    }
  }

  record Board(Leaderboard leaderboard) implements VisitAnswer {
    @Override
    public void to(Reader reader) {
      reader.board(this);
    }
  }
}
