package dev.parlor.p2p.advert;

import dev.parlor.crypto.Sha256;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.wire.Bytes;

/**
 * What a table or a station tells everybody in range of its radio: its name, its game, who answers
 * there, and whether there is room.
 *
 * @param nonce the name of the table
 * @param game the code of the game by its kit; 0 at a station
 */
public record TableSign(Bytes nonce, int game, Doorkeeper keeper, Occupancy occupancy) {
  public static final int NO_GAME = 0;
  public static final int NONCE = 4;
  public static final int KEY_HASH = 6;
  public static final int NPUB = 8;

  /** Who stands behind a door. */
  public enum Kind {
    /** The host of a table, or whoever holds it by now. */
    HOST,
    /** A guest of that table. It answers while another guest is missing and looked for. */
    GUEST,
    STATION
  }

  /**
   * Whoever answers behind a door.
   *
   * @param keyHash the first bytes of the hash of the static key that answers
   * @param npub the first bytes of the public key of whoever opened it
   */
  public record Doorkeeper(Kind kind, String callsign, Bytes keyHash, Bytes npub) {
    /** Cuts hashes and keys to as many bytes as a sign has room for. */
    public Doorkeeper {
      keyHash = keyHash.head(KEY_HASH);
      npub = npub.head(NPUB);
    }
  }

  /**
   * Whether there is room.
   *
   * @param taken seats on which somebody sits
   * @param full whether nobody can sit down any more, for want of seats or because they play
   *     already
   * @param watched whether others may watch
   */
  public record Occupancy(int taken, int seats, boolean full, boolean watched) {
    /** The occupancy of a station, at which nobody sits. */
    public static final Occupancy NONE = new Occupancy(0, 0, false, false);

    /** The occupancy of a table with room, at which nobody watches. */
    public static Occupancy of(int taken, int seats) {
      return new Occupancy(taken, seats, false, false);
    }
  }

  /** The sign of a host; nobody but him has sat down yet. */
  public static TableSign of(GameKit<?, ?> kit, Invite invite, String callsign, Bytes linkKey) {
    return new TableSign(
        invite.nonce(),
        kit.code(),
        new Doorkeeper(Kind.HOST, callsign, hashOf(linkKey), invite.host()),
        new Occupancy(1, invite.seats(), invite.seats() == 1, invite.isOpenToOnlookers()));
  }

  /** The sign of a station. */
  public static TableSign ofStation(String callsign, Bytes nonce, Bytes linkKey, Bytes npub) {
    return new TableSign(
        nonce,
        NO_GAME,
        new Doorkeeper(Kind.STATION, callsign, hashOf(linkKey), npub),
        Occupancy.NONE);
  }

  public Kind kind() {
    return keeper.kind();
  }

  public String callsign() {
    return keeper.callsign();
  }

  public Bytes keyHash() {
    return keeper.keyHash();
  }

  public Bytes npub() {
    return keeper.npub();
  }

  /** The sign of this table with so many at it. */
  public TableSign seated(int nowTaken, boolean nowFull) {
    Occupancy now = new Occupancy(nowTaken, occupancy.seats(), nowFull, occupancy.watched());
    return new TableSign(nonce, game, keeper, now);
  }

  /** The sign by which a guest of this table answers for it while somebody is missing. */
  public TableSign byGuest(String guest, Bytes linkKey, Bytes guestNpub) {
    return kept(new Doorkeeper(Kind.GUEST, guest, hashOf(linkKey), guestNpub));
  }

  /** The sign of this table when somebody else holds it. */
  public TableSign heldBy(String holder, Bytes linkKey, Bytes holderNpub) {
    return kept(new Doorkeeper(Kind.HOST, holder, hashOf(linkKey), holderNpub));
  }

  private TableSign kept(Doorkeeper by) {
    return new TableSign(nonce, game, by, occupancy);
  }

  /** SHA-256 of a static key; signs carry its first 6 bytes, the code that is scanned 16. */
  public static Bytes hashOf(Bytes linkKey) {
    return Bytes.of(Sha256.of(linkKey.toArray()));
  }
}
