package dev.parlor.bench.bots;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.bot.Level;
import dev.parlor.games.poker.HoldemState;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** What the best level of each game must reach beyond beating the level below. */
final class Goals {
  private static final int HANDS = 25;
  private static final double BIG_BLINDS = 10;
  private static final double MOST_UNEVEN = 0.05;

  private Goals() {}

  static <S> void none(
      ProvingGround<S> field, Players<S> players, int matches, BiConsumer<String, Measured> tell) {}

  @SuppressWarnings("unchecked") // rivals of the one game that is measured by this
  static <S> void poker(
      ProvingGround<S> field, Players<S> players, int matches, BiConsumer<String, Measured> tell) {
    ComputerPlayer<S> expert = players.of(Level.EXPERT);
    int pairs = matches * HANDS;
    tell.accept(
        "expert over medium",
        Comparisons.chips(field, expert, players.of(Level.MEDIUM), pairs, BIG_BLINDS));
    for (Map.Entry<String, ComputerPlayer<HoldemState>> each : SimpleRivals.all().entrySet()) {
      ComputerPlayer<S> rival = (ComputerPlayer<S>) (ComputerPlayer<?>) each.getValue();
      tell.accept(
          "expert over " + each.getKey(),
          Comparisons.chips(field, expert, rival, pairs, BIG_BLINDS));
    }
  }

  static <S> void blackjack(
      ProvingGround<S> field, Players<S> players, int matches, BiConsumer<String, Measured> tell) {
    ComputerPlayer<S> flat = players.with(Map.of("betting", 0.0));
    Score score = field.contest(Map.of()).wins(players.of(Level.EXPERT), flat, matches);
    tell.accept("expert over flat basic strategy", Measured.wins(score, 55));
  }

  static <S> void romme(
      ProvingGround<S> field, Players<S> players, int matches, BiConsumer<String, Measured> tell) {
    overMedium(field, players, matches, tell);
    Score score = field.contest(Map.of()).wins(beginner(players), players.of(Level.EASY), matches);
    tell.accept("a beginner over easy", Measured.wins(score, 40));
  }

  static <S> void recall(
      ProvingGround<S> field, Players<S> players, int matches, BiConsumer<String, Measured> tell) {
    overMedium(field, players, matches, tell);
    even(field.contest(Map.of()).bySeat(players.of(Level.EXPERT), 3, matches * 3), tell);
  }

  static <S> void piles(
      ProvingGround<S> field, Players<S> players, int matches, BiConsumer<String, Measured> tell) {
    Score score =
        field.contest(Map.of()).alone(players.of(Level.EXPERT), matches * HANDS, Comparisons.WON);
    tell.accept("expert alone", Measured.wins(score, 43));
  }

  private static <S> void overMedium(
      ProvingGround<S> field, Players<S> players, int matches, BiConsumer<String, Measured> tell) {
    Score score =
        field.contest(Map.of()).wins(players.of(Level.EXPERT), players.of(Level.MEDIUM), matches);
    tell.accept("expert over medium", Measured.wins(score, 60));
  }

  /** A player that lays only the melds it happens to see and throws away cards that look dear. */
  private static <S> ComputerPlayer<S> beginner(Players<S> players) {
    return players.with(
        Map.of(
            "overlooks_melds", 0.5,
            "overlooks_lay_offs", 0.8,
            "passes_useful_discard", 0.6,
            "careless_discard", 0.4,
            "worth_of_a_partner", 1.0,
            "fear_of_gifts", 0.0));
  }

  private static void even(List<Score> seats, BiConsumer<String, Measured> tell) {
    for (int seat = 0; seat < seats.size(); seat++) {
      Score score = seats.get(seat);
      double off = Math.abs(score.mean() - 1.0 / seats.size());
      tell.accept(
          "three experts, seat " + (seat + 1),
          new Measured(
              100 * score.mean(),
              100 * score.margin(),
              "% won",
              score.count(),
              "a third",
              off < Math.max(MOST_UNEVEN, score.margin())));
    }
  }
}
