package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Sheet;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.CardSize;
import dev.parlor.terminal.screen.Style;
import java.util.ArrayList;
import java.util.List;

/** An open question: presets of an amount, a choice of one, or a comparison. */
final class SheetBlock implements Block {
  private static final int APART = 3;

  private final Sheet sheet;
  private final List<String> title;

  /**
   * @param title the title, line by line
   */
  SheetBlock(Sheet sheet, List<String> title) {
    this.sheet = sheet;
    this.title = title;
  }

  private List<String> title(int width) {
    List<String> lines = new ArrayList<>();
    for (String line : title) {
      lines.addAll(Canvas.wrap(line, width));
    }
    return lines;
  }

  @Override
  public int weight() {
    return 0;
  }

  @Override
  public int rows(CardSize size, int width) {
    return sheet.match(
        new Sheet.Cases<>(
            amount -> title(width).size() + 1,
            options -> title(width).size() + options.moves().size(),
            compare -> title(width).size() + 1 + compare.rows().size()));
  }

  @Override
  public void paint(Brush brush, int x, int y, int width, CardSize size) {
    List<String> above = title(width);
    for (int i = 0; i < above.size(); i++) {
      brush.putWithin(x, y + i, width, above.get(i), Style.STRONG);
    }
    int below = y + above.size();
    sheet
        .<Runnable>match(
            new Sheet.Cases<>(
                amount -> () -> presets(brush, amount, x, below, width),
                options -> () -> options(brush, options, x, below, width),
                compare -> () -> compare(brush, compare, x, below, width)))
        .run();
  }

  /** The text that is typed for a preset: the staged move's key with another number. */
  static String typed(Sheet.Amount sheet, int amount) {
    String key = sheet.done().typed().replaceAll("[0-9]+$", "");
    boolean all = amount == sheet.most() && !sheet.done().typed().matches(".*[0-9]+");
    return all ? sheet.done().typed() : (key.equals("a") ? "r" : key) + amount;
  }

  private static void presets(Brush brush, Sheet.Amount sheet, int x, int y, int width) {
    List<String> words = new ArrayList<>();
    for (Sheet.Preset preset : sheet.presets()) {
      String typed = typed(sheet, preset.amount());
      String label = brush.say(preset.label());
      words.add(label.equals(String.valueOf(preset.amount())) ? typed : typed + " " + label);
    }
    brush.putWithin(x, y, width, String.join("   ", words), Style.TURN);
  }

  private static void options(Brush brush, Sheet.Options sheet, int x, int y, int width) {
    for (int i = 0; i < sheet.moves().size(); i++) {
      String words = i + 1 + " " + brush.say(sheet.moves().get(i).label());
      brush.putWithin(x, y + i, width, words, Style.TURN);
    }
  }

  private static void compare(Brush brush, Sheet.Compare sheet, int x, int y, int width) {
    List<List<String>> table = new ArrayList<>();
    List<String> heads = new ArrayList<>(List.of(""));
    sheet.heads().forEach(head -> heads.add(brush.say(head)));
    table.add(heads);
    for (Sheet.Row row : sheet.rows()) {
      List<String> cells = new ArrayList<>();
      cells.add(brush.sentences().name(row.seat(), brush.scene()));
      row.cells().forEach(cell -> cells.add(brush.say(cell)));
      table.add(cells);
    }
    int left = x;
    for (int column = 0; column < heads.size(); column++) {
      int wide = 0;
      for (int row = 0; row < table.size(); row++) {
        String cell = table.get(row).get(column);
        boolean best = row > 0 && sheet.rows().get(row - 1).best();
        Style style = row == 0 ? Style.QUIET : best ? Style.TURN : Style.TEXT;
        brush.putWithin(left, y + row, x + width - left, cell, style);
        wide = Math.max(wide, cell.length());
      }
      left += wide + APART;
    }
  }
}
