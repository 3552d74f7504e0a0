package dev.parlor.tables.kit;

import dev.parlor.games.Outcome;
import dev.parlor.tables.scene.Finale;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;

/** How a match between rivals ended. */
public final class Finales {
  private Finales() {}

  /**
   * The end of a match with everybody in order of place. One sentence names the winner with his
   * score, or those who share the first place.
   *
   * @param score a score with its unit
   */
  public static Finale ranked(Outcome outcome, IntFunction<Phrase> score) {
    List<Outcome.Standing> byPlace = new ArrayList<>(outcome.standings());
    byPlace.sort(
        Comparator.comparingInt(Outcome.Standing::place).thenComparingInt(Outcome.Standing::seat));
    List<Finale.Standing> standings = new ArrayList<>();
    List<Object> winners = new ArrayList<>();
    for (Outcome.Standing each : byPlace) {
      standings.add(new Finale.Standing(each.place(), each.seat(), score.apply(each.score())));
      if (each.place() == 1) {
        winners.add(Phrase.who(each.seat()));
      }
    }
    Phrase best = standings.get(0).score();
    Phrase won =
        winners.size() == 1
            ? Phrase.of("end.won", winners.get(0), best)
            : Phrase.of("end.shared", winners, best);
    return new Finale(won, standings);
  }
}
