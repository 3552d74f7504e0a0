/**
 * Visits to stations in range: results are handed in there, leaderboards and tickets fetched. This
 * phone as a station is {@code app.station}.
 *
 * <p>Start at {@link dev.parlor.app.visit.StationVisits}.
 */
@NullMarked
package dev.parlor.app.visit;

import org.jspecify.annotations.NullMarked;
