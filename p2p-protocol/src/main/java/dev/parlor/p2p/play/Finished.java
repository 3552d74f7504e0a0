package dev.parlor.p2p.play;

import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.result.SignedResult;
import java.util.List;

/**
 * A match of this table that is over.
 *
 * @param result the result with the signatures so far
 * @param log the log of the table, from its beginning to the end of this match
 */
public record Finished(SignedResult result, List<Ordered> log) {
  public Finished {
    log = List.copyOf(log);
  }
}
