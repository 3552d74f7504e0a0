package dev.parlor.p2p.log;

import dev.parlor.p2p.wire.Writer;

/**
 * Two entries of one author for one place. Whoever holds both can show everybody that their author
 * lied.
 */
public final class Evidence {
  public static final int TYPE = 9;

  private Evidence() {}

  public static Payload of(Entry one, Entry other) {
    Writer both = new Writer().u8(TYPE).bytes(one.encode()).bytes(other.encode());
    return Payload.block(both.toArray());
  }
}
