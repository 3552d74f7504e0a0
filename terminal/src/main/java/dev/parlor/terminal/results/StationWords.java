package dev.parlor.terminal.results;

import dev.parlor.games.GameId;
import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.station.Charter;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.p2p.station.Shelf;
import dev.parlor.p2p.station.Station;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.station.StationNews;
import dev.parlor.terminal.Rim;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Tells a station's owner what happens, and keeps the leaderboards on the shelf true. */
final class StationWords implements StationNews {
  private final Rim rim;
  private final Station station;
  private final Charter charter;
  private final Shelf shelf;

  StationWords(Rim rim, Station station, Charter charter, Shelf shelf) {
    this.rim = rim;
    this.station = station;
    this.charter = charter;
    this.shelf = shelf;
  }

  @Override
  public void asksAdmission(Bytes npub, String callsign) {
    rim.out().println(rim.texts().text("station.asks", callsign, Keys.npub(npub)));
  }

  @Override
  public void expelled(Bytes npub, String why) {
    rim.err().println(rim.texts().text("station.expelled", Keys.npub(npub), why));
  }

  @Override
  public void changed() {
    for (GameId game : GameId.values()) {
      if (game.ranked()) {
        write(station.leaderboard(game));
      }
    }
  }

  private void write(Leaderboard board) {
    String path = "leaderboards/" + charter.callsign() + "/" + board.game().id() + ".txt";
    byte[] text = board.text().getBytes(StandardCharsets.UTF_8);
    byte[] before = shelf.read(path).orElse(new byte[0]);
    if (board.updated() > 0 && !Arrays.equals(before, text)) {
      shelf.write(path, text);
      rim.out().println(rim.texts().text("station.board", board.game().id(), board.rows().size()));
    }
  }
}
