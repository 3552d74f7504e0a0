package dev.parlor.p2p.match;

import dev.parlor.p2p.wire.Bytes;

/** Judges a seat's signature of the result that this replica of the match comes to. */
@FunctionalInterface
public interface ResultCheck {
  boolean signed(Match<?, ?> match, int seat, Bytes signature);
}
