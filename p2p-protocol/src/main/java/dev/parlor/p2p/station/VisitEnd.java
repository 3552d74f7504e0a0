package dev.parlor.p2p.station;

/** How a visit to a station ends; nothing comes after it. */
public sealed interface VisitEnd extends VisitEffect {
  @Override
  default void to(Rim rim) {
    rim.ended(this);
  }

  /** Everything is done. */
  record Done() implements VisitEnd {}

  /** The owner of the station has to admit this player first. */
  record NeedsAdmission(String station) implements VisitEnd {}

  /** The station does not keep the protocol; the link is of no use. */
  record Failed(String why) implements VisitEnd {}
}
