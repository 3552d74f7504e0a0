package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Table;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.shell.Texts;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Shows one table on the whole terminal, and draws it again when it or the window changes. */
final class FullScreen implements Display {
  private static final int SLICE_MILLIS = 50;
  private static final int GLANCE_MILLIS = 250;
  private static final long UNTIL_A_KEY = Long.MAX_VALUE / 2;

  private final Screen screen;
  private final String title;
  private final LongSupplier clock;
  private @Nullable Seat seat;
  private @Nullable Scene scene;
  private List<Phrase> log = List.of();
  private Optional<String> end = Optional.empty(); // what can be done at the end
  private boolean asked;
  private boolean hurried; // whether nothing has to be seen any more
  private long second;
  private int columns;
  private int rows;

  /** The table that is shown, with what belongs to it. */
  private record Seat(
      Table<?> table,
      KeyLine line,
      Typing typing,
      Tidings tidings,
      Sentences sentences,
      List<String> rules) {}

  FullScreen(Screen screen, String title, LongSupplier clock) {
    this.screen = screen;
    this.title = title;
    this.clock = clock;
  }

  @Override
  public void sit(Table<?> at, Sentences in, List<String> rules) {
    seat = new Seat(at, new KeyLine(at), new Typing(at), new Tidings(at), in, List.copyOf(rules));
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

  @Override
  public End play(BooleanSupplier broken, Aftermath ending) {
    Table<?> table = seat().table();
    while (!broken.getAsBoolean()) {
      look();
      Scene now = scene;
      if (now != null && Tidings.isOver(now)) {
        return rests(ending, now.viewer() >= 0, Long.MAX_VALUE);
      }
      long patience = table.wakeAt() - clock.getAsLong();
      Wish wish = await(Math.max(0, Math.min(GLANCE_MILLIS, patience)));
      if (wish.leaves()) {
        return End.LEFT;
      } else if (wish == Wish.LINE) {
        if (table.asks()) {
          table.touched(seat().typing().read(Typing.clean(seat().line().typed())));
        }
        redraw();
      } else {
        fulfil(wish);
      }
    }
    return End.LEFT;
  }

  @Override
  public boolean watch(long millis) {
    Table<?> table = seat().table();
    table.tick(clock.getAsLong());
    long until = seat().tidings().areThere() ? clock.getAsLong() + table.pace().of(millis) : 0;
    redraw();
    while (!hurried) {
      long now = clock.getAsLong();
      if (!isHolding() && now >= until) {
        return true;
      }
      Wish wish = await(Math.min(GLANCE_MILLIS, Math.max(1, until - now)));
      if (wish.leaves()) {
        return false;
      }
      hurried = wish == Wish.HURRY;
      until = wish == Wish.SKIP ? 0 : until;
      fulfil(wish);
      look();
    }
    return true;
  }

  private void look() {
    if (seat().table().tick(clock.getAsLong())) {
      redraw();
    }
  }

  private void fulfil(Wish wish) {
    if (wish == Wish.RULES) {
      card(seat().rules(), UNTIL_A_KEY);
      redraw();
    } else if (seat().tidings().fulfil(wish, clock.getAsLong())) {
      redraw();
    }
  }

  /** Draws the table again. Keys typed before a question appeared do not answer it. */
  private void redraw() {
    Optional<Scene> now = seat().table().scene();
    if (!now.isPresent()) {
      return;
    }
    seat().tidings().take();
    scene = now.get();
    log = seat().table().log();
    boolean asks = seat().table().asks();
    if (asks && (!asked || seat().line().hasMoved())) {
      screen.drain();
      seat().line().begin();
      if (!asked) {
        screen.ring();
      }
    }
    asked = asks;
    draw();
  }

  private Wish await(long millis) {
    long left = millis;
    do {
      int key = screen.key(Math.min(SLICE_MILLIS, Math.max(1, left)));
      if (key != Screen.NOTHING) {
        Wish wish = seat().line().pressed(key, isHolding());
        if (wish == Wish.NONE) {
          draw(); // what stands on the line
        }
        return wish;
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

  @Override
  public boolean card(List<String> lines, long millis) {
    screen.drain();
    long until = clock.getAsLong() + millis;
    int key = Screen.NOTHING;
    while (key == Screen.NOTHING && clock.getAsLong() < until) {
      screen.show(picture().page(lines), Optional.empty());
      key = screen.key(SLICE_MILLIS * 5);
    }
    return key != 'q';
  }

  @Override
  public void rest(long millis) {
    scene = seat().table().scene().orElse(null);
    if (scene != null) {
      rests(Aftermath.ON_ONE_DEVICE, false, clock.getAsLong() + millis);
    }
  }

  /** Shows the end of a match. Others may still sign it, and say something. */
  private End rests(Aftermath ending, boolean played, long until) {
    screen.drain();
    LastKeys keys = new LastKeys(seat().line(), ending, played);
    Optional<End> chosen = Optional.empty();
    while (!chosen.isPresent() && clock.getAsLong() < until && !ending.isPast()) {
      look();
      Texts texts = seat().sentences().texts();
      String line = EndLine.of(Objects.requireNonNull(scene), ending, texts, "play.end.leave");
      end = Optional.of(played ? line : texts.text("play.anyKey"));
      draw();
      chosen = keys.pressed(screen.key(GLANCE_MILLIS));
      if (keys.asksForProof()) {
        card(ending.proof(), UNTIL_A_KEY);
      }
    }
    end = Optional.empty();
    return chosen.orElse(End.OVER);
  }

  @Override
  public void close() {
    screen.close();
  }

  private boolean isHolding() {
    return scene != null && Tidings.isHolding(scene);
  }

  private Seat seat() {
    return Objects.requireNonNull(seat);
  }

  private FullPicture picture() {
    columns = screen.columns();
    rows = screen.rows();
    return new FullPicture(columns, rows, title, seat().sentences());
  }

  private void draw() {
    second = clock.getAsLong() / 1000;
    FullPicture picture = picture();
    Scene now = scene;
    if (!picture.fits()) {
      screen.show(picture.tooSmall(), Optional.empty());
    } else if (now != null) {
      Table<?> table = seat().table();
      KeyLine line = seat().line();
      Canvas canvas = picture.table(table, now, log, line, end, clock.getAsLong());
      boolean cursor = table.asks() && !end.isPresent();
      screen.show(canvas, cursor ? picture.cursor(line.text()) : Optional.empty());
    }
  }
}
