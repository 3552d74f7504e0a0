package dev.parlor.p2p.station;

import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.Ending;
import dev.parlor.p2p.result.MatchSheet;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.util.Optional;

/**
 * A station's word that this table asked before its match to be ranked. The ticket stands in the
 * signed result, so nobody can bring old or invented matches to a station.
 *
 * @param station its NOSTR key
 * @param time seconds since 1970 by the station's clock
 */
public record Ticket(Bytes station, Bytes nonce, long time, Bytes tid, Bytes signature) {
  static final int NONCE_BYTES = 16;
  private static final String TAG = "cardgame/ticket/v1";

  /** How many matches of the ticket's table are tried to find the one with a uuid. */
  private static final int MATCHES = 64;

  public static Ticket sign(Signatures.Key station, Bytes nonce, long time, Bytes tid) {
    Bytes key = station.publicKey();
    byte[] signature = station.sign(hash(key, nonce, time, tid));
    return new Ticket(key, nonce, time, tid, Bytes.of(signature));
  }

  public boolean valid(Signatures signatures) {
    return signatures.valid(station, hash(station, nonce, time, tid), signature.toArray());
  }

  private static byte[] hash(Bytes station, Bytes nonce, long time, Bytes tid) {
    return Hash.tagged(
        TAG, new Writer().bytes(station).bytes(nonce).u32(time).bytes(tid).toArray());
  }

  public String hex() {
    return new Writer()
        .bytes(station)
        .bytes(nonce)
        .u32(time)
        .bytes(tid)
        .bytes(signature)
        .toBytes()
        .hex();
  }

  public static Ticket read(String hex) throws Malformed {
    Reader in = new Reader(Bytes.parseHex(hex, Ending.TICKET_BYTES).toArray());
    return new Ticket(
        in.fixed(32), in.fixed(NONCE_BYTES), in.u32(), in.fixed(32), in.fixed(Signatures.LENGTH));
  }

  /** The ticket in a result; empty when there is none that can be read. */
  public static Optional<Ticket> of(ResultSheet sheet) {
    try {
      Optional<String> hex = sheet.get("TICKET");
      return hex.isPresent() ? Optional.of(read(hex.get())) : Optional.empty();
    } catch (Malformed unreadable) {
      return Optional.empty();
    }
  }

  /** Whether this is the uuid of a match of the ticket's table. */
  public boolean covers(String id) {
    for (int match = MatchSheet.FIRST_MATCH; match <= MATCHES; match++) {
      if (MatchSheet.id(tid, match).equals(id)) {
        return true;
      }
    }
    return false;
  }
}
