package dev.parlor.app.records;

import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Verification;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A match that was played.
 *
 * @param transcript what proves it, if it lies here too
 * @param receipted whether a station has taken it in
 */
public record MatchRecord(
    Path file,
    SignedResult result,
    Verification verdict,
    Optional<Path> transcript,
    boolean receipted) {

  ResultSheet sheet() {
    return result.sheet();
  }
}
