package dev.parlor.rim.station;

import dev.parlor.games.GameId;
import dev.parlor.p2p.station.RankingRules;
import dev.parlor.p2p.station.Uncounted;
import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;

/** News for whoever looks after a station. Called on the station's thread. */
public interface StationNews {
  /** Somebody wants to be admitted; told once for each person. */
  void asksAdmission(Bytes npub, String callsign);

  /** A link was cut because of what came over it. */
  void expelled(Bytes npub, String why);

  /**
   * A result was put together from relays.
   *
   * @param unranked why it is not ranked; empty if it is
   */
  void relayed(GameId game, String id, Optional<Uncounted> unranked);

  /**
   * Asks once a second for the rules with the list of players; empty unless the owner has changed
   * them.
   */
  Optional<RankingRules> newRules();

  /** What is on the shelf has changed; told at most once a second. */
  void changed();
}
