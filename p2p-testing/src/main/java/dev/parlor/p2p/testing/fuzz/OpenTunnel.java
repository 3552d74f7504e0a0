package dev.parlor.p2p.testing.fuzz;

import dev.parlor.p2p.link.Tunnel;
import dev.parlor.p2p.wire.Bytes;

/**
 * A tunnel without handshake and tags. Everything comes from its single peer, so that a fuzzer gets
 * far.
 */
public record OpenTunnel(Peer peer) implements Tunnel {
  OpenTunnel(Bytes peer) {
    this(new Peer(peer, "X1PEER", peer));
  }

  @Override
  public boolean isToWrite() {
    return false;
  }

  @Override
  public byte[] write() {
    throw new IllegalStateException("nothing to shake");
  }

  @Override
  public void read(byte[] message) {}

  @Override
  public boolean isComplete() {
    return true;
  }

  @Override
  public byte[] introduction(byte[] tableNonce) {
    return new byte[1];
  }

  @Override
  public Peer introduced(byte[] introduction, byte[] tableNonce) {
    return peer;
  }

  @Override
  public byte[] seal(byte[] plaintext) {
    return plaintext;
  }

  @Override
  public byte[] open(byte[] ciphertext) {
    return ciphertext;
  }

  @Override
  public void close() {}
}
