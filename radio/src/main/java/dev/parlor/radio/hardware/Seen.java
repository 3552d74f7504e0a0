package dev.parlor.radio.hardware;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.Way;

/**
 * A phone whose sign was seen. The object itself is kept, because Android knows more of it than its
 * address.
 */
public interface Seen {
  /**
   * Connects to it.
   *
   * @param psm for L2CAP
   * @param nonce of the table, for GATT
   */
  Dialing dial(Way way, int psm, Bytes nonce) throws RadioRefused;
}
