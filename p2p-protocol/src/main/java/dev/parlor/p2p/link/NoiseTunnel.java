package dev.parlor.p2p.link;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.channel.Handshake;
import dev.parlor.crypto.channel.Introduction;
import dev.parlor.crypto.channel.Role;
import dev.parlor.crypto.channel.Transport;
import dev.parlor.p2p.wire.Bytes;
import org.jspecify.annotations.Nullable;

/** The tunnel of every real link: a Noise handshake and a signed introduction. */
final class NoiseTunnel implements Tunnel {
  private final LinkIdentity me;
  private final Handshake handshake;
  private @Nullable Transport transport;

  NoiseTunnel(LinkIdentity me, Role role, byte[] prologue) {
    this.me = me;
    this.handshake = Handshake.start(role, me.linkKey(), prologue, me.entropy());
  }

  @Override
  public boolean isToWrite() {
    return handshake.isToWrite();
  }

  @Override
  public byte[] write() throws BadInput {
    return handshake.write(new byte[0]);
  }

  @Override
  public void read(byte[] message) throws BadInput {
    handshake.read(message);
  }

  @Override
  public boolean isComplete() {
    return transport != null || handshake.isComplete();
  }

  private Transport transport() {
    Transport ready = transport;
    if (ready == null) {
      ready = handshake.finish();
      transport = ready;
    }
    return ready;
  }

  @Override
  public byte[] introduction(byte[] tableNonce) {
    return Introduction.write(me.key(), me.callsign(), transport(), tableNonce, me.entropy());
  }

  @Override
  public Peer introduced(byte[] introduction, byte[] tableNonce) throws BadInput {
    Introduction peer = Introduction.read(introduction, transport(), tableNonce);
    return new Peer(
        Bytes.of(peer.key().bytes()), peer.callsign(), Bytes.of(transport().remoteStatic()));
  }

  @Override
  public byte[] seal(byte[] plaintext) throws BadInput {
    return transport().seal(plaintext);
  }

  @Override
  public byte[] open(byte[] ciphertext) throws BadInput {
    return transport().open(ciphertext);
  }

  @Override
  public void close() {
    Transport used = transport;
    if (used != null) {
      used.close();
    }
  }
}
