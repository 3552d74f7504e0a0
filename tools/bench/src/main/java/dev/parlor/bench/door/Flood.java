package dev.parlor.bench.door;

import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.Origin;
import dev.parlor.p2p.link.SecureLink;
import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;
import java.util.Random;

/** Introduces itself as anybody does, and then says as much as goes through. */
final class Flood implements Manner {
  private static final int AT_ONCE = 16;
  private static final int MESSAGE = 1_000;
  private static final long PAUSE = 400;

  private final LinkIdentity me;
  private final Bytes noise;
  private SecureLink link;
  private boolean flooding;
  private int floods;

  Flood(LinkIdentity me, Random random) {
    this.me = me;
    this.link = newLink(0);
    byte[] bytes = new byte[MESSAGE];
    random.nextBytes(bytes);
    this.noise = Bytes.of(bytes);
  }

  private SecureLink newLink(long now) {
    return SecureLink.connect(me, Origin.slow(Optional.empty()), now);
  }

  /** How many handshakes it has brought to an end. */
  int floods() {
    return floods;
  }

  @Override
  public void begin(long now) {
    link = newLink(now);
    flooding = false;
  }

  @Override
  public void hear(byte[] bytes, long now) {
    link.received(bytes, now);
    if (link.isOpen() && !flooding) {
      flooding = true;
      floods++;
    }
  }

  @Override
  public byte[] next(long now) {
    for (int i = 0; i < AT_ONCE && link.isOpen(); i++) {
      link.send(noise, now);
    }
    return FirstBytes.written(link);
  }

  @Override
  public long pause(Random random) {
    return PAUSE / 2 + random.nextInt((int) PAUSE);
  }
}
