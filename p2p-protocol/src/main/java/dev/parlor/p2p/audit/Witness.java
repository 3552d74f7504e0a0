package dev.parlor.p2p.audit;

import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.match.Match;

/** Looks on while a transcript is replayed. */
public interface Witness {
  /** Sees nothing. */
  Witness NONE = (ordered, match) -> {};

  /**
   * An entry that continues the log has been applied.
   *
   * @param match the match that runs behind this entry
   */
  void applied(Ordered ordered, Match<?, ?> match);
}
