package dev.parlor.rim.station;

import dev.parlor.games.GameId;
import dev.parlor.p2p.station.RankingRules;
import dev.parlor.p2p.station.Uncounted;
import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;

/** Whoever looks after a station; called on the station's thread. */
public interface StationNews {
  /** Somebody wants to be admitted; told once of each. */
  void asksAdmission(Bytes npub, String callsign);

  /** A link was cut because of what came over it. */
  void expelled(Bytes npub, String why);

  /** A result has come together from relays; why it is not ranked, if so. */
  void relayed(GameId game, String id, Optional<Uncounted> unranked);

  /** Asked once a second: the rules and the list of players, when the owner has changed them. */
  Optional<RankingRules> newRules();

  /** What is on the shelf has changed; told at most once a second. */
  void changed();
}
