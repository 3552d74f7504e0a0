package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Clock;
import dev.parlor.tables.scene.Finale;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Trust;
import dev.parlor.tables.sitting.Table;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.Style;
import dev.parlor.terminal.shell.Texts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** The three lines below a table: what is to be done, what may be typed, what is being typed. */
final class BottomPart {
  private final Canvas canvas;
  private final int x;
  private final int y;
  private final int width;
  private final Sentences sentences;
  private final Texts texts;

  BottomPart(Canvas canvas, int x, int y, int width, Sentences sentences) {
    this.canvas = canvas;
    this.x = x;
    this.y = y;
    this.width = width;
    this.sentences = sentences;
    texts = sentences.texts();
  }

  /** Draws in the bar above the table why the cards can be trusted, or who lied. */
  void shield(Trust trust) {
    boolean lied = trust.shield() == Trust.Shield.BROKEN;
    String words = texts.text("shield." + trust.shield().name());
    String mark = lied ? "! " : sentences.look().symbols() ? "✔ " : "* ";
    boolean holds = trust.shield() == Trust.Shield.SHUFFLED || trust.shield() == Trust.Shield.COINS;
    int top = y + 3 - Math.min(canvas.height(), 40);
    canvas.putRight(
        x + width - 2,
        Math.max(0, top),
        (lied || holds ? mark : "") + words,
        lied ? Style.BAR_WARNING : Style.BAR);
  }

  void paint(Scene scene, long now, Table<?> table) {
    String clocks = clocks(scene, now, sentences).stream().collect(Collectors.joining("  "));
    int room = width - 4 - (clocks.isEmpty() ? 0 : clocks.length() + 2);
    boolean mine = isMine(scene);
    canvas.putRight(x + width - 2, y, clocks, mine ? Style.TURN : Style.QUIET);
    put(y, room, above(scene), aboveStyle(scene));
    boolean holds = scene.beat().filter(beat -> !beat.strip()).isPresent();
    if (holds || table.isHurried()) {
      String words = texts.text((holds ? "play.goOn." : "play.hurried.") + whoWaits(table));
      put(y + 1, width - 4, words, Style.QUIET);
    }
    canvas.putRight(x + width - 2, y + 2, texts.text(keys(scene, table.isHeard())), Style.QUIET);
  }

  /**
   * Who waits, for the line below the table: a watcher waits for no turn, and a player who is out
   * waits for the end.
   */
  private static String whoWaits(Table<?> table) {
    return !table.isPlayed() ? "watched" : table.isOut() ? "out" : "turn";
  }

  /** The keys that are named. A watcher gets no advice. */
  private static String keys(Scene scene, boolean heard) {
    if (scene.viewer() == Scene.ONLOOKER) {
      return "play.keys.watching";
    }
    return heard ? "play.keys.among" : "play.keys.always";
  }

  private String above(Scene scene) {
    if (!scene.refusal().isNone()) {
      return sentences.say(scene.refusal(), scene);
    } else if (scene.beat().isPresent()) {
      return sentences.say(scene.beat().get().said(), scene);
    } else if (!scene.trust().verdicts().isEmpty()) {
      return sentences.say(
          scene.trust().verdicts().get(scene.trust().verdicts().size() - 1), scene);
    } else if (!scene.link().isNone()) {
      return sentences.say(scene.link(), scene);
    }
    return sentences.say(scene.prompt(), scene);
  }

  private static Style aboveStyle(Scene scene) {
    boolean warns = !scene.refusal().isNone() || !scene.trust().verdicts().isEmpty();
    return scene.refusal().isNone() && scene.beat().isPresent()
        ? Style.TURN
        : warns ? Style.WARNING : Style.STRONG;
  }

  private static boolean isMine(Scene scene) {
    return scene.clocks().stream()
        .anyMatch(
            clock -> clock.kind() == Clock.Kind.WINDOW || clock.target().owner() == scene.viewer());
  }

  /** What runs out, the soonest first, in minutes and seconds. */
  static List<String> clocks(Scene scene, long now, Sentences sentences) {
    List<Clock> running = new ArrayList<>(scene.clocks());
    running.sort(Comparator.comparingLong(Clock::ends));
    List<String> words = new ArrayList<>();
    for (Clock clock : running) {
      words.add(words(clock, scene, now, sentences));
    }
    return words.stream().distinct().limit(2).collect(Collectors.toList());
  }

  /** {@code Your time: 0:24}. */
  private static String words(Clock clock, Scene scene, long now, Sentences sentences) {
    return sentences.say(clock.what(), scene) + ": " + left(clock.left(now));
  }

  /** Minutes and seconds, rounded up, so that what is shown as over is over. */
  static String left(long millis) {
    long seconds = (millis + 999) / 1000;
    return seconds / 60 + ":" + (seconds % 60 < 10 ? "0" : "") + seconds % 60;
  }

  /** What may be typed, or what Enter would do. */
  void keys(String keys, String promise) {
    List<String> lines = Canvas.wrap(keys, width - 4);
    if (promise.isEmpty()) {
      put(y + 1, width - 4, lines.get(0), Style.STRONG);
    } else {
      put(y + 1, width - 4, texts.text("play.promise", promise), Style.TURN);
    }
  }

  /** Tells how to wait less while computers play. */
  void waiting(Table<?> table) {
    put(y + 1, width - 4, texts.text("play.waiting." + whoWaits(table)), Style.QUIET);
  }

  void input(String text) {
    canvas.put(x + 2, y + 2, "> " + text, Style.TURN);
  }

  /** Who has won, and what may be done next. */
  void rest(Scene scene, String keys) {
    String won = scene.finale().map(Finale::won).map(said -> sentences.say(said, scene)).orElse("");
    canvas.fill(x, y, width, 3, ' ', Style.TEXT);
    put(y, width - 4, won, Style.TURN);
    put(y + 1, width - 4, keys, Style.STRONG);
  }

  private void put(int row, int room, String words, Style style) {
    String end = sentences.look().symbols() ? "…" : ".";
    String fits = words.length() <= room ? words : words.substring(0, Math.max(0, room - 1)) + end;
    canvas.put(x + 2, row, fits, style);
  }
}
