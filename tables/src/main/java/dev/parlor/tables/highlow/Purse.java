package dev.parlor.tables.highlow;

import dev.parlor.games.card.Card;
import dev.parlor.games.highlow.ParlorHand;
import dev.parlor.games.highlow.ParlorVerdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a player owns in the parlor of this device, and what lies in its pot.
 *
 * @param counts how many hands fell which way, how many pots were won, and how often the parlor
 *     gave new coins
 * @param bets the last ones, the latest last: coins, how it fell, the third card
 */
record Purse(int coins, int pot, Map<String, Integer> counts, List<String> bets) {
  static final String POTS = "pots";
  static final String GIFTS = "gifts";

  /** How many coins a player needs at least: a post on the smallest bet costs twice ten. */
  private static final int LEAST = 20;

  private static final int FIRST_COINS = 500;
  private static final int FIRST_POT = 50;
  private static final int BETS = 20;

  Purse {
    counts = Map.copyOf(counts);
    bets = List.copyOf(bets);
  }

  /** Reads a purse. Lines that are missing or can't be read give the purse of somebody new. */
  static Purse read(List<String> lines) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    List<String> bets = new ArrayList<>();
    for (String line : lines) {
      if (line.matches("[a-z]{1,10} [0-9]{1,9}")) {
        int space = line.indexOf(' ');
        numbers.put(line.substring(0, space), Integer.valueOf(line.substring(space + 1)));
      } else if (line.matches("bet [0-9]{1,9} (WIN|LOSE|POST) [2-9TJQKA][cdhs]")) {
        bets.add(line.substring("bet ".length()));
      }
    }
    Integer coins = numbers.remove("coins");
    Integer pot = numbers.remove("pot");
    return new Purse(
        coins == null ? FIRST_COINS : coins,
        pot == null || pot < 1 ? FIRST_POT : pot,
        numbers,
        bets.subList(Math.max(0, bets.size() - BETS), bets.size()));
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>(List.of("coins " + coins, "pot " + pot));
    counts.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(each -> lines.add(each.getKey() + " " + each.getValue()));
    bets.forEach(bet -> lines.add("bet " + bet));
    return lines;
  }

  /** The purse at the door. A player who can't bet any more is given what everybody began with. */
  Purse atTheDoor() {
    return !isEmpty(coins) ? this : new Purse(FIRST_COINS, pot, counts, bets).counting(GIFTS);
  }

  static boolean isEmpty(int coins) {
    return coins < LEAST;
  }

  Purse holding(int nowCoins, int nowPot) {
    return new Purse(nowCoins, nowPot, counts, bets);
  }

  Purse having(ParlorHand hand) {
    Card third = hand.third();
    ParlorVerdict verdict = hand.verdict();
    if (third == null || verdict == null) {
      return this;
    }
    List<String> more = new ArrayList<>(bets);
    more.add(hand.bet() + " " + verdict + " " + third);
    return new Purse(coins, pot, counts, more.subList(Math.max(0, more.size() - BETS), more.size()))
        .counting(key(verdict));
  }

  static String key(ParlorVerdict verdict) {
    return switch (verdict) {
      case WIN -> "wins";
      case LOSE -> "losses";
      case POST -> "posts";
    };
  }

  Purse counting(String what) {
    Map<String, Integer> more = new LinkedHashMap<>(counts);
    more.merge(what, 1, Integer::sum);
    return new Purse(coins, pot, more, bets);
  }

  int count(String what) {
    return counts.getOrDefault(what, 0);
  }
}
