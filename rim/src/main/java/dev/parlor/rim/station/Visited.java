package dev.parlor.rim.station;

import dev.parlor.p2p.station.VisitEffect;
import java.util.List;

/** What came of a visit, in the order in which it happened. */
public record Visited(List<VisitEffect> effects) {
  public Visited {
    effects = List.copyOf(effects);
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
