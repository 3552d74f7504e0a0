package dev.parlor.p2p.log;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;

/**
 * Something a seat says at a table, signed with its session key.
 *
 * @param counter from 0, one more for each entry of this author
 * @param seen how many entries the author had applied when it signed
 * @param seenHead the head of the log after those
 */
public record Entry(
    Bytes tid,
    int seat,
    long counter,
    long seen,
    Bytes seenHead,
    Payload payload,
    Bytes signature) {
  private static final String TAG = "cardgame/entry/v1";
  private static final int MAX_SEATS = 10;

  public static Entry sign(
      Signatures.Key key,
      Bytes tid,
      int seat,
      long counter,
      long seen,
      Bytes seenHead,
      Payload payload) {
    byte[] hash = hash(unsigned(tid, seat, counter, seen, seenHead, payload));
    return new Entry(tid, seat, counter, seen, seenHead, payload, Bytes.of(key.sign(hash)));
  }

  /** What was signed, by which an order names this entry. */
  public Bytes hash() {
    return Bytes.of(hash(unsigned(tid, seat, counter, seen, seenHead, payload)));
  }

  public boolean signedBy(Bytes sessionKey, Signatures signatures) {
    return signatures.valid(sessionKey, hash().toArray(), signature.toArray());
  }

  public byte[] encode() {
    return new Writer()
        .bytes(unsigned(tid, seat, counter, seen, seenHead, payload))
        .bytes(signature)
        .toArray();
  }

  public static Entry decode(Reader in) throws Malformed {
    Bytes tid = in.fixed(32);
    int seat = in.u8();
    if (seat >= MAX_SEATS) {
      throw new Malformed("seat " + seat);
    }
    long counter = in.u32();
    long seen = in.u32();
    Bytes seenHead = in.fixed(32);
    int kind = in.u8();
    if (kind != Payload.TEXT && kind != Payload.BLOCK) {
      throw new Malformed("payload of unknown kind " + kind);
    }
    Payload payload = new Payload(kind, Bytes.of(in.block(Payload.MAX_BYTES)));
    return new Entry(tid, seat, counter, seen, seenHead, payload, in.fixed(Signatures.LENGTH));
  }

  private static byte[] unsigned(
      Bytes tid, int seat, long counter, long seen, Bytes seenHead, Payload payload) {
    return new Writer()
        .bytes(tid)
        .u8(seat)
        .u32(counter)
        .u32(seen)
        .bytes(seenHead)
        .u8(payload.kind())
        .block(payload.bytes().toArray())
        .toArray();
  }

  private static byte[] hash(byte[] unsigned) {
    return Hash.tagged(TAG, unsigned);
  }
}
