package dev.parlor.terminal.play;

import dev.parlor.games.Outcome;
import dev.parlor.tables.scene.Finale;
import dev.parlor.tables.scene.Scene;
import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.table.Sentences;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Says how a match ended, in words for a person and as JSON for programs. */
final class Finish {
  private Finish() {}

  /**
   * Who won and with how much, then everybody by place. A game that all win or lose together has no
   * places.
   */
  static List<String> words(Scene scene, Sentences sentences) {
    Finale finale = scene.finale().orElseThrow();
    List<String> lines = new ArrayList<>();
    lines.add(sentences.say(finale.won(), scene));
    List<Finale.Standing> byPlace = new ArrayList<>(finale.standings());
    byPlace.sort(Comparator.comparingInt(Finale.Standing::place));
    boolean apart = byPlace.stream().map(Finale.Standing::place).distinct().count() > 1;
    for (Finale.Standing each : apart ? byPlace : List.<Finale.Standing>of()) {
      String score = sentences.say(each.score(), scene);
      String name = sentences.name(each.seat(), scene);
      lines.add("  " + each.place() + ". " + name + (score.isEmpty() ? "" : ": " + score));
    }
    return lines;
  }

  static JsonLine json(Outcome outcome, Scene scene, Sentences sentences) {
    List<JsonLine> players = new ArrayList<>();
    for (Outcome.Standing each : outcome.standings()) {
      players.add(
          new JsonLine()
              .with("seat", each.seat())
              .with("player", sentences.name(each.seat(), scene))
              .with("place", each.place())
              .with("score", each.score()));
    }
    return Voice.event("over")
        .with("won", sentences.say(scene.finale().orElseThrow().won(), scene))
        .with("players", players);
  }
}
