package dev.parlor.app.station;

import dev.parlor.games.GameId;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.radio.RadioTrouble;
import java.util.List;
import java.util.Set;

/**
 * The station on this phone as its owner sees it.
 *
 * @param callsign its name; empty until it has been opened
 * @param troubles what keeps players from finding it
 * @param asking who wants to be admitted
 * @param admitted how many players are admitted
 * @param results how many results lie here
 * @param boards of the games of which somebody is ranked
 * @param listing what it takes to be listed
 * @param unranked how many matches lie here of games that are not ranked
 */
public record StationView(
    State state,
    String callsign,
    Set<RadioTrouble> troubles,
    List<Asking> asking,
    int admitted,
    int results,
    List<Leaderboard> boards,
    Listing listing,
    List<Unranked> unranked) {
  /** Whether its door is open. */
  public enum State {
    CLOSED,
    OPENING,
    OPEN,
    /** The station's files can't be read or written. */
    BROKEN
  }

  /** What it takes to be listed: this many games against this many different opponents. */
  public record Listing(int games, int opponents) {}

  /** How many matches of a game that is not ranked lie here. */
  public record Unranked(GameId game, int matches) {}

  public static final StationView CLOSED =
      new StationView(
          State.CLOSED, "", Set.of(), List.of(), 0, 0, List.of(), new Listing(0, 0), List.of());

  public StationView {
    troubles = Set.copyOf(troubles);
    asking = List.copyOf(asking);
    boards = List.copyOf(boards);
    unranked = List.copyOf(unranked);
  }

  StationView in(State now) {
    return new StationView(
        now, callsign, troubles, asking, admitted, results, boards, listing, unranked);
  }

  StationView with(Set<RadioTrouble> now) {
    return new StationView(
        state, callsign, now, asking, admitted, results, boards, listing, unranked);
  }

  StationView asked(List<Asking> now) {
    return new StationView(
        state, callsign, troubles, now, admitted, results, boards, listing, unranked);
  }

  StationView listing(Listing now) {
    return new StationView(
        state, callsign, troubles, asking, admitted, results, boards, now, unranked);
  }

  StationView holding(
      int nowAdmitted, int nowResults, List<Leaderboard> nowBoards, List<Unranked> nowUnranked) {
    return new StationView(
        state,
        callsign,
        troubles,
        asking,
        nowAdmitted,
        nowResults,
        nowBoards,
        listing,
        nowUnranked);
  }

  /** Whether the process is to be kept alive for it. */
  public boolean isRunning() {
    return state == State.OPENING || state == State.OPEN;
  }
}
