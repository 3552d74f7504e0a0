package dev.parlor.app.visit;

import java.util.Set;

/**
 * What came of a visit.
 *
 * @param taken how many results the station has taken in
 * @param known how many it had already
 * @param refused why it did not take the others, as the station's own words
 */
public record VisitReport(End end, String station, int taken, int known, Set<String> refused) {
  /** How a visit ended. */
  public enum End {
    DONE,
    /** The station's owner has to admit us first. */
    NEEDS_ADMISSION,
    /** The station did not answer, or not as stations do. */
    FAILED
  }

  public VisitReport {
    refused = Set.copyOf(refused);
  }
}
