package dev.parlor.p2p.station;

import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.result.Utc;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Callsign;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Who a station is and what it counts, as the file {@code station/station.txt}. Every key stands
 * once, except PEER, which stands for each other station whose tickets are good here.
 */
public record Charter(
    String callsign,
    Bytes npub,
    List<Bytes> peers,
    long season,
    int perDay,
    int minGames,
    int minOpponents,
    int maxUnfinished) {
  /** The path of the charter, below {@code card_games}. */
  public static final String PATH = "station/station.txt";

  private static final String HEADING = "# STATION: ";

  public Charter {
    peers = List.copyOf(peers);
  }

  /** A new station, with the usual rules. */
  public static Charter of(String callsign, Bytes npub) {
    return new Charter(callsign, npub, List.of(), 0, 5, 10, 3, RankingRules.MAX_UNFINISHED);
  }

  /**
   * This charter, changed so that a player is listed after so many games against so many opponents.
   */
  public Charter listing(int games, int opponents) {
    return counting(perDay, games, opponents, maxUnfinished);
  }

  /** The rules by which the station ranks these players. */
  public RankingRules rules(Games games, Set<Bytes> admitted) {
    Set<Bytes> stations = new TreeSet<>(peers);
    stations.add(npub);
    return new RankingRules(
        games, stations, admitted, season, perDay, minGames, minOpponents, maxUnfinished, false);
  }

  public String text() {
    StringBuilder out = new StringBuilder(HEADING).append(callsign).append("\n\n");
    out.append("NPUB: ").append(Keys.npub(npub)).append('\n');
    peers.forEach(peer -> out.append("PEER: ").append(Keys.npub(peer)).append('\n'));
    out.append("SEASON: ").append(Utc.text(season)).append('\n');
    out.append("PER_DAY: ").append(perDay).append('\n');
    out.append("MIN_GAMES: ").append(minGames).append('\n');
    out.append("MIN_OPPONENTS: ").append(minOpponents).append('\n');
    out.append("MAX_UNFINISHED: ").append(maxUnfinished).append('\n');
    return out.toString();
  }

  public static Charter read(String text) throws Malformed {
    String[] lines = text.split("\r?\n", -1);
    if (!lines[0].startsWith(HEADING) || !Callsign.is(lines[0].substring(HEADING.length()))) {
      throw new Malformed("line 1 is not " + HEADING + "<callsign>");
    }
    Charter charter = of(lines[0].substring(HEADING.length()), Bytes.of(new byte[0]));
    for (int i = 1; i < lines.length; i++) {
      String line = lines[i].trim();
      int colon = line.indexOf(": ");
      if (colon > 0) {
        charter = charter.with(i + 1, line.substring(0, colon), line.substring(colon + 2));
      } else if (!line.isEmpty()) {
        throw new Malformed("line " + (i + 1) + " is not KEY: value");
      }
    }
    if (charter.npub.length() == 0) {
      throw new Malformed("NPUB is missing");
    }
    return charter;
  }

  private Charter with(int line, String key, String value) throws Malformed {
    try {
      return with(key, value);
    } catch (Malformed malformed) {
      throw new Malformed("line " + line + ": " + malformed.getMessage());
    }
  }

  private Charter with(String key, String value) throws Malformed {
    return switch (key) {
      case "NPUB" -> of(key(value), peers, season);
      case "PEER" -> {
        List<Bytes> more = new ArrayList<>(peers);
        more.add(key(value));
        yield of(npub, more, season);
      }
      case "SEASON" ->
          of(
              npub,
              peers,
              Utc.parse(value).orElseThrow(() -> new Malformed("not a time: " + value)));
      case "PER_DAY" -> counting(count(value), minGames, minOpponents, maxUnfinished);
      case "MIN_GAMES" -> counting(perDay, count(value), minOpponents, maxUnfinished);
      case "MIN_OPPONENTS" -> counting(perDay, minGames, count(value), maxUnfinished);
      case "MAX_UNFINISHED" -> counting(perDay, minGames, minOpponents, percent(value));
      default -> throw new Malformed("unknown key " + key);
    };
  }

  private Charter of(Bytes its, List<Bytes> others, long begins) {
    return new Charter(
        callsign, its, others, begins, perDay, minGames, minOpponents, maxUnfinished);
  }

  private Charter counting(int aDay, int games, int opponents, int unfinished) {
    return new Charter(callsign, npub, peers, season, aDay, games, opponents, unfinished);
  }

  private static int percent(String text) throws Malformed {
    int percent = count(text);
    if (percent > 100) {
      throw new Malformed("not a percentage: " + text);
    }
    return percent;
  }

  private static Bytes key(String npub) throws Malformed {
    return Bytes.of(
        Keys.read(npub).orElseThrow(() -> new Malformed("not a NOSTR key: " + npub)).bytes());
  }

  private static int count(String text) throws Malformed {
    if (!text.matches("[0-9]{1,6}")) {
      throw new Malformed("not a number: " + text);
    }
    return Integer.parseInt(text);
  }
}
