package dev.parlor.p2p.link;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.channel.Role;
import dev.parlor.p2p.wire.Bytes;

/**
 * How the two ends of a connection talk without anybody else reading or changing it. All but fast
 * simulations use {@link NoiseTunnel}. First the ends shake hands, then each introduces itself,
 * then they seal and open.
 */
public interface Tunnel extends AutoCloseable {
  /** Makes a link's tunnel when its preamble is known. */
  interface Maker {
    Tunnel start(LinkIdentity me, Role role, byte[] prologue);
  }

  /** Who is at the other end. */
  record Peer(Bytes npub, String callsign, Bytes staticKey) {}

  /** Whether the next message of the handshake is this side's. */
  boolean isToWrite();

  byte[] write() throws BadInput;

  void read(byte[] message) throws BadInput;

  /** Whether the handshake is done, so that messages can be sealed and opened. */
  boolean isComplete();

  /** What tells the peer who we are; bound to this tunnel and this table. */
  byte[] introduction(byte[] tableNonce);

  /** Reads the peer's introduction; refused unless it was made for this tunnel and table. */
  Peer introduced(byte[] introduction, byte[] tableNonce) throws BadInput;

  byte[] seal(byte[] plaintext) throws BadInput;

  byte[] open(byte[] ciphertext) throws BadInput;

  /** Forgets the keys. */
  @Override
  void close();
}
