package dev.parlor.p2p.table;

import dev.parlor.p2p.match.Closing;
import dev.parlor.p2p.match.Match;

/** What the seats sign when a match is over. */
@FunctionalInterface
public interface Sheets {
  /** The id of the NOSTR event that this seat signs, of the result that its own replay gives. */
  byte[] eventId(Roster roster, Match<?, ?> match, Closing closing, int seat);
}
