package dev.parlor.p2p.log;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;

/** The host's word that an entry stands at this index after this head. */
public record Order(Bytes tid, long index, Bytes previous, Bytes entry, Bytes signature) {
  private static final String TAG = "cardgame/order/v1";

  public static Order sign(
      Signatures.Key host, Bytes tid, long index, Bytes previous, Bytes entry) {
    byte[] hash = Hash.tagged(TAG, unsigned(tid, index, previous, entry));
    return new Order(tid, index, previous, entry, Bytes.of(host.sign(hash)));
  }

  /** The head of the log once this order is applied. */
  public Bytes head() {
    return Bytes.of(Hash.tagged(TAG, unsigned(tid, index, previous, entry)));
  }

  public boolean signedBy(Bytes hostKey, Signatures signatures) {
    return signatures.valid(hostKey, head().toArray(), signature.toArray());
  }

  public byte[] encode() {
    return new Writer().bytes(unsigned(tid, index, previous, entry)).bytes(signature).toArray();
  }

  public static Order decode(Reader in) throws Malformed {
    return new Order(
        in.fixed(32), in.u32(), in.fixed(32), in.fixed(32), in.fixed(Signatures.LENGTH));
  }

  private static byte[] unsigned(Bytes tid, long index, Bytes previous, Bytes entry) {
    return new Writer().bytes(tid).u32(index).bytes(previous).bytes(entry).toArray();
  }
}
