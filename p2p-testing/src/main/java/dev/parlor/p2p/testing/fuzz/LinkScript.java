package dev.parlor.p2p.testing.fuzz;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.channel.SeatKey;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableNode;
import dev.parlor.p2p.testing.troupe.Troupe;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.util.List;

/**
 * A host's node and a peer that connects to it. The first byte says whether the links are real
 * ones. Then come steps: a byte for the kind and the connection, then what belongs to it. In an
 * open tunnel the frames of the peer are taken as they are.
 */
final class LinkScript {
  private static final byte[] NONCE = {1, 2, 3, 4};
  private static final int MOST = 200;

  private LinkScript() {}

  static List<FuzzTarget> all() {
    return List.of(new FuzzTarget("links", LinkScript::seeds, LinkScript::run));
  }

  private static List<byte[]> seeds() {
    byte[] preamble =
        new Writer().bytes(Fuzz.utf8("CG03")).bytes(new byte[SeatKey.TOKEN_BYTES]).toArray();
    byte[] ping = {3, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    byte[] data = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 'H', 'I'};
    Writer open = new Writer().u8(1).u8(0);
    chunk(open, preamble, false);
    chunk(open, new byte[1], true);
    chunk(open, ping, true);
    chunk(open, data, true);
    Writer real = new Writer().u8(0).u8(0);
    chunk(real, preamble, false);
    chunk(real, new byte[32], true);
    return List.of(open.toArray(), real.toArray());
  }

  private static void chunk(Writer script, byte[] content, boolean prefixed) {
    script.u8(1).u16(content.length + (prefixed ? 2 : 0));
    if (prefixed) {
      script.u16(content.length);
    }
    script.bytes(content);
  }

  private static void run(byte[] in) throws Malformed {
    Reader script = new Reader(in);
    boolean open = script.u8() != 0;
    SeededEntropy entropy = new SeededEntropy("links");
    SigningKey key = SigningKey.generate(entropy);
    LinkKey linkKey = LinkKey.generate(entropy);
    Bytes guest = Hall.phone(5, 1).identity().publicKey();
    LinkIdentity identity =
        open
            ? new LinkIdentity(
                key, "X1HOST", linkKey, entropy, (me, role, prologue) -> new OpenTunnel(guest))
            : new LinkIdentity(key, "X1HOST", linkKey, entropy);
    drive(node(Hall.kept(Troupe.OPEN, 2, 2), new Switchboard(identity)), script);
  }

  private static <S, V> TableNode<S, V> node(Hall<S, V> hall, Switchboard links) throws Malformed {
    return new TableNode<>(
        hall.restored(0, hall.journal(0)).orElseThrow(IllegalStateException::new), links);
  }

  private static void drive(TableNode<?, ?> node, Reader script) throws Malformed {
    long now = Hall.EPOCH;
    for (int step = 0; step < MOST && !script.isAtEnd(); step++) {
      int what = script.u8();
      int connection = what >> 4;
      switch (what & 7) {
        case 0 -> node.accepted(connection, NONCE, now);
        case 1 -> node.received(connection, script.bytes(script.u16()), now);
        case 2 -> node.disconnected(connection, now);
        case 3 -> node.connected(connection, Callee.host(Bytes.of(NONCE)), now);
        case 4 -> now += 100L * script.u16();
        default -> node.on(new Input.Tick(), now);
      }
    }
  }
}
