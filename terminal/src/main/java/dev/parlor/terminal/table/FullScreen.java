package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Table;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** The whole terminal as one table: drawn again on every change and when the window changes. */
final class FullScreen implements Display {
  static final int WIDTH = 80;
  static final int HEIGHT = 24;

  private static final int MOST_COLUMNS = 120;
  private static final int MOST_ROWS = 40;
  private static final int AROUND = 4; // the bar above, and three lines below
  private static final int SLICE_MILLIS = 50;

  private final Screen screen;
  private final String title;
  private final LongSupplier clock;
  private @Nullable Table<?> table;
  private @Nullable KeyLine line;
  private @Nullable Sentences sentences;
  private @Nullable Scene scene;
  private List<Phrase> log = List.of();
  private boolean asked;
  private boolean resting;
  private boolean offers; // another match
  private long second;
  private int columns;
  private int rows;

  FullScreen(Screen screen, String title, LongSupplier clock) {
    this.screen = screen;
    this.title = title;
    this.clock = clock;
  }

  @Override
  public void sit(Table<?> at, Sentences in) {
    table = at;
    line = new KeyLine(at);
    sentences = in;
    asked = false;
  }

  @Override
  public Sentences suited(Sentences all) {
    return all;
  }

  @Override
  public boolean needsNoTime() {
    return false;
  }

  /** What was typed before there was a question is no answer to it. */
  @Override
  public void show(Scene now, List<Phrase> told, List<Phrase> latest) {
    scene = now;
    log = told;
    draw();
    boolean asks = table().asks();
    if (asks && (!asked || line().hasMoved())) {
      screen.drain();
      line().begin();
      if (!asked) {
        screen.ring();
      }
      draw();
    }
    asked = asks;
  }

  @Override
  public Wish await(long millis) {
    long left = millis;
    do {
      int key = screen.key(Math.min(SLICE_MILLIS, Math.max(1, left)));
      if (key != Screen.NOTHING) {
        return pressed(key);
      }
      left -= SLICE_MILLIS;
      if (isOutdated()) {
        draw();
      }
    } while (left > 0);
    return Wish.NONE;
  }

  private boolean isOutdated() {
    boolean clocks = scene != null && !scene.clocks().isEmpty();
    return screen.columns() != columns
        || screen.rows() != rows
        || (clocks && clock.getAsLong() / 1000 != second);
  }

  private Wish pressed(int key) {
    Wish wish = line().pressed(key, isHolding());
    if (wish == Wish.NONE) {
      draw(); // what stands on the line
    }
    return wish;
  }

  @Override
  public String typed() {
    return line().typed();
  }

  @Override
  public void page(List<String> lines) {
    screen.drain();
    int key = Screen.NOTHING;
    while (key == Screen.NOTHING) {
      drawPage(lines);
      key = screen.key(SLICE_MILLIS * 5);
    }
  }

  @Override
  public void card(List<String> lines, long millis) {
    screen.drain();
    long until = clock.getAsLong() + millis;
    int key = Screen.NOTHING;
    while (key == Screen.NOTHING && clock.getAsLong() < until) {
      drawPage(lines);
      key = screen.key(SLICE_MILLIS * 5);
    }
  }

  @Override
  public boolean rest(Scene last, boolean another) {
    resting = true;
    offers = another;
    scene = last;
    screen.drain();
    draw();
    int key = Screen.NOTHING;
    while (key == Screen.NOTHING || key == Screen.OTHER) {
      key = screen.key(SLICE_MILLIS * 5);
      if (isOutdated() || key == Screen.OTHER) {
        draw();
      }
    }
    resting = false;
    return another && (key == 'r' || key == 'R');
  }

  @Override
  public void close() {
    screen.close();
  }

  private boolean isHolding() {
    return scene != null && scene.beat().filter(beat -> !beat.strip()).isPresent();
  }

  private Table<?> table() {
    return Objects.requireNonNull(table);
  }

  private KeyLine line() {
    return Objects.requireNonNull(line);
  }

  private void draw() {
    columns = screen.columns();
    rows = screen.rows();
    second = clock.getAsLong() / 1000;
    Sentences in = Objects.requireNonNull(sentences);
    if (columns < WIDTH || rows < HEIGHT) {
      Canvas canvas = new Canvas(columns, rows);
      String words = in.texts().text("play.tooSmall", WIDTH, HEIGHT);
      canvas.putWrapped(0, 0, Math.max(1, columns), words, Style.WARNING);
      screen.show(canvas, Optional.empty());
    } else if (scene != null) {
      drawTable(scene, in);
    }
  }

  private void drawTable(Scene now, Sentences in) {
    String text = line().text();
    String clean = text.isEmpty() ? "" : Typing.clean(text);
    Typing typing = new Typing(table());
    Scene shown = typing.preview(clean).orElse(now);
    int width = Math.min(MOST_COLUMNS, columns);
    int height = Math.min(MOST_ROWS, rows);
    int left = (columns - width) / 2;
    int top = (rows - height) / 2;
    Canvas canvas = sheet();
    Canvas field = new Canvas(width, height - AROUND);
    Painter.paint(field, shown, in, in.say(log, now));
    canvas.put(left, top + 1, field);
    BottomPart bottom = new BottomPart(canvas, left, top + height - 3, width, in);
    String promise = in.say(typing.promise(clean), now);
    bottom.shield(now.trust());
    bottom.paint(now, clock.getAsLong(), table().isHurried());
    if (resting) {
      bottom.rest(now, offers);
    } else if (table().asks()) {
      bottom.keys(promise.isEmpty() ? Typing.keys(table(), shown, in) : "", promise);
      bottom.input(text);
    }
    boolean cursor = table().asks() && !resting;
    screen.show(
        canvas,
        cursor
            ? Optional.of(new Screen.Spot(left + 4 + text.length(), top + height - 1))
            : Optional.empty());
  }

  private void drawPage(List<String> lines) {
    columns = screen.columns();
    rows = screen.rows();
    Sentences in = Objects.requireNonNull(sentences);
    Canvas canvas = sheet();
    int longest = lines.stream().mapToInt(String::length).max().orElse(0);
    int left = (canvas.width() - WIDTH) / 2 + Math.max(0, Math.min(2, WIDTH - longest));
    int y = 2;
    for (String line : new ArrayList<>(lines)) {
      canvas.put(left, y++, line, Style.TEXT); // as it was laid out
    }
    canvas.put(left, canvas.height() - 1, in.texts().text("play.anyKey"), Style.TURN);
    screen.show(canvas, Optional.empty());
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
