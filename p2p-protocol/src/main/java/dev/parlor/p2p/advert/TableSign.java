package dev.parlor.p2p.advert;

import dev.parlor.crypto.Sha256;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.wire.Bytes;

/**
 * What stands above the door of a table.
 *
 * @param game the code of the game by its kit; 0 at a station
 * @param taken seats on which somebody sits
 * @param full whether nobody can sit down any more, for want of seats or because they play already
 * @param watched whether others may watch
 * @param nonce the name of the table
 * @param keyHash the first bytes of the hash of the static key that answers behind this door
 * @param npub the first bytes of the public key of whoever opened it
 */
public record TableSign(
    Kind kind,
    String callsign,
    int game,
    int taken,
    int seats,
    boolean full,
    boolean watched,
    Bytes nonce,
    Bytes keyHash,
    Bytes npub) {
  public static final int NO_GAME = 0;
  public static final int NONCE = 4;
  public static final int KEY_HASH = 6;
  public static final int NPUB = 8;

  /** Who stands behind a door. */
  public enum Kind {
    /** The host of a table, or whoever holds it by now. */
    HOST,
    /** A guest of that table who listens for one that was lost, while it is asked for. */
    GUEST,
    STATION
  }

  /** Keeps of longer hashes and keys what a sign has room for. */
  public TableSign {
    keyHash = keyHash.head(KEY_HASH);
    npub = npub.head(NPUB);
  }

  /** At which nobody watches. */
  public TableSign(
      Kind kind,
      String callsign,
      int game,
      int taken,
      int seats,
      boolean full,
      Bytes nonce,
      Bytes keyHash,
      Bytes npub) {
    this(kind, callsign, game, taken, seats, full, false, nonce, keyHash, npub);
  }

  /** The sign of a host; nobody but him has sat down yet. */
  public static TableSign of(GameKit<?, ?> kit, Invite invite, String callsign, Bytes linkKey) {
    return new TableSign(
        Kind.HOST,
        callsign,
        kit.code(),
        1,
        invite.seats(),
        invite.seats() == 1,
        invite.isOpenToOnlookers(),
        invite.nonce(),
        hashOf(linkKey),
        invite.host());
  }

  /** The sign of a station. */
  public static TableSign ofStation(String callsign, Bytes nonce, Bytes linkKey, Bytes npub) {
    return new TableSign(
        Kind.STATION, callsign, NO_GAME, 0, 0, false, nonce, hashOf(linkKey), npub);
  }

  /** The same table, with so many at it. */
  public TableSign seated(int nowTaken, boolean nowFull) {
    return new TableSign(
        kind, callsign, game, nowTaken, seats, nowFull, watched, nonce, keyHash, npub);
  }

  /** The same table, as one of its guests answers for it while somebody is missed. */
  public TableSign byGuest(String guest, Bytes linkKey, Bytes guestNpub) {
    return new TableSign(
        Kind.GUEST, guest, game, taken, seats, full, watched, nonce, hashOf(linkKey), guestNpub);
  }

  /** The same table, which somebody else holds by now. */
  public TableSign heldBy(String holder, Bytes linkKey, Bytes holderNpub) {
    return new TableSign(
        Kind.HOST, holder, game, taken, seats, full, watched, nonce, hashOf(linkKey), holderNpub);
  }

  /** SHA-256 of a static key; signs carry its first 6 bytes, the code that is scanned 16. */
  public static Bytes hashOf(Bytes linkKey) {
    return Bytes.of(Sha256.of(linkKey.toArray()));
  }
}
