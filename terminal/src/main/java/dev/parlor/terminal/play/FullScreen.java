package dev.parlor.terminal.play;

import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.screen.Style;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.utils.NonBlockingReader;

/**
 * The whole terminal as one table: redrawn on every change and when the window changes its size.
 * The terminal is given back as it was, also on Ctrl-C.
 */
final class FullScreen implements Display {
  private static final int WIDTH = 80;
  private static final int HEIGHT = 24;

  /** In a higher window the table stands in the middle. */
  private static final int ENOUGH = 30;

  private static final int PAUSE_MILLIS = 900;
  private static final int FAST_MILLIS = 40;
  private static final int RESIZE_LOOK_MILLIS = 250;
  private static final int BACKSPACE = 8;
  private static final int DELETE = 127;
  private static final int ESCAPE = 27;
  private static final int END_OF_INPUT = 4;

  /** What a shell expects of a program that Ctrl-C has ended. */
  private static final int INTERRUPTED = 130;

  private final Terminal terminal;
  private final PrintStream out;
  private final Attributes before;
  private final Look look;
  private final String title;
  private final int pauseMillis;
  private final Thread restore = new Thread(this::giveBack);
  private Runnable redraw = () -> {};
  private Supplier<Optional<Pulse>> pulse = Optional::empty;
  private Optional<Pulse> shown = Optional.empty();
  private String message = "";
  private String typed = "";
  private boolean over;
  private org.jline.terminal.Size drawn = new org.jline.terminal.Size(0, 0);

  FullScreen(Terminal terminal, PrintStream out, Look look, String title, boolean fast) {
    this.pauseMillis = fast ? FAST_MILLIS : PAUSE_MILLIS;
    this.terminal = terminal;
    this.out = out;
    this.look = look;
    this.title = title;
    before = terminal.enterRawMode();
    Runtime.getRuntime().addShutdownHook(restore);
    terminal.handle(Terminal.Signal.INT, signal -> interrupted());
    out.print("\u001b[?1049h\u001b[2J");
  }

  /** Whether a table fits into this terminal. */
  static boolean fits(Terminal terminal) {
    return terminal.getWidth() >= WIDTH && terminal.getHeight() >= HEIGHT;
  }

  @Override
  public void follow(Supplier<Optional<Pulse>> beside) {
    pulse = beside;
  }

  @Override
  public <V> Optional<String> idle(GameScreen<V> screen, Scene<V> scene, BooleanSupplier outdated) {
    if (!pulse.get().isPresent()) {
      return Optional.of(""); // nobody else's time runs here
    }
    redraw = () -> draw(screen, scene);
    redraw.run();
    while (true) {
      int key = outdated.getAsBoolean() ? NonBlockingReader.READ_EXPIRED : key(outdated);
      if (key == NonBlockingReader.READ_EXPIRED) {
        return Optional.of("");
      } else if (key < 0 || key == END_OF_INPUT) {
        return Optional.empty();
      } else if (key == 'q' || key == '?') {
        return Optional.of(String.valueOf((char) key));
      }
    }
  }

  @Override
  public <V> void show(GameScreen<V> screen, Scene<V> scene, List<String> latest) {
    if (!latest.isEmpty()) {
      message = "";
    }
    redraw = () -> draw(screen, scene);
    redraw.run();
  }

  @Override
  public <V> Optional<String> ask(GameScreen<V> screen, Scene<V> scene, BooleanSupplier outdated) {
    redraw = () -> draw(screen, scene);
    redraw.run();
    while (true) {
      int key = key(outdated);
      if (key == NonBlockingReader.READ_EXPIRED) {
        return Optional.of(""); // what was typed so far stays
      }
      message = "";
      if (key < 0 || key == END_OF_INPUT) {
        return Optional.empty();
      } else if (key == '\r' || key == '\n') {
        return submit();
      } else if (key == BACKSPACE || key == DELETE) {
        typed = typed.substring(0, Math.max(0, typed.length() - 1));
      } else if (key == ESCAPE) {
        typed = "";
      } else if (key >= ' ') {
        typed += (char) key;
        if (complete(screen, scene)) {
          return submit();
        }
      }
      redraw.run();
    }
  }

  private Optional<String> submit() {
    String line = typed;
    typed = "";
    return Optional.of(line);
  }

  private <V> boolean complete(GameScreen<V> screen, Scene<V> scene) {
    String text = typed.trim().toLowerCase(java.util.Locale.ROOT);
    return text.equals("?")
        || text.equals("q")
        || (!text.isEmpty()
            && screen.read(text, scene) instanceof Typed.Move move
            && move.atOnce());
  }

  @Override
  public void refuse(String sentence) {
    message = sentence;
    redraw.run();
  }

  @Override
  public void page(List<String> lines) {
    Runnable table = redraw;
    redraw = () -> drawPage(lines);
    redraw.run();
    key();
    redraw = table;
  }

  @Override
  public void pause() {
    try {
      Thread.sleep(pauseMillis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void rest() {
    message = look.texts().text("play.anyKey");
    redraw.run();
    key();
  }

  @Override
  public void close() {
    Runtime.getRuntime().removeShutdownHook(restore);
    giveBack();
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void interrupted() {
    giveBack();
    System.exit(INTERRUPTED);
  }

  /** Only once, and nothing is drawn afterwards: it may come from another thread. */
  private synchronized void giveBack() {
    if (!over) {
      over = true;
      out.print("\u001b[0m\u001b[?25h\u001b[?1049l");
      out.flush();
      terminal.setAttributes(before);
    }
  }

  /** The next key; draws again whenever the window has changed its size meanwhile. */
  private int key() {
    return key(() -> false);
  }

  private int key(BooleanSupplier outdated) {
    try {
      int key = terminal.reader().read(RESIZE_LOOK_MILLIS);
      while (key == NonBlockingReader.READ_EXPIRED && !outdated.getAsBoolean()) {
        if (!terminal.getSize().equals(drawn) || !pulse.get().equals(shown)) {
          redraw.run();
        }
        key = terminal.reader().read(RESIZE_LOOK_MILLIS);
      }
      return key;
    } catch (IOException e) {
      return -1;
    }
  }

  private <V> void draw(GameScreen<V> screen, Scene<V> scene) {
    drawn = terminal.getSize();
    if (!fits(terminal)) {
      drawTooSmall();
      return;
    }
    Canvas canvas = sheet();
    int left = (canvas.width() - WIDTH) / 2;
    int rows = Math.min(canvas.height(), ENOUGH);
    int top = (canvas.height() - rows) / 2;
    Canvas table = new Canvas(WIDTH, rows - 4);
    String text = typed.trim().toLowerCase(java.util.Locale.ROOT);
    screen.paint(table, scene, text);
    canvas.put(left, top + 1, table);
    int bottom = top + rows - 3;
    shown = pulse.get();
    shown.ifPresent(beside -> putPulse(canvas, left, bottom, beside));
    if (!message.isEmpty()) {
      canvas.fill(left, bottom, WIDTH, 1, ' ', Style.TEXT);
      canvas.put(left + 2, bottom, message, Style.WARNING);
    }
    if (!scene.choices().isEmpty()) {
      Optional<String> preview = text.isEmpty() ? Optional.empty() : screen.preview(text, scene);
      Style style = preview.isPresent() ? Style.TURN : Style.STRONG;
      canvas.put(left + 2, bottom + 1, preview.orElseGet(() -> screen.keys(scene)), style);
      canvas.put(left + 2, bottom + 2, "> " + typed, Style.TURN);
    }
    String always = look.texts().text("play.keys.always");
    canvas.putRight(left + WIDTH - 2, bottom + 2, always, Style.QUIET);
    boolean asks = !scene.choices().isEmpty();
    String cursor = "\u001b[%d;%dH".formatted(bottom + 3, left + 5 + typed.length());
    send(canvas, asks ? Optional.of(cursor) : Optional.empty());
  }

  /** The shield in the bar above, the clocks below the table. */
  private void putPulse(Canvas canvas, int left, int bottom, Pulse beside) {
    String mark = beside.alarm() ? "! " : look.symbols() ? "✔ " : "* ";
    Style bar = beside.alarm() ? Style.BAR_WARNING : Style.BAR;
    canvas.putRight(left + WIDTH - 2, 0, mark + beside.shield(), bar);
    canvas.put(left + 2, bottom, beside.waiting(), beside.mine() ? Style.TURN : Style.QUIET);
    if (beside.pending()) {
      canvas.put(left + 2, bottom + 1, look.texts().text("live.pending"), Style.QUIET);
    }
  }

  private void drawTooSmall() {
    Canvas canvas = new Canvas(drawn.getColumns(), drawn.getRows());
    String words = look.texts().text("play.tooSmall", WIDTH, HEIGHT);
    canvas.putWrapped(0, 0, Math.max(1, drawn.getColumns()), words, Style.WARNING);
    send(canvas, Optional.empty());
  }

  private void drawPage(List<String> lines) {
    drawn = terminal.getSize();
    Canvas canvas = sheet();
    int longest = lines.stream().mapToInt(String::length).max().orElse(0);
    int margin = Math.max(0, Math.min(2, WIDTH - longest));
    int left = (canvas.width() - WIDTH) / 2 + margin;
    int y = 2;
    for (String line : lines) {
      canvas.put(left, y++, line, Style.TEXT); // as it was laid out
    }
    canvas.put(left, canvas.height() - 1, look.texts().text("play.anyKey"), Style.TURN);
    send(canvas, Optional.empty());
  }

  private Canvas sheet() {
    Canvas canvas =
        new Canvas(Math.max(WIDTH, drawn.getColumns()), Math.max(HEIGHT, drawn.getRows()));
    canvas.fill(0, 0, canvas.width(), 1, ' ', Style.BAR);
    canvas.put((canvas.width() - WIDTH) / 2 + 2, 0, title, Style.BAR);
    return canvas;
  }

  private void send(Canvas canvas, Optional<String> cursor) {
    List<String> rows = new ArrayList<>(canvas.styled(look.depth()));
    StringBuilder all = new StringBuilder("\u001b[?25l");
    for (int y = 0; y < rows.size(); y++) {
      all.append("\u001b[").append(y + 1).append(";1H").append(rows.get(y));
    }
    cursor.ifPresent(place -> all.append(place).append("\u001b[?25h"));
    write(all.toString());
  }

  private synchronized void write(String sequence) {
    if (!over) {
      out.print(sequence);
      out.flush();
    }
  }
}
