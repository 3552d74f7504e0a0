package dev.parlor.p2p.result;

import dev.parlor.games.GameId;
import dev.parlor.games.Outcome;
import dev.parlor.games.piles.PilesState;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.match.Closing;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The sheet of a finished match, as every replica builds it for itself. */
public final class MatchSheet {
  /** Matches of one table are counted from here. */
  public static final int FIRST_MATCH = 1;

  private MatchSheet() {}

  /**
   * The sheet of a match that has an outcome and a closing; empty before.
   *
   * @param table all who sit at the table, in seat order
   */
  public static Optional<ResultSheet> of(Bytes tid, List<Player> table, Match<?, ?> match) {
    if (!match.outcome().isPresent() || !match.closing().isPresent()) {
      return Optional.empty();
    }
    Outcome outcome = match.outcome().get();
    Closing closing = match.closing().get();
    List<Player> players = match.seating().of(table);
    GameId game = match.kit().game().id();
    List<Field> before = new ArrayList<>();
    List<Field> after = new ArrayList<>();
    if (match.state() instanceof PilesState piles) {
      before.add(new Field("OUTCOME", String.valueOf(piles.result())));
      before.add(new Field(ResultShape.unitsKey(game), String.valueOf(piles.openPiles().size())));
    } else {
      (ResultShape.unitsAfterPlayers(game) ? after : before)
          .add(new Field(ResultShape.unitsKey(game), String.valueOf(outcome.units())));
    }
    return Optional.of(
        new ResultSheet(
            game,
            id(tid, match.seating().number()),
            closing.time(),
            seed(closing.seeds()),
            head(match, closing, outcome, players),
            before,
            lines(game, outcome, players),
            after));
  }

  private static List<Field> head(
      Match<?, ?> match, Closing closing, Outcome outcome, List<Player> players) {
    List<Field> head = new ArrayList<>();
    head.add(new Field("TRANSCRIPT", closing.head().hex()));
    match
        .ticket()
        .ifPresent(
            ticket -> {
              head.add(new Field("STATION", ticket.args().get(0)));
              head.add(new Field("TICKET", ticket.args().get(1)));
            });
    for (Outcome.Standing standing : sorted(outcome)) {
      closing.absences().stream()
          .filter(absence -> absence.seat() == standing.seat())
          .map(absence -> AbsentLine.of(players.get(standing.seat()).callsign(), absence))
          .forEach(absent -> head.add(absent.field()));
    }
    return head;
  }

  /** By place, then by seat. */
  private static List<Outcome.Standing> sorted(Outcome outcome) {
    List<Outcome.Standing> standings = new ArrayList<>(outcome.standings());
    standings.sort(
        Comparator.comparingInt(Outcome.Standing::place).thenComparingInt(Outcome.Standing::seat));
    return standings;
  }

  private static List<PlayerLine> lines(GameId game, Outcome outcome, List<Player> players) {
    String scoreKey = ResultShape.scoreKey(game);
    List<PlayerLine> lines = new ArrayList<>();
    for (Outcome.Standing standing : sorted(outcome)) {
      Player player = players.get(standing.seat());
      List<Field> score =
          scoreKey.isEmpty()
              ? List.of()
              : List.of(new Field(scoreKey, String.valueOf(standing.score())));
      lines.add(
          new PlayerLine(player.callsign(), Keys.npub(player.npub()), standing.place(), score));
    }
    return lines;
  }

  /** The uuid (version 8) of a table's match. */
  public static String id(Bytes tid, int matchNumber) {
    byte[] hash =
        Hash.tagged("CARDGAME/v1/uuid", new Writer().bytes(tid).u32(matchNumber).toArray());
    hash[6] = (byte) ((hash[6] & 0x0f) | 0x80);
    hash[8] = (byte) ((hash[8] & 0x3f) | 0x80);
    String hex = Bytes.of(hash).hex();
    return hex.substring(0, 8)
        + '-'
        + hex.substring(8, 12)
        + '-'
        + hex.substring(12, 16)
        + '-'
        + hex.substring(16, 20)
        + '-'
        + hex.substring(20, 32);
  }

  private static String seed(List<Bytes> seeds) {
    Writer all = new Writer();
    seeds.forEach(all::bytes);
    return Bytes.of(Hash.tagged("CARDGAME/v1/seeds", all.toArray())).hex();
  }
}
