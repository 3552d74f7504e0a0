package dev.parlor.p2p.station;

import dev.parlor.games.GameId;
import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;
import java.util.function.Supplier;

/** What a station wants its rim to do. */
public sealed interface StationEffect {
  record Send(Bytes npub, Bytes message) implements StationEffect {
    @Override
    public void to(Rim rim) {
      rim.send(this);
    }
  }

  /** Drop the link, because what comes over it is worthless or too much. */
  record Expel(Bytes npub, String why) implements StationEffect {
    @Override
    public void to(Rim rim) {
      rim.expel(this);
    }
  }

  /** Somebody asks to be admitted; the owner decides. */
  record AsksAdmission(Bytes npub, String callsign) implements StationEffect {
    @Override
    public void to(Rim rim) {
      rim.asksAdmission(this);
    }
  }

  /** The list of admitted players or the leaderboard of a game may have changed. */
  record Changed() implements StationEffect {
    @Override
    public void to(Rim rim) {
      rim.changed(this);
    }
  }

  /**
   * A result was put together from what its players published.
   *
   * @param unranked why it is not ranked; empty if it is
   */
  record Relayed(GameId game, String id, Optional<Uncounted> unranked) implements StationEffect {
    @Override
    public void to(Rim rim) {
      rim.relayed(this);
    }
  }

  /** Run this off the station's thread and give the result to {@link Station#computed}. */
  record Compute(long job, Supplier<Audited> work) implements StationEffect {
    @Override
    public void to(Rim rim) {
      rim.compute(this);
    }
  }

  /** How a rim does each of these effects. */
  interface Rim {
    void send(Send send);

    void expel(Expel expel);

    void asksAdmission(AsksAdmission asks);

    void changed(Changed changed);

    void relayed(Relayed relayed);

    void compute(Compute compute);
  }

  void to(Rim rim);
}
