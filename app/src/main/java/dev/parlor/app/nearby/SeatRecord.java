package dev.parlor.app.nearby;

import dev.parlor.app.identity.Identity;
import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.games.GameId;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import dev.parlor.rim.table.Device;
import java.util.Optional;

/**
 * The first record of a seat's journal: what it takes to sit down on it again. The key that plays
 * here is not in it, but stays in its vault.
 *
 * @param npub the public key whose seat it is
 * @param link the secret link key of this table
 */
record SeatRecord(GameId game, boolean hosting, Bytes npub, String callsign, SecretBytes link) {
  private static final int TEXT = 256;
  private static final int KEY = 32;

  static SeatRecord of(GameId game, boolean hosting, Device device) {
    return new SeatRecord(
        game, hosting, device.npub(), device.callsign(), device.linkKey().secret());
  }

  Bytes record() {
    return new Writer()
        .text(game.id())
        .u8(hosting ? 1 : 0)
        .bytes(npub)
        .text(callsign)
        .bytes(link.reveal(SecretAccess.granted()))
        .toBytes();
  }

  static SeatRecord read(Bytes record) throws Malformed {
    Reader in = new Reader(record.toArray());
    String id = in.text(TEXT);
    GameId game = GameId.of(id).orElseThrow(() -> new Malformed("no game " + id));
    boolean hosting = in.u8() == 1;
    Bytes npub = in.fixed(KEY);
    String callsign = in.text(TEXT);
    SecretBytes link = SecretBytes.copyOf(in.bytes(LinkKey.BYTES), SecretAccess.granted());
    in.end();
    return new SeatRecord(game, hosting, npub, callsign, link);
  }

  /** The device that sat here; empty when this phone has another identity by now. */
  Optional<Device> device(Identity identity, Entropy entropy) {
    Device device = new Device(identity.key(), callsign, LinkKey.of(link), entropy);
    return device.npub().equals(npub) ? Optional.of(device) : Optional.empty();
  }
}
