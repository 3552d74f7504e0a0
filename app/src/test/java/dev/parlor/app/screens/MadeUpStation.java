package dev.parlor.app.screens;

import dev.parlor.app.station.Asking;
import dev.parlor.app.station.StationView;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.recall.Recall;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.RadioTrouble;
import java.util.List;
import java.util.Set;

/** A station that has been used for some weeks. */
final class MadeUpStation {
  private MadeUpStation() {}

  static StationView withResults() {
    return new StationView(
        StationView.State.OPEN,
        "X3STATION01",
        Set.of(RadioTrouble.NO_ADVERTISER),
        List.of(new Asking(Bytes.of(new byte[32]), "X1LONGCALLSIGN")),
        11,
        42,
        List.of(
            new Leaderboard(
                "X3STATION01",
                Holdem.ID,
                1_767_225_600_000L,
                List.of(
                    new Leaderboard.Row(1, "X1ALFA", 120, 33, 784, 0),
                    new Leaderboard.Row(2, "X1LONGCALLSIGN", 9, 4, 692, 2)),
                List.of(new Leaderboard.Waiting("X1NEWCOMER", 2, 1)))),
        new StationView.Listing(10, 3),
        List.of(new StationView.Unranked(Piles.ID, 1), new StationView.Unranked(Recall.ID, 14)));
  }
}
