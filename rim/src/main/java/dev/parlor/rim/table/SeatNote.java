package dev.parlor.rim.table;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.games.GameId;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;

/**
 * The first record of a seat's journal: what it takes to sit down on it again. Holds secrets, like
 * the records that follow.
 *
 * @param host whether this seat holds the table
 * @param address where the table is reached
 * @param port of that address
 * @param key the secret key that plays here
 */
public record SeatNote(
    GameId game,
    boolean host,
    String address,
    int port,
    String callsign,
    SecretBytes key,
    SecretBytes link) {
  private static final int TEXT = 256;

  /** The note of a device that sits down now. */
  public static SeatNote of(GameId game, boolean host, String address, int port, Device device) {
    return new SeatNote(
        game,
        host,
        address,
        port,
        device.callsign(),
        device.key().secret(),
        device.linkKey().secret());
  }

  public Bytes record() {
    SecretAccess access = SecretAccess.granted();
    return new Writer()
        .text(game.id())
        .u8(host ? 1 : 0)
        .text(address)
        .u16(port)
        .text(callsign)
        .bytes(key.reveal(access))
        .bytes(link.reveal(access))
        .toBytes();
  }

  public static SeatNote read(Bytes record) throws Malformed {
    Reader in = new Reader(record.toArray());
    String id = in.text(TEXT);
    GameId game = GameId.of(id).orElseThrow(() -> new Malformed("no game " + id));
    boolean host = in.u8() == 1;
    String address = in.text(TEXT);
    int port = in.u16();
    String callsign = in.text(TEXT);
    SecretBytes key = secret(in);
    SecretBytes link = secret(in);
    in.end();
    return new SeatNote(game, host, address, port, callsign, key, link);
  }

  private static SecretBytes secret(Reader in) throws Malformed {
    return SecretBytes.copyOf(in.bytes(32), SecretAccess.granted());
  }

  /** The device that sat here. */
  public Device device() throws Malformed {
    try {
      return new Device(SigningKey.of(key), callsign, LinkKey.of(link), Entropy.system());
    } catch (BadInput notAKey) {
      throw new Malformed("no key");
    }
  }
}
