package dev.parlor.app.nearby;

import dev.parlor.games.GameId;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.wire.Bytes;

/**
 * A table in range, as its host cries it out. Nothing of this is proven.
 *
 * @param callsign of the host
 * @param taken seats on which somebody sits
 * @param full whether nobody can sit down any more
 * @param watched whether others may watch there
 * @param strength how well it is heard, from 0 to 3
 * @param nonce the name of the table
 */
public record TableInRange(
    GameId game,
    String callsign,
    int taken,
    int seats,
    boolean full,
    boolean watched,
    int strength,
    Bytes nonce) {

  /** Four digits that its host shows. */
  public String code() {
    return Invitation.code(nonce);
  }
}
