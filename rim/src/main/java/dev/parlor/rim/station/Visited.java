package dev.parlor.rim.station;

import dev.parlor.p2p.station.VisitEffect;
import java.util.List;

/**
 * What came of a visit, in the order in which it happened.
 *
 * @param met whether the station has said who it is
 */
public record Visited(List<VisitEffect> effects, boolean met) {
  public Visited {
    effects = List.copyOf(effects);
  }

  /** The result of a visit to a station that may not have been reached at all. */
  public Visited(List<VisitEffect> effects) {
    this(effects, !effects.isEmpty());
  }

  /** Whether everything that was to do is done. */
  public boolean isWhole() {
    return effects.stream().anyMatch(VisitEffect.Done.class::isInstance);
  }

  /** Whether the station's owner has to admit us first. */
  public boolean needsAdmission() {
    return effects.stream().anyMatch(VisitEffect.NeedsAdmission.class::isInstance);
  }
}
