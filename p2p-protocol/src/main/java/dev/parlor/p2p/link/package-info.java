/**
 * From raw bytes of any connection to whole messages of a peer that has proven who it is: preamble,
 * Noise handshake, introductions, then numbered frames with keep-alive and an orderly end. The same
 * over memory, TCP, RFCOMM, L2CAP and GATT.
 *
 * <p>Nothing is repeated here: a link that lost something is closed, and what was missed is fetched
 * from the signed log over the next one. Knows no game and no table, no socket and no thread.
 *
 * <p>Start at {@link dev.parlor.p2p.link.SecureLink}; {@link dev.parlor.p2p.link.Switchboard} holds
 * all links of a phone.
 */
@NullMarked
package dev.parlor.p2p.link;

import org.jspecify.annotations.NullMarked;
