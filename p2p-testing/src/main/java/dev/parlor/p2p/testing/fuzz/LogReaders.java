package dev.parlor.p2p.testing.fuzz;

import dev.parlor.p2p.audit.Printed;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.seat.JournalFormat;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.testing.troupe.Troupe;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Binary formats of the log. Each of them can say a thing in one way only. */
final class LogReaders {
  private LogReaders() {}

  static List<FuzzTarget> all() {
    return List.of(
        new FuzzTarget("entry", LogReaders::entries, LogReaders::entry),
        new FuzzTarget("order", LogReaders::orders, LogReaders::order),
        new FuzzTarget("ordered", LogReaders::ordereds, LogReaders::ordered),
        new FuzzTarget("ordered-brief", LogReaders::briefs, LogReaders::brief),
        new FuzzTarget("message", LogReaders::messages, LogReaders::message),
        new FuzzTarget("transcript", LogReaders::transcripts, LogReaders::transcript),
        new FuzzTarget("journal-file", LogReaders::journals, LogReaders::journalFile));
  }

  /** A little log in which lines and blocks occur. */
  static List<Ordered> log() {
    return Hall.of(Troupe.SHORT, 2, 7).played(12).session(0).log();
  }

  private static List<byte[]> each(java.util.function.Function<Ordered, byte[]> encode) {
    List<byte[]> all = new ArrayList<>();
    log().forEach(ordered -> all.add(encode.apply(ordered)));
    return all;
  }

  private static List<byte[]> entries() {
    return each(ordered -> ordered.entry().encode());
  }

  private static List<byte[]> orders() {
    return each(ordered -> ordered.order().encode());
  }

  private static List<byte[]> ordereds() {
    return each(Ordered::encode);
  }

  private static List<byte[]> briefs() {
    return each(Ordered::encodeBrief);
  }

  private static void entry(byte[] in) throws Malformed {
    Reader reader = new Reader(in);
    Entry entry = Entry.decode(reader);
    reader.end();
    same(entry.encode(), in);
  }

  private static void order(byte[] in) throws Malformed {
    Reader reader = new Reader(in);
    Order order = Order.decode(reader);
    reader.end();
    same(order.encode(), in);
  }

  private static void ordered(byte[] in) throws Malformed {
    Reader reader = new Reader(in);
    Ordered ordered = Ordered.decode(reader);
    reader.end();
    same(ordered.encode(), in);
  }

  private static void brief(byte[] in) throws Malformed {
    same(Ordered.decodeBrief(new Reader(in)).encodeBrief(), in);
  }

  private static List<byte[]> messages() {
    List<byte[]> all = new ArrayList<>();
    for (Ordered ordered : log().subList(0, 4)) {
      all.add(new Message.Place(ordered).encode().toArray());
      all.add(new Message.Submit(ordered.entry()).encode().toArray());
      all.add(new Message.Yours(ordered.order()).encode().toArray());
      all.add(new Message.Fetch(3, ordered.order().head()).encode().toArray());
      all.add(new Message.Have(ordered.order().index()).encode().toArray());
    }
    Hall.of(Troupe.SHORT, 2, 7).said().forEach(message -> all.add(message.toArray()));
    return all;
  }

  private static void message(byte[] in) throws Malformed {
    Message message = Message.decode(Bytes.of(in));
    same(message.encode().toArray(), in);
  }

  private static List<byte[]> transcripts() {
    return List.of(
        Transcript.of(Hall.of(Troupe.SHORT, 2, 7).played(6).session(0)).orElseThrow().encode());
  }

  private static void transcript(byte[] in) throws Malformed {
    Transcript transcript = Transcript.decode(in);
    Printed.lines(transcript);
    Transcript again = Transcript.decode(transcript.encode());
    if (!again.log().equals(transcript.log())) {
      throw new IllegalStateException("another log than was written");
    }
  }

  private static List<byte[]> journals() {
    byte[] one = JournalFormat.frame(Bytes.of(new byte[] {1, 2, 3}));
    byte[] two = JournalFormat.frame(Bytes.of(new byte[0]));
    byte[] both = Arrays.copyOf(one, one.length + two.length);
    System.arraycopy(two, 0, both, one.length, two.length);
    return List.of(one, two, both, Arrays.copyOf(both, both.length - 1));
  }

  /**
   * Reads a journal file. Whatever stands in it, the whole records at its beginning are what is
   * read.
   */
  private static void journalFile(byte[] in) {
    JournalFormat.Contents contents = JournalFormat.read(in);
    int at = 0;
    for (Bytes record : contents.records()) {
      byte[] frame = JournalFormat.frame(record);
      if (!Arrays.equals(frame, Arrays.copyOfRange(in, at, at + frame.length))) {
        throw new IllegalStateException("a record that does not stand there");
      }
      at += frame.length;
    }
    if (at != contents.length()) {
      throw new IllegalStateException("another length than that of its records");
    }
  }

  private static void same(byte[] written, byte[] read) {
    if (!Arrays.equals(written, read)) {
      throw new IllegalStateException("two ways to write " + Bytes.of(read));
    }
  }
}
