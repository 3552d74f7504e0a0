package dev.parlor.p2p.log;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;

/**
 * A seat's word that another epoch may begin, with how much of the log it has. After its vote the
 * seat takes no order of an older epoch, unless that order is adopted.
 *
 * @param voter the voter's seat at the table
 * @param epoch the epoch that may begin
 * @param logEpoch the epoch of the last order in the voter's log
 * @param size how many entries the voter's log has
 * @param head the head of the voter's log
 */
public record Vote(
    TableSeat voter, int epoch, int logEpoch, long size, Bytes head, Bytes signature) {
  /** How many bytes it is written as. */
  public static final int BYTES = 1 + 2 + 2 + 4 + 32 + Signatures.LENGTH;

  private static final TaggedHash.Tag TAG = TaggedHash.tag("cardgame/vote/v1");

  /** A vote for this epoch, with the log as it is now. */
  public static Vote sign(Signatures.Key key, Chain log, TableSeat voter, int epoch) {
    int last = log.lastEpoch();
    Vote blank = new Vote(voter, epoch, last, log.size(), log.head(), Bytes.of(new byte[0]));
    Bytes signature = Bytes.of(key.sign(blank.hash(log.tid())));
    return new Vote(voter, epoch, blank.logEpoch, blank.size, blank.head, signature);
  }

  /** Whether a log like this one is adopted before another. */
  boolean isAbove(Vote other) {
    return logEpoch != other.logEpoch ? logEpoch > other.logEpoch : size > other.size;
  }

  /** Whether a log begins with all that this vote is for. */
  public boolean isWithin(Chain log) {
    return size <= log.size() && log.epochs().of(size) == logEpoch && log.headAt(size).equals(head);
  }

  /** Whether both say the same of their author's log. */
  public boolean isOfSameLog(Vote other) {
    return logEpoch == other.logEpoch && size == other.size && head.equals(other.head);
  }

  public boolean signedBy(Bytes sessionKey, Bytes tid, Signatures signatures) {
    return signatures.valid(sessionKey, hash(tid), signature.toArray());
  }

  private byte[] hash(Bytes tid) {
    return Hash.tagged(TAG, unsigned(new Writer(BYTES).bytes(tid)).toArray());
  }

  private Writer unsigned(Writer out) {
    return out.u8(voter.index()).u16(epoch).u16(logEpoch).u32(size).bytes(head);
  }

  public void write(Writer out) {
    unsigned(out).bytes(signature);
  }

  public static Vote read(Reader in) throws Malformed {
    return new Vote(
        new TableSeat(in.u8()),
        in.u16(),
        in.u16(),
        in.u32(),
        in.fixed(32),
        in.fixed(Signatures.LENGTH));
  }
}
