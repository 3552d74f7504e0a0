package dev.parlor.p2p.station;

import java.util.function.Function;

/** How a visit to a station ends; nothing comes after it. */
public sealed interface VisitEnd extends VisitEffect {
  @Override
  default void to(Rim rim) {
    rim.ended(this);
  }

  /** One function for each kind of end; a forgotten kind does not compile. */
  record Cases<R>(
      Function<Done, R> done,
      Function<NeedsAdmission, R> needsAdmission,
      Function<Failed, R> failed) {}

  <R> R match(Cases<R> cases);

  /** Everything is done. */
  record Done() implements VisitEnd {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.done.apply(this);
    }
  }

  /** The owner of the station has to admit this player first. */
  record NeedsAdmission(String station) implements VisitEnd {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.needsAdmission.apply(this);
    }
  }

  /** The station does not keep the protocol; the link is of no use. */
  record Failed(String why) implements VisitEnd {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.failed.apply(this);
    }
  }
}
