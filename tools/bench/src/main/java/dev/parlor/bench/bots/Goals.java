package dev.parlor.bench.bots;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.bot.Level;
import dev.parlor.games.bot.Settings;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.tables.bots.BotFile;
import dev.parlor.tables.kit.TableKit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the best level of each game must reach beyond beating the level below. */
final class Goals {
  private static final int HANDS = 25;
  private static final double MOST_UNEVEN = 0.05;

  private Goals() {}

  static <S> Map<String, Finding> of(
      TableKit<S, ?> kit, ComputerPlayer<S> expert, BotFile levels, int matches, long seed) {
    Map<String, Finding> goals = new LinkedHashMap<>();
    Measure<S> measure = new Measure<>(kit, seed);
    Contest<S> contest = measure.contest(Map.of());
    ComputerPlayer<S> medium = kit.computers().with(levels.settings(Level.MEDIUM, ""));
    switch (kit.id()) {
      case "poker" -> poker(measure, expert, medium, matches * HANDS, goals);
      case "blackjack" ->
          goals.put(
              "expert over flat basic strategy",
              Finding.wins(contest.wins(expert, flat(kit), matches), 55));
      case "romme" -> {
        goals.put("expert over medium", Finding.wins(contest.wins(expert, medium, matches), 60));
        ComputerPlayer<S> easy = kit.computers().with(levels.settings(Level.EASY, ""));
        goals.put(
            "a beginner over easy", Finding.wins(contest.wins(beginner(kit), easy, matches), 40));
      }
      case "recall" -> {
        goals.put("expert over medium", Finding.wins(contest.wins(expert, medium, matches), 60));
        even(contest.bySeat(expert, 3, matches * 3), goals);
      }
      case "piles" ->
          goals.put(
              "expert alone",
              Finding.wins(
                  contest.alone(expert, matches * HANDS, over -> Measure.home(over, true)), 42.5));
      default -> {}
    }
    return goals;
  }

  @SuppressWarnings("unchecked") // rivals of the game whose id was asked for
  private static <S> void poker(
      Measure<S> measure,
      ComputerPlayer<S> expert,
      ComputerPlayer<S> medium,
      int pairs,
      Map<String, Finding> goals) {
    Contest<S> contest = measure.contest(Map.of("handLimit", "1"));
    Map<String, ComputerPlayer<S>> rivals = new LinkedHashMap<>();
    rivals.put("medium", medium);
    for (Map.Entry<String, ComputerPlayer<HoldemState>> rival : Rivals.all().entrySet()) {
      rivals.put(rival.getKey(), (ComputerPlayer<S>) (ComputerPlayer<?>) rival.getValue());
    }
    rivals.forEach(
        (name, rival) ->
            goals.put(
                "expert over " + name,
                Finding.gain(
                    contest.gains(expert, rival, pairs), 100 / Measure.BIG_BLIND, "bb/100", 10)));
  }

  private static <S> ComputerPlayer<S> flat(TableKit<S, ?> kit) {
    return kit.computers().with(new Settings(Map.of("betting", 0.0)));
  }

  /** Somebody who lays what he happens to see and throws away what looks dear. */
  private static <S> ComputerPlayer<S> beginner(TableKit<S, ?> kit) {
    return kit.computers()
        .with(
            new Settings(
                Map.of(
                    "overlooks_melds", 0.5,
                    "overlooks_lay_offs", 0.8,
                    "passes_useful_discard", 0.6,
                    "careless_discard", 0.4,
                    "worth_of_a_partner", 1.0,
                    "fear_of_gifts", 0.0)));
  }

  private static void even(List<Score> seats, Map<String, Finding> goals) {
    for (int seat = 0; seat < seats.size(); seat++) {
      Score score = seats.get(seat);
      double off = Math.abs(score.mean() - 1.0 / seats.size());
      goals.put(
          "three experts, seat " + (seat + 1),
          new Finding(
              100 * score.mean(),
              100 * score.margin(),
              "% won",
              score.count(),
              "a third",
              off < Math.max(MOST_UNEVEN, score.margin())));
    }
  }
}
