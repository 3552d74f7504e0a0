package dev.parlor.p2p.log;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import org.jspecify.annotations.Nullable;

/** Something a seat says at a table, signed with its session key. */
public final class Entry {
  private static final TaggedHash.Tag TAG = TaggedHash.tag("cardgame/entry/v1");
  private static final int MAX_SEATS = 10;
  private static final int FIXED = 32 + 1 + 4 + 4 + 32 + 1 + 4;

  private final Bytes tid;
  private final TableSeat seat;
  private final long counter;
  private final long seen;
  private final Bytes seenHead;
  private final Payload payload;
  private final Bytes signature;
  private @Nullable Bytes hash; // computed once: it is asked for again and again

  /**
   * An entry as somebody claims to have signed it.
   *
   * @param counter from 0, one more for each entry of this author
   * @param seen how many entries the author had applied when it signed
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
    this.tid = tid;
    this.seat = seat;
    this.counter = counter;
    this.seen = seen;
    this.seenHead = seenHead;
    this.payload = payload;
    this.signature = signature;
  }

  /** Something that a seat says when the log is as it is now. */
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
    entry.hash = Bytes.of(hash);
    return entry;
  }

  public Bytes tid() {
    return tid;
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

  public Bytes signature() {
    return signature;
  }

  /** What was signed, by which an order names this entry. */
  public Bytes hash() {
    Bytes known = hash;
    if (known == null) {
      known = Bytes.of(Hash.tagged(TAG, unsigned(tid, seat, counter, seen, seenHead, payload)));
      hash = known;
    }
    return known;
  }

  public boolean signedBy(Bytes sessionKey, Signatures signatures) {
    return signatures.valid(sessionKey, hash().toArray(), signature.toArray());
  }

  public byte[] encode() {
    Writer out = new Writer(length());
    write(out);
    return out.toArray();
  }

  /** How many bytes it is written as. */
  public int length() {
    return FIXED + payload.bytes().length() + Signatures.LENGTH;
  }

  public void write(Writer out) {
    out.bytes(tid);
    writeRest(out);
  }

  public static Entry decode(Reader in) throws Malformed {
    return decodeRest(in.fixed(32), in);
  }

  /** What stands behind the table, which the reader knows already. */
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

  /** All but the table, for {@link #decodeRest}. */
  void writeRest(Writer out) {
    rest(out, seat, counter, seen, seenHead, payload).bytes(signature);
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
  public boolean equals(Object other) {
    return other instanceof Entry entry
        && hash().equals(entry.hash())
        && signature.equals(entry.signature);
  }

  @Override
  public int hashCode() {
    return hash().hashCode();
  }

  @Override
  public String toString() {
    return "entry " + counter + " of " + seat + " at " + tid;
  }
}
