package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;

/**
 * Whom this phone has called, and what whoever answers has to show.
 *
 * @param nonce of the table that has to be there; any, if empty
 * @param npub whose door it should be: who has a seat there says so
 * @param invitation whose host has to answer, and nobody else
 */
public record Callee(Optional<Bytes> nonce, Optional<Bytes> npub, Optional<Invitation> invitation) {
  /** Whoever answers. */
  public static final Callee ANYBODY =
      new Callee(Optional.empty(), Optional.empty(), Optional.empty());

  /** Whoever holds this table. */
  public static Callee host(Bytes nonce) {
    return new Callee(Optional.of(nonce), Optional.empty(), Optional.empty());
  }

  /** Another guest of this table, at its own door. */
  public static Callee guest(Bytes nonce, Bytes npub) {
    return new Callee(Optional.of(nonce), Optional.of(npub), Optional.empty());
  }

  /** Whoever made this invitation. */
  public static Callee by(Invitation invitation) {
    return new Callee(
        Optional.of(invitation.nonce()), Optional.of(invitation.npub()), Optional.of(invitation));
  }

  /** The same; if nothing else was said, it should be the door of this one. */
  public Callee at(Optional<Bytes> host) {
    return npub.isPresent() ? this : new Callee(nonce, host, invitation);
  }
}
