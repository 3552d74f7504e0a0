package dev.parlor.terminal.table;

import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Stack;
import dev.parlor.tables.scene.Zone;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.CardSize;
import dev.parlor.terminal.screen.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Paints a scene of any game: what is shared above, the own cards below, all people and the news to
 * the right. Cards are as large as there is room for.
 */
public final class Painter {
  private static final int SIDE = 34;
  private static final int WIDE_SIDE = 46;
  private static final int WIDE = 110;
  private static final int MARGIN = 2;

  /** From how many rows on there are large cards. */
  private static final int HIGH = 32;

  private final Brush brush;
  private final Scene scene;

  private Painter(Brush brush) {
    this.brush = brush;
    scene = brush.scene();
  }

  /**
   * @param canvas at least 80 by 20
   * @param log what happened, the latest last
   */
  public static void paint(Canvas canvas, Scene scene, Sentences sentences, List<String> log) {
    new Painter(new Brush(canvas, scene, sentences)).paint(log);
  }

  private void paint(List<String> log) {
    int width = brush.canvas().width();
    int height = brush.canvas().height();
    int side = width >= WIDE ? WIDE_SIDE : SIDE;
    int main = width - side - 2 * MARGIN;
    int heads =
        brush.canvas().putWrapped(MARGIN, 0, main - 2, brush.say(scene.title()), Style.STRONG);
    brush.putWithin(MARGIN, heads, main - 2, pots(), Style.QUIET);
    List<Zone> own = zones(At.Kind.OWN);
    boolean wide = CardRow.width(own, CardSize.SMALL) > main - 2;
    int ownWidth = wide ? width - 2 * MARGIN : main - 2;
    Block below = new CardRow(own, 3);
    CardSize ownSize = ownSize(own, ownWidth, wide, height);
    int ownRows = own.isEmpty() ? 0 : below.rows(ownSize, ownWidth);
    boolean others = othersInTheMiddle();
    middle(others, main - 2, heads + 1, height - ownRows - (ownRows > 0 ? 1 : 0));
    if (ownRows > 0) {
      below.paint(brush, MARGIN, height - ownRows, ownWidth, ownSize);
    }
    int bottom = wide ? height - ownRows - 1 : height;
    new SidePart(brush, main + MARGIN, side, bottom, !others).paint(log);
  }

  private static CardSize ownSize(List<Zone> own, int width, boolean wide, int height) {
    if (wide) {
      return CardSize.SMALL;
    }
    boolean large = height >= HIGH && CardRow.width(own, CardSize.LARGE) <= width;
    return large ? CardSize.LARGE : CardSize.NORMAL;
  }

  /**
   * Whether the cards of the only other player lie in the middle, because nothing is shared there.
   */
  private boolean othersInTheMiddle() {
    boolean shared =
        scene.zones().stream()
            .map(zone -> zone.at().kind())
            .anyMatch(
                kind -> kind == At.Kind.BOARD || kind == At.Kind.GRID || kind == At.Kind.MELDS);
    long owners = zones(At.Kind.OTHERS).stream().map(zone -> zone.at().owner()).distinct().count();
    return !shared && owners == 1 && !hasDiscards();
  }

  private boolean hasDiscards() {
    return scene.stacks().stream().anyMatch(stack -> stack.at().kind() == At.Kind.DISCARD);
  }

  private void middle(boolean others, int width, int top, int bottom) {
    List<Block> blocks = new ArrayList<>();
    add(blocks, zones(At.Kind.BOARD), 2);
    if (others) {
      add(blocks, zones(At.Kind.OTHERS), 2);
    }
    if (!zones(At.Kind.GRID).isEmpty()) {
      blocks.add(new PileGrid(zones(At.Kind.GRID)));
    }
    if (hasDiscards()) {
      blocks.add(new StackRow(scene.stacks()));
    }
    if (!zones(At.Kind.MELDS).isEmpty()) {
      blocks.add(new MeldLines(zones(At.Kind.MELDS)));
    }
    scene.gauges().stream()
        .filter(gauge -> !SidePart.isBeside(gauge))
        .forEach(gauge -> blocks.add(new GaugeLine(gauge)));
    scene
        .sheet()
        .ifPresent(
            sheet ->
                blocks.add(new SheetBlock(sheet, brush.sentences().lines(sheet.title(), scene))));
    fit(blocks, width, top, bottom);
  }

  private static void add(List<Block> blocks, List<Zone> zones, int weight) {
    if (!zones.isEmpty()) {
      blocks.add(new CardRow(zones, weight));
    }
  }

  /** Makes the blocks fit. They are large where there is room; the least weighty shrink first. */
  private void fit(List<Block> blocks, int width, int top, int bottom) {
    List<CardSize> sizes = new ArrayList<>();
    blocks.forEach(
        block -> sizes.add(brush.canvas().height() >= HIGH ? CardSize.LARGE : CardSize.NORMAL));
    int room = bottom - top;
    while (rows(blocks, sizes, width) > room && shrink(blocks, sizes)) {
      // until it fits or nothing can be smaller
    }
    int free = Math.max(0, room - rows(blocks, sizes, width));
    int y = top + (blocks.isEmpty() ? 0 : Math.min(1, free / blocks.size()));
    for (int i = 0; i < blocks.size(); i++) {
      blocks.get(i).paint(brush, MARGIN, y, width, sizes.get(i));
      y += blocks.get(i).rows(sizes.get(i), width) + 1;
    }
  }

  private static int rows(List<Block> blocks, List<CardSize> sizes, int width) {
    int rows = Math.max(0, blocks.size() - 1);
    for (int i = 0; i < blocks.size(); i++) {
      rows += blocks.get(i).rows(sizes.get(i), width);
    }
    return rows;
  }

  private static boolean shrink(List<Block> blocks, List<CardSize> sizes) {
    int next = -1;
    for (int i = 0; i < blocks.size(); i++) {
      boolean can = sizes.get(i) != CardSize.SMALL;
      boolean larger = next < 0 || sizes.get(i).compareTo(sizes.get(next)) > 0;
      boolean lighter =
          next >= 0
              && sizes.get(i) == sizes.get(next)
              && blocks.get(i).weight() < blocks.get(next).weight();
      if (can && (larger || lighter)) {
        next = i;
      }
    }
    if (next < 0) {
      return false;
    }
    sizes.set(next, CardSize.values()[sizes.get(next).ordinal() - 1]);
    return true;
  }

  /** Pots with who can win them, and how many cards are left. */
  private String pots() {
    List<String> words = new ArrayList<>();
    for (Chips chips : scene.chips()) {
      if (chips.at().owner() == At.NOBODY && chips.amount().isPresent()) {
        String amount = brush.say(Phrase.of("number", Phrase.amount(chips.amount().getAsInt())));
        words.add(brush.say(chips.caption()) + " " + amount + eligible(chips));
      }
    }
    if (!hasDiscards()) {
      for (Stack stack : scene.stacks()) {
        if (stack.count() > 0 && !stack.caption().isNone()) {
          words.add(StackRow.words(brush, stack));
        }
      }
    }
    return String.join("   ", words);
  }

  private String eligible(Chips chips) {
    if (chips.eligible().isEmpty()) {
      return "";
    }
    return chips.eligible().stream()
        .map(seat -> brush.sentences().name(seat, scene))
        .collect(Collectors.joining(", ", " (", ")"));
  }

  private List<Zone> zones(At.Kind kind) {
    return scene.zones().stream()
        .filter(zone -> zone.at().kind() == kind)
        .filter(zone -> !zone.spots().isEmpty())
        .map(Painter::trimmed)
        .collect(Collectors.toList());
  }

  /** A square as a row, without the gaps after its last card. */
  private static Zone trimmed(Zone zone) {
    if (zone.layout() != Zone.Layout.GRID) {
      return zone;
    }
    List<Spot> spots = new ArrayList<>(zone.spots());
    while (!spots.isEmpty() && spots.get(spots.size() - 1).isGap()) {
      spots.remove(spots.size() - 1);
    }
    return new Zone(
        zone.at(),
        zone.caption(),
        zone.total(),
        zone.bet(),
        zone.layout(),
        zone.target(),
        zone.typed(),
        spots);
  }
}
