package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;

/**
 * Whom this phone has called, and what the one who answers has to show.
 *
 * @param nonce the table that has to answer; any table, if empty
 * @param npub the seat whose door it should be, which expects this phone's token if it has a seat
 *     there
 * @param invitation the invitation whose host has to answer, and nobody else
 */
public record Callee(Optional<Bytes> nonce, Optional<Bytes> npub, Optional<Invitation> invitation) {
  /** A call to anybody who answers. */
  public static final Callee ANYBODY =
      new Callee(Optional.empty(), Optional.empty(), Optional.empty());

  /** A call to the phone that holds this table. */
  public static Callee host(Bytes nonce) {
    return new Callee(Optional.of(nonce), Optional.empty(), Optional.empty());
  }

  /** A call to another guest of this table, at its own door. */
  public static Callee guest(Bytes nonce, Bytes npub) {
    return new Callee(Optional.of(nonce), Optional.of(npub), Optional.empty());
  }

  /** A call to the host that made this invitation. */
  public static Callee by(Invitation invitation) {
    return new Callee(
        Optional.of(invitation.nonce()), Optional.of(invitation.npub()), Optional.of(invitation));
  }

  /** This call at the door of this host, if no door was named before. */
  public Callee at(Optional<Bytes> host) {
    return npub.isPresent() ? this : new Callee(nonce, host, invitation);
  }
}
