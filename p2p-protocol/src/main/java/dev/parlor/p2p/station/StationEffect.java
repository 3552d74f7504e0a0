package dev.parlor.p2p.station;

import dev.parlor.games.GameId;
import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;
import java.util.function.Supplier;

/** What a station wants its rim to do. */
public sealed interface StationEffect {
  record Send(Bytes npub, Bytes message) implements StationEffect {}

  /** Drop the link: what comes over it is worthless or too much. */
  record Expel(Bytes npub, String why) implements StationEffect {}

  /** Somebody asks to be admitted; the owner decides. */
  record AsksAdmission(Bytes npub, String callsign) implements StationEffect {}

  /** The list of admitted players or the leaderboard of a game may have changed. */
  record Changed() implements StationEffect {}

  /** A result has come together from what its players published; why it is not ranked, if so. */
  record Relayed(GameId game, String id, Optional<Uncounted> unranked) implements StationEffect {}

  /** Run this off the station's thread and give the result to {@link Station#computed}. */
  record Compute(long job, Supplier<Object> work) implements StationEffect {}
}
