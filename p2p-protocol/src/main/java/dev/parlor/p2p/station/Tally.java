package dev.parlor.p2p.station;

import dev.parlor.games.GameId;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.p2p.result.ResultSheet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which of many results count, and why the others do not. The order of the results does not matter.
 */
public final class Tally {
  private static final long DAY = 86_400;

  private final List<ResultSheet> counted = new ArrayList<>();
  private final List<ResultSheet> unfinished = new ArrayList<>();
  private final Map<Judged, Uncounted> uncounted = new LinkedHashMap<>();

  private Tally() {}

  /** The results that are nobody's win or loss because somebody never came back; oldest first. */
  public List<ResultSheet> unfinished() {
    return Collections.unmodifiableList(unfinished);
  }

  /** The results that count, oldest first. */
  public List<ResultSheet> counted() {
    return Collections.unmodifiableList(counted);
  }

  public Map<Judged, Uncounted> uncounted() {
    return Collections.unmodifiableMap(uncounted);
  }

  public static Tally of(
      GameId game, List<Judged> results, RankingRules rules, Signatures signatures) {
    Tally tally = new Tally();
    List<Judged> good = new ArrayList<>();
    for (Judged judged : results) {
      ResultSheet sheet = judged.result().sheet();
      if (sheet.game().equals(game)) {
        Optional<Uncounted> against = rules.againstListing(sheet, signatures);
        if (!against.isPresent() && !judged.verification().stands()) {
          against = Optional.of(Uncounted.PARTIAL);
        } else if (!against.isPresent() && judged.overruled()) {
          against = Optional.of(Uncounted.TWO_TEXTS);
        }
        against.ifPresent(why -> tally.uncounted.put(judged, why));
        if (!against.isPresent()) {
          good.add(judged);
        }
      }
    }
    good.sort(
        Comparator.comparingLong((Judged one) -> one.result().sheet().time())
            .thenComparing(one -> one.result().sheet().content()));
    tally.count(good, rules);
    return tally;
  }

  private void count(List<Judged> good, RankingRules rules) {
    Map<String, Set<String>> texts = new HashMap<>();
    Map<String, Set<String>> witnessed = new HashMap<>();
    for (Judged one : good) {
      ResultSheet sheet = one.result().sheet();
      String end = sheet.standings();
      texts.computeIfAbsent(sheet.id(), id -> new HashSet<>()).add(end);
      if (one.witnessed()) {
        witnessed.computeIfAbsent(sheet.id(), id -> new HashSet<>()).add(end);
      }
    }
    // where the texts of one uuid come to different ends, the only one with a transcript counts
    witnessed.forEach(
        (id, ends) -> {
          if (ends.size() == 1) {
            texts.put(id, ends);
          }
        });
    Map<String, String> tickets = tickets(good, texts);
    Set<String> seen = new HashSet<>();
    Map<String, Integer> ofTheDay = new HashMap<>();
    for (Judged one : good) {
      ResultSheet sheet = one.result().sheet();
      if (!isOnly(sheet, texts)) {
        uncounted.put(one, Uncounted.TWO_TEXTS);
      } else if (seen.add(sheet.id())) {
        boolean free = rules.open() || rules.games().together(sheet.game());
        if (!free && !sheet.id().equals(tickets.get(ticket(sheet)))) {
          uncounted.put(one, Uncounted.USED_TICKET);
          continue;
        }
        boolean counts = one.verification().counts();
        int number = ofTheDay.merge(counts + " " + company(sheet), 1, Integer::sum);
        if (number > rules.perDay()) {
          uncounted.put(one, Uncounted.TOO_MANY);
        } else {
          (counts ? counted : unfinished).add(sheet);
        }
      }
    }
  }

  private static boolean isOnly(ResultSheet sheet, Map<String, Set<String>> texts) {
    return texts.getOrDefault(sheet.id(), Set.of()).equals(Set.of(sheet.standings()));
  }

  private static String ticket(ResultSheet sheet) {
    return sheet.get("TICKET").orElse("");
  }

  /**
   * For each ticket the match that uses it up: the first one with a transcript, otherwise the first
   * one.
   */
  private static Map<String, String> tickets(List<Judged> good, Map<String, Set<String>> texts) {
    Map<String, String> tickets = new HashMap<>();
    for (boolean witnessed : new boolean[] {true, false}) {
      for (Judged one : good) {
        ResultSheet sheet = one.result().sheet();
        if (one.witnessed() == witnessed && isOnly(sheet, texts)) {
          tickets.putIfAbsent(ticket(sheet), sheet.id());
        }
      }
    }
    return tickets;
  }

  /** The key for one set of players on one day. */
  private static String company(ResultSheet sheet) {
    Set<String> npubs = new TreeSet<>();
    for (PlayerLine player : sheet.players()) {
      npubs.add(player.npub());
    }
    return sheet.time() / DAY + " " + npubs;
  }
}
