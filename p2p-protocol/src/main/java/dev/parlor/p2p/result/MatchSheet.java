package dev.parlor.p2p.result;

import dev.parlor.games.Outcome;
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
  /** The number of the first match of a table. */
  public static final int FIRST_MATCH = 1;

  private MatchSheet() {}

  /**
   * The sheet of a match that has an outcome and a closing; empty before.
   *
   * @param table all who sit at the table, in seat order
   */
  public static <S> Optional<ResultSheet> of(Bytes tid, List<Player> table, Match<S, ?> match) {
    if (!match.outcome().isPresent() || !match.ending().closing().isPresent()) {
      return Optional.empty();
    }
    Outcome outcome = match.outcome().get();
    Closing closing = match.ending().closing().get();
    List<Player> players = match.seating().of(table);
    String score = match.kit().sheet().score();
    List<Field> before = new ArrayList<>();
    List<Field> after = new ArrayList<>();
    (match.kit().sheet().behind() ? after : before).addAll(ownLines(match, outcome));
    return Optional.of(
        new ResultSheet(
            match.kit().id(),
            id(tid, match.seating().number()),
            closing.time(),
            seed(closing.seeds()),
            head(match, closing, outcome, players),
            before,
            lines(score, outcome, players),
            after));
  }

  private static <S> List<Field> ownLines(Match<S, ?> match, Outcome outcome) {
    List<String> keys = match.kit().sheet().lines();
    List<String> values = match.kit().sheetValues(match.state(), outcome);
    List<Field> lines = new ArrayList<>();
    for (int line = 0; line < keys.size(); line++) {
      lines.add(new Field(keys.get(line), values.get(line)));
    }
    return lines;
  }

  private static List<Field> head(
      Match<?, ?> match, Closing closing, Outcome outcome, List<Player> players) {
    List<Field> head = new ArrayList<>();
    head.add(new Field("TRANSCRIPT", closing.head().hex()));
    match
        .ending()
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
    redrawn(closing, outcome, players).ifPresent(head::add);
    return head;
  }

  /**
   * The line {@code REDRAWN: <callsign> <n>, ...}: whose silence made draws be made anew, and how
   * often.
   */
  private static Optional<Field> redrawn(Closing closing, Outcome outcome, List<Player> players) {
    List<String> all = new ArrayList<>();
    for (Outcome.Standing standing : sorted(outcome)) {
      int times = closing.redrawn().getOrDefault(standing.seat(), 0);
      if (times > 0) {
        all.add(players.get(standing.seat()).callsign() + " " + times);
      }
    }
    return all.isEmpty()
        ? Optional.empty()
        : Optional.of(new Field("REDRAWN", String.join(", ", all)));
  }

  /** The standings in the order of places, and of seats within a place. */
  private static List<Outcome.Standing> sorted(Outcome outcome) {
    List<Outcome.Standing> standings = new ArrayList<>(outcome.standings());
    standings.sort(
        Comparator.comparingInt(Outcome.Standing::place).thenComparingInt(Outcome.Standing::seat));
    return standings;
  }

  private static List<PlayerLine> lines(String scoreKey, Outcome outcome, List<Player> players) {
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
