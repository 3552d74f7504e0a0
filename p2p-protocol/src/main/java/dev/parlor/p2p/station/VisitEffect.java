package dev.parlor.p2p.station;

import dev.parlor.p2p.wire.Bytes;

/** What a visit to a station wants its rim to do. */
public sealed interface VisitEffect {
  record Send(Bytes message) implements VisitEffect {}

  /** The station has taken in a result; the receipt is kept beside it. */
  record Taken(Receipt receipt) implements VisitEffect {}

  /** The station does not take a result, for this reason. */
  record Refused(String id, String why) implements VisitEffect {}

  /** The owner of the station has to admit this player first. */
  record NeedsAdmission(String station) implements VisitEffect {}

  /** A table's ticket, for the host to put into the log: {@code TICKET:<station>:<ticket>}. */
  record GotTicket(String station, Ticket ticket) implements VisitEffect {}

  record Board(Leaderboard leaderboard) implements VisitEffect {}

  /** Everything is done. */
  record Done() implements VisitEffect {}

  /** The station does not keep the protocol; the link is of no use. */
  record Failed(String why) implements VisitEffect {}
}
