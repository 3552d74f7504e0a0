package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Table;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/** Lets one person play at one table until it is over or the person leaves. */
public final class Player {
  private static final int GLANCE_MILLIS = 250;

  private final Table<?> table;
  private final Display display;
  private final LongSupplier clock;
  private final List<String> rules;
  private final Typing typing;
  private boolean hurried; // whether nothing has to be seen any more
  private long shown; // how many sentences the display has shown

  /** How a table was left. */
  public enum End {
    OVER,
    /** It is over, and the person wants another match. */
    AGAIN,
    LEFT
  }

  /**
   * @param clock milliseconds
   * @param rules a page of text
   */
  public Player(
      Table<?> table,
      Sentences sentences,
      Display display,
      LongSupplier clock,
      List<String> rules) {
    this.table = table;
    this.display = display;
    this.clock = clock;
    this.rules = List.copyOf(rules);
    typing = new Typing(table);
    display.sit(table, sentences);
  }

  /**
   * Plays.
   *
   * @param broken whether nothing can come of this table any more
   */
  public End run(BooleanSupplier broken) {
    while (!broken.getAsBoolean()) {
      look();
      Scene scene = table.scene().orElse(null);
      if (scene != null && scene.finale().isPresent() && !isHolding(scene)) {
        return display.rest(scene, scene.viewer() >= 0) ? End.AGAIN : End.OVER;
      }
      long now = clock.getAsLong();
      long patience = Math.max(0, Math.min(GLANCE_MILLIS, table.wakeAt() - now));
      Display.Wish wish = display.await(patience);
      if (wish == Display.Wish.LEAVE || wish == Display.Wish.GONE) {
        return End.LEFT;
      }
      fulfil(wish);
    }
    return End.LEFT;
  }

  /**
   * Shows what has happened by now to somebody who only watches, and leaves time to see it; false
   * when the person leaves.
   *
   * @param millis for each thing that was told
   */
  public boolean watch(long millis) {
    long told = shown;
    look();
    long until = shown > told ? clock.getAsLong() + table.pace().of(millis) : 0;
    while (!display.needsNoTime() && !hurried) {
      Scene scene = table.scene().orElse(null);
      boolean holds = scene != null && isHolding(scene);
      long now = clock.getAsLong();
      if (!holds && now >= until) {
        return true;
      }
      Display.Wish wish = display.await(Math.min(GLANCE_MILLIS, Math.max(1, until - now)));
      if (wish == Display.Wish.LEAVE || wish == Display.Wish.GONE) {
        return false;
      }
      hurried = wish == Display.Wish.HURRY;
      until = wish == Display.Wish.SKIP ? 0 : until;
      fulfil(wish);
      look();
    }
    return true;
  }

  /** The last table until it has been seen. */
  public void rest() {
    table.scene().ifPresent(scene -> display.rest(scene, false));
  }

  /** Shows what has happened; where nothing needs time to be seen, all of it at once. */
  private void look() {
    boolean changed = table.tick(clock.getAsLong());
    while (changed) {
      Scene scene = table.scene().orElseThrow();
      show(scene);
      changed = false;
      if (display.needsNoTime() && isHolding(scene)) {
        table.skip(clock.getAsLong());
        changed = true;
      }
    }
  }

  private static boolean isHolding(Scene scene) {
    return scene.beat().filter(beat -> !beat.strip()).isPresent();
  }

  private void fulfil(Display.Wish wish) {
    switch (wish) {
      case LINE -> enter(display.typed());
      case SKIP -> {
        table.skip(clock.getAsLong());
        redraw();
      }
      case HURRY -> {
        table.hurry(clock.getAsLong());
        redraw();
      }
      case SLOWER -> table.pace(table.pace().slower());
      case FASTER -> table.pace(table.pace().faster());
      case RULES -> {
        display.page(rules);
        redraw();
      }
      case ADVICE -> {
        table.advise();
        redraw();
      }
      case NONE, LEAVE, GONE -> {}
    }
  }

  private void enter(String line) {
    if (table.asks()) {
      table.touched(typing.read(Typing.clean(line)));
    }
    redraw();
  }

  private void redraw() {
    table.scene().ifPresent(this::show);
  }

  private void show(Scene scene) {
    List<Phrase> log = table.log();
    int latest = (int) Math.min(log.size(), table.tellings() - shown);
    shown = table.tellings();
    display.show(scene, log, log.subList(log.size() - latest, log.size()));
  }
}
