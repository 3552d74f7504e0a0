package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Table;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.Style;
import java.util.List;
import java.util.Optional;

/** The whole picture of a terminal of this size: a table, or a page of text. */
final class FullPicture {
  static final int WIDTH = 80;
  static final int HEIGHT = 24;

  private static final int MOST_COLUMNS = 120;
  private static final int MOST_ROWS = 40;
  private static final int AROUND = 4; // the bar above, and three lines below

  private final int columns;
  private final int rows;
  private final String title;
  private final Sentences sentences;

  FullPicture(int columns, int rows, String title, Sentences sentences) {
    this.columns = columns;
    this.rows = rows;
    this.title = title;
    this.sentences = sentences;
  }

  boolean fits() {
    return columns >= WIDTH && rows >= HEIGHT;
  }

  Canvas tooSmall() {
    Canvas canvas = new Canvas(columns, rows);
    String words = sentences.texts().text("play.tooSmall", WIDTH, HEIGHT);
    canvas.putWrapped(0, 0, Math.max(1, columns), words, Style.WARNING);
    return canvas;
  }

  /**
   * @param end what can be done when the match is over; empty while it is played
   */
  Canvas table(
      Table<?> table, Scene now, List<Phrase> log, KeyLine line, Optional<String> end, long time) {
    String text = line.text();
    String clean = text.isEmpty() ? "" : Typing.clean(text);
    Typing typing = new Typing(table);
    Scene shown = typing.preview(clean).orElse(now);
    Canvas canvas = sheet();
    Canvas field = new Canvas(width(), height() - AROUND);
    Painter.paint(field, shown, sentences, sentences.say(log, now));
    canvas.put(left(), top() + 1, field);
    BottomPart bottom = new BottomPart(canvas, left(), bottom() - 2, width(), sentences);
    bottom.shield(now.trust());
    bottom.paint(now, time, table);
    if (end.isPresent()) {
      bottom.rest(now, line.isSaying() ? Saying.choices(sentences, now) : end.get());
    } else if (line.isSaying()) {
      bottom.keys(Saying.choices(sentences, now), "");
    } else if (table.asks()) {
      String promise = sentences.say(typing.promise(clean), now);
      bottom.keys(promise.isEmpty() ? Typing.keys(table, shown, sentences) : "", promise);
      bottom.input(text);
    } else if (Tidings.waitsForComputers(table, now)) {
      bottom.waiting(table);
    }
    return canvas;
  }

  /** Where the cursor stands behind what is typed. */
  Optional<Screen.Spot> cursor(String text) {
    return Optional.of(new Screen.Spot(left() + 4 + text.length(), bottom()));
  }

  Canvas page(List<String> lines) {
    Canvas canvas = sheet();
    int longest = lines.stream().mapToInt(String::length).max().orElse(0);
    int left = (canvas.width() - WIDTH) / 2 + Math.max(0, Math.min(2, WIDTH - longest));
    int y = 2;
    for (String line : lines) {
      canvas.put(left, y++, line, Style.TEXT); // as it was laid out
    }
    canvas.put(left, canvas.height() - 1, sentences.texts().text("play.anyKey"), Style.TURN);
    return canvas;
  }

  private int width() {
    return Math.min(MOST_COLUMNS, columns);
  }

  private int height() {
    return Math.min(MOST_ROWS, rows);
  }

  private int left() {
    return (columns - width()) / 2;
  }

  private int top() {
    return (rows - height()) / 2;
  }

  private int bottom() {
    return top() + height() - 1;
  }

  private Canvas sheet() {
    Canvas canvas = new Canvas(Math.max(WIDTH, columns), Math.max(HEIGHT, rows));
    int width = Math.min(MOST_COLUMNS, canvas.width());
    int top = (canvas.height() - Math.min(MOST_ROWS, canvas.height())) / 2;
    canvas.fill(0, top, canvas.width(), 1, ' ', Style.BAR);
    canvas.put((canvas.width() - width) / 2 + 2, top, title, Style.BAR);
    return canvas;
  }
}
