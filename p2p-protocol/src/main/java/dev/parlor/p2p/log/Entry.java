package dev.parlor.p2p.log;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;

/** Something a seat says at a table, signed with its session key. */
public final class Entry extends Signed {
  private static final TaggedHash.Tag TAG = TaggedHash.tag("cardgame/entry/v1");
  private static final int MAX_SEATS = 10;
  private static final int FIXED = 32 + 1 + 4 + 4 + 32 + 1 + 4;

  private final TableSeat seat;
  private final long counter;
  private final long seen;
  private final Bytes seenHead;
  private final Payload payload;

  /**
   * An entry as somebody claims to have signed it.
   *
   * @param counter from 0, one more for each entry of this author
   * @param seen how many entries of the log the author had applied when it signed
   * @param seenHead the head of the log after those
   */
  public Entry(
      Bytes tid,
      TableSeat seat,
      long counter,
      long seen,
      Bytes seenHead,
      Payload payload,
      Bytes signature) {
    super(tid, signature);
    this.seat = seat;
    this.counter = counter;
    this.seen = seen;
    this.seenHead = seenHead;
    this.payload = payload;
  }

  public TableSeat seat() {
    return seat;
  }

  public long counter() {
    return counter;
  }

  public long seen() {
    return seen;
  }

  public Bytes seenHead() {
    return seenHead;
  }

  public Payload payload() {
    return payload;
  }

  /** Something that a seat says, signed with the log as it is now. */
  public static Entry sign(
      Signatures.Key key, Chain log, TableSeat seat, long counter, Payload payload) {
    return sign(key, log.tid(), seat, counter, log.size(), log.head(), payload);
  }

  public static Entry sign(
      Signatures.Key key,
      Bytes tid,
      TableSeat seat,
      long counter,
      long seen,
      Bytes seenHead,
      Payload payload) {
    byte[] hash = Hash.tagged(TAG, unsigned(tid, seat, counter, seen, seenHead, payload));
    Entry entry = new Entry(tid, seat, counter, seen, seenHead, payload, Bytes.of(key.sign(hash)));
    entry.known(hash);
    return entry;
  }

  /** The hash of what was signed; an order names the entry by it. */
  public Bytes hash() {
    return digest();
  }

  @Override
  byte[] hashed() {
    return Hash.tagged(TAG, unsigned(tid(), seat, counter, seen, seenHead, payload));
  }

  @Override
  public int length() {
    return FIXED + payload.bytes().length() + Signatures.LENGTH;
  }

  @Override
  public void write(Writer out) {
    out.bytes(tid());
    writeRest(out);
  }

  public static Entry decode(Reader in) throws Malformed {
    return decodeRest(in.fixed(32), in);
  }

  /** Reads an entry that was written without its table, which the reader knows already. */
  static Entry decodeRest(Bytes tid, Reader in) throws Malformed {
    TableSeat seat = new TableSeat(in.u8());
    if (seat.index() >= MAX_SEATS) {
      throw new Malformed("seat " + seat.index());
    }
    long counter = in.u32();
    long seen = in.u32();
    Bytes seenHead = in.fixed(32);
    int kind = in.u8();
    if (kind > Payload.SUCCESSION) {
      throw new Malformed("payload of unknown kind " + kind);
    }
    Payload payload = new Payload(kind, in.fixedBlock(Payload.MAX_BYTES));
    return new Entry(tid, seat, counter, seen, seenHead, payload, in.fixed(Signatures.LENGTH));
  }

  /** Writes everything but the table, for {@link #decodeRest}. */
  void writeRest(Writer out) {
    rest(out, seat, counter, seen, seenHead, payload).bytes(signature());
  }

  private static byte[] unsigned(
      Bytes tid, TableSeat seat, long counter, long seen, Bytes seenHead, Payload payload) {
    Writer out = new Writer(FIXED + payload.bytes().length()).bytes(tid);
    return rest(out, seat, counter, seen, seenHead, payload).toArray();
  }

  private static Writer rest(
      Writer out, TableSeat seat, long counter, long seen, Bytes seenHead, Payload payload) {
    return out.u8(seat.index())
        .u32(counter)
        .u32(seen)
        .bytes(seenHead)
        .u8(payload.kind())
        .block(payload.bytes());
  }

  @Override
  public String toString() {
    return "entry " + counter + " of " + seat + " at " + tid();
  }
}
