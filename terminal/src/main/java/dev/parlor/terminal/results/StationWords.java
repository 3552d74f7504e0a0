package dev.parlor.terminal.results;

import dev.parlor.games.GameId;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.station.Charter;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.p2p.station.RankingRules;
import dev.parlor.p2p.station.Station;
import dev.parlor.p2p.station.Uncounted;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.FileShelf;
import dev.parlor.rim.station.OwnersFiles;
import dev.parlor.rim.station.StationNews;
import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.relay.RelayAddress;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Texts;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** Tells a station's owner what happens, and keeps the leaderboards on the shelf up to date. */
final class StationWords implements StationNews {
  private final Rim rim;
  private final boolean json;
  private final Station station;
  private final Charter charter;
  private final FileShelf shelf;
  private final OwnersFiles owner;

  StationWords(
      Rim rim, boolean json, Station station, Charter charter, FileShelf shelf, OwnersFiles owner) {
    this.rim = rim;
    this.json = json;
    this.station = station;
    this.charter = charter;
    this.shelf = shelf;
    this.owner = owner;
  }

  private static JsonLine news(String state) {
    return new JsonLine().with("state", state);
  }

  private void say(JsonLine line, String key, Object... args) {
    rim.out().println(json ? line.toString() : rim.texts().text(key, args));
  }

  void open(String host, int port, String npub) {
    say(
        news("OPEN")
            .with("station", charter.callsign())
            .with("host", host)
            .with("port", port)
            .with("npub", npub),
        "station.open",
        charter.callsign(),
        host,
        port,
        npub);
    if (!json) {
      Texts texts = rim.texts();
      String needs = texts.text("ranking.needs", charter.minGames(), charter.minOpponents());
      rim.out().println(texts.text("station.rules", needs, shelf.file(Charter.PATH)));
      rim.out().println(texts.text("station.keys"));
    }
  }

  void admitted(String npub) {
    say(news("ADMITTED").with("npub", npub), "station.admitted", npub);
  }

  void problem(Trouble problem) {
    String words = rim.texts().text(problem);
    if (json) {
      rim.out().println(news("PROBLEM").with("why", problem.key()).with("words", words));
    } else {
      rim.err().println(words);
    }
  }

  void caughtUp(RelayAddress relay) {
    say(news("RELAY").with("relay", relay.toString()), "station.relay", relay);
  }

  void lost(RelayAddress relay, Trouble why, long millis) {
    String words = rim.texts().text(why);
    if (json) {
      rim.out()
          .println(
              news("RELAY_LOST")
                  .with("relay", relay.toString())
                  .with("why", why.key())
                  .with("words", words)
                  .with("seconds", millis / 1000.0));
    } else {
      rim.err().println(rim.texts().text("station.relayLost", words, millis / 1000.0));
    }
  }

  @Override
  public void asksAdmission(Bytes npub, String callsign) {
    String key = Keys.npub(npub);
    say(
        news("ASKS_ADMISSION").with("callsign", callsign).with("npub", key),
        "station.asks",
        callsign,
        key);
  }

  @Override
  public void expelled(Bytes npub, String why) {
    if (json) {
      rim.out().println(news("EXPELLED").with("npub", Keys.npub(npub)).with("why", why));
    } else {
      rim.err().println(rim.texts().text("station.expelled", Keys.npub(npub), why));
    }
  }

  @Override
  public void relayed(GameId game, String id, Optional<Uncounted> unranked) {
    String why = unranked.map(Uncounted::toString).orElse("");
    JsonLine line = news(unranked.isPresent() ? "UNRANKED" : "TAKEN");
    line.with("game", game.id()).with("id", id).with("why", why);
    if (unranked.isPresent()) {
      say(line, "station.unranked", game.id(), id, rim.texts().text("uncounted." + why));
    } else {
      say(line, "station.relayed", game.id(), id);
    }
  }

  @Override
  public Optional<RankingRules> newRules() {
    try {
      return owner.changed(charter);
    } catch (Trouble mistake) {
      problem(mistake);
      return Optional.empty();
    }
  }

  @Override
  public void changed() {
    for (GameKit<?, ?> kit : rim.games().kits()) {
      if (kit.ranked() || !kit.best().isEmpty()) {
        write(station.leaderboard(kit.id()));
      }
    }
  }

  private void write(Leaderboard board) {
    String path = "leaderboards/" + charter.callsign() + "/" + board.game().id() + ".txt";
    byte[] text = board.text().getBytes(StandardCharsets.UTF_8);
    byte[] before = shelf.read(path).orElse(new byte[0]);
    if ((board.updated() > 0 || before.length > 0) && !Arrays.equals(before, text)) {
      shelf.write(path, text);
      String game = board.game().id();
      int players = board.rows().size();
      say(
          news("BOARD").with("game", game).with("players", players),
          "station.board",
          game,
          players);
    }
  }
}
