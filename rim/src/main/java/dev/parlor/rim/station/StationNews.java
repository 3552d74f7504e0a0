package dev.parlor.rim.station;

import dev.parlor.p2p.wire.Bytes;

/** Whoever looks after a station; called on the station's thread. */
public interface StationNews {
  /** Somebody wants to be admitted; told once of each. */
  void asksAdmission(Bytes npub, String callsign);

  /** A link was cut because of what came over it. */
  void expelled(Bytes npub, String why);

  /** What is on the shelf has changed; told at most once a second. */
  void changed();
}
