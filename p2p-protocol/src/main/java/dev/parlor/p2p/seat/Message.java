package dev.parlor.p2p.seat;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Epochs;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What phones at a table say to each other: one byte for the kind, then the content. */
public sealed interface Message permits Message.Text, Message.OfLog {
  int LINE = 0;
  int ENTRY = 1;
  int ORDERED = 2;
  int FETCH = 3;
  int HAVE = 4;
  int YOURS = 5;
  int FETCH_IN = 6;
  int SUSPECT = 7;
  int VOTE = 8;

  /** The epochs of a log that nobody has taken over. */
  List<Epochs.Span> FIRST = List.of(new Epochs.Span(0, 0));

  Bytes encode();

  /** Hands this message to the side of the table that it concerns. */
  void to(Cases cases) throws Malformed;

  /** The two sides of a table: the lobby takes lines, the log takes the rest. */
  interface Cases {
    void line(Line line) throws Malformed;

    void ofLog(OfLog message) throws Malformed;
  }

  /** A message that concerns the log. */
  sealed interface OfLog extends Message {
    @Override
    default void to(Cases cases) throws Malformed {
      cases.ofLog(this);
    }

    void to(Log log);
  }

  /** How a log takes each message that concerns it. */
  interface Log {
    void submitted(Entry entry);

    void placed(Ordered ordered);

    void placedYours(Order order);

    void fetches(long size, Bytes head, List<Epochs.Span> epochs);

    void has(long size);

    void suspects(int wanted, int promised);

    void votes(Vote vote);
  }

  /** A line before or beside the log. */
  record Text(Line line) implements Message {
    @Override
    public Bytes encode() {
      byte[] text = line.toString().getBytes(StandardCharsets.UTF_8);
      return new Writer().u8(LINE).bytes(text).toBytes();
    }

    @Override
    public void to(Cases cases) throws Malformed {
      cases.line(line);
    }
  }

  /** An entry for the host to order. */
  record Submit(Entry entry) implements OfLog {
    @Override
    public Bytes encode() {
      return encoded(ENTRY, entry.length(), entry::write);
    }

    @Override
    public void to(Log log) {
      log.submitted(entry);
    }
  }

  /** An entry that the host has ordered. */
  record Place(Ordered ordered) implements OfLog {
    @Override
    public Bytes encode() {
      return encoded(ORDERED, ordered.briefLength(), ordered::writeBrief);
    }

    @Override
    public void to(Log log) {
      log.placed(ordered);
    }
  }

  /** The entry that this peer sent is ordered; the peer has the entry already. */
  record Yours(Order order) implements OfLog {
    @Override
    public Bytes encode() {
      return encoded(YOURS, order.length(), order::write);
    }

    @Override
    public void to(Log log) {
      log.placedYours(order);
    }
  }

  /** My log has this size and this head: send me what follows. */
  record Fetch(long size, Bytes head) implements OfLog {
    @Override
    public Bytes encode() {
      return new Writer().u8(FETCH).u32(size).bytes(head).toBytes();
    }

    @Override
    public void to(Log log) {
      log.fetches(size, head, FIRST);
    }
  }

  /**
   * My log, which has gone through these epochs, has this size and this head: send me what follows.
   */
  record FetchIn(long size, Bytes head, List<Epochs.Span> epochs) implements OfLog {
    public FetchIn {
      epochs = List.copyOf(epochs);
    }

    @Override
    public Bytes encode() {
      Writer out = new Writer().u8(FETCH_IN).u32(size).bytes(head).u16(epochs.size());
      epochs.forEach(span -> out.u16(span.epoch()).u32(span.start()));
      return out.toBytes();
    }

    static FetchIn read(Reader in) throws Malformed {
      long size = in.u32();
      Bytes head = in.fixed(32);
      int count = in.u16();
      List<Epochs.Span> epochs = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        epochs.add(new Epochs.Span(in.u16(), in.u32()));
      }
      return new FetchIn(size, head, epochs);
    }

    @Override
    public void to(Log log) {
      log.fetches(size, head, epochs);
    }
  }

  /**
   * As far as the sender can tell, nothing is ordered any more. Nobody signs that.
   *
   * @param wanted the epoch that should begin
   * @param promised the last epoch for which the sender has voted
   */
  record Suspect(int wanted, int promised) implements OfLog {
    @Override
    public Bytes encode() {
      return new Writer().u8(SUSPECT).u16(wanted).u16(promised).toBytes();
    }

    @Override
    public void to(Log log) {
      log.suspects(wanted, promised);
    }
  }

  /** A vote for another epoch, the sender's own or handed on. */
  record Ballot(Vote vote) implements OfLog {
    @Override
    public Bytes encode() {
      return encoded(VOTE, Vote.BYTES, vote::write);
    }

    @Override
    public void to(Log log) {
      log.votes(vote);
    }
  }

  /** My log has this size; what you lack of it follows. */
  record Have(long size) implements OfLog {
    @Override
    public Bytes encode() {
      return new Writer().u8(HAVE).u32(size).toBytes();
    }

    @Override
    public void to(Log log) {
      log.has(size);
    }
  }

  private static Bytes encoded(int kind, int length, Consumer<Writer> content) {
    Writer out = new Writer(1 + length).u8(kind);
    content.accept(out);
    return out.toBytes();
  }

  static Message decode(Bytes bytes) throws Malformed {
    Reader in = new Reader(bytes);
    int kind = in.u8();
    Message message =
        switch (kind) {
          case LINE -> new Text(Line.parse(Reader.utf8(in.rest())));
          case ENTRY -> new Submit(Entry.decode(in));
          case ORDERED -> new Place(Ordered.decodeBrief(in));
          case FETCH -> new Fetch(in.u32(), in.fixed(32));
          case HAVE -> new Have(in.u32());
          case YOURS -> new Yours(Order.decode(in));
          case FETCH_IN -> FetchIn.read(in);
          case SUSPECT -> new Suspect(in.u16(), in.u16());
          case VOTE -> new Ballot(Vote.read(in));
          default -> throw new Malformed("a message of unknown kind " + kind);
        };
    in.end();
    return message;
  }
}
