package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Stack;
import dev.parlor.terminal.screen.CardPicture;
import dev.parlor.terminal.screen.CardSize;
import dev.parlor.terminal.screen.Style;
import java.util.List;
import java.util.Optional;

/** Stock and discards side by side, each with how many cards there are and what is typed for it. */
final class StackRow implements Block {
  private static final int APART = 4;

  private final List<Stack> stacks;

  StackRow(List<Stack> stacks) {
    this.stacks = List.copyOf(stacks);
  }

  @Override
  public int weight() {
    return 0;
  }

  @Override
  public int rows(CardSize size, int width) {
    return size == CardSize.SMALL ? 1 : size.height() + 1;
  }

  @Override
  public void paint(Brush brush, int x, int y, int width, CardSize size) {
    int left = x;
    for (Stack stack : stacks) {
      card(brush, stack, left, y, size);
      String words = words(brush, stack);
      Style style = stack.target() ? Style.TURN : Style.QUIET;
      if (size == CardSize.SMALL) {
        brush.put(left + size.width() + 1, y, words, style);
        left += size.width() + 1 + words.length() + APART;
      } else {
        brush.put(left, y + size.height(), words, style);
        left += Math.max(size.width(), words.length()) + APART;
      }
    }
  }

  private static void card(Brush brush, Stack stack, int x, int y, CardSize size) {
    CardPicture picture = new CardPicture(brush.canvas(), brush.look());
    CardPicture.Place at = new CardPicture.Place(x, y, size);
    Optional<Spot> top = stack.top();
    if (top.isPresent()) {
      brush.card(x, y, size, top.get());
    } else if (stack.count() > 0) {
      picture.back(at, false);
    } else {
      picture.gap(at);
    }
  }

  /** {@code Stock 43 (s)}. */
  static String words(Brush brush, Stack stack) {
    String caption = brush.say(stack.caption());
    String typed = stack.target() && !stack.typed().isEmpty() ? " (" + stack.typed() + ")" : "";
    return caption + " " + stack.count() + typed;
  }
}
