package dev.parlor.app.felt;

import dev.parlor.tables.scene.Stack;
import java.util.List;

/** Places stock and discards on the felt. */
final class StacksLayout {
  private static final float FINGER = 48;
  private static final float SMALL = 40;

  private final Laying laying;

  StacksLayout(Laying laying) {
    this.laying = laying;
  }

  /**
   * Places stock and discards side by side, each with its words below. Where fingers would not have
   * room so, one lies below the other.
   */
  void lay(Box box) {
    List<Stack> stacks = laying.scene.stacks();
    float fingers = stacks.size() * laying.dp(FINGER);
    if (box.width() < fingers && box.height() >= fingers) {
      column(box);
      return;
    }
    float words = Laying.high(laying.small());
    float gap = Math.min(laying.dp(28), box.width() * 0.1f);
    float byWidth = (box.width() - (stacks.size() - 1) * gap) / Math.max(1, stacks.size());
    float byHeight = (box.height() - words - laying.dp(8)) / Laying.CARD;
    float most = laying.card(laying.plan.largest());
    float wide = Math.max(1, Math.min(most, Math.min(byWidth, byHeight)));
    float left = box.centerX() - (stacks.size() * wide + (stacks.size() - 1) * gap) / 2;
    for (Stack stack : stacks) {
      Box card = Box.sized(left, box.top() + laying.dp(2), wide, wide * Laying.CARD);
      float half = gap / 2;
      Box line =
          new Box(
              card.left() - half, card.bottom() + laying.dp(5), card.right() + half, box.bottom());
      boolean small = wide < laying.dp(SMALL);
      boolean counted = small && !stack.top().isPresent();
      String caption =
          counted ? String.valueOf(stack.count()) : laying.sayer.shown(stack.caption());
      if (laying.ink.width(caption, laying.small(), counted) <= line.width()) {
        laying.words(caption, line, laying.small(), counted, false);
      }
      if (stack.top().isPresent()) {
        up(stack, card);
      } else {
        down(stack, card, counted ? "" : String.valueOf(stack.count()), Laid.Where.UPON);
      }
      left += wide + gap;
    }
  }

  private void column(Box box) {
    List<Stack> stacks = laying.scene.stacks();
    float each = box.height() / stacks.size();
    float wide = Math.min(box.width(), (each - laying.dp(6)) / Laying.CARD);
    float top = box.top();
    for (Stack stack : stacks) {
      float high = wide * Laying.CARD;
      Box card = Box.sized(box.centerX() - wide / 2, top + (each - high) / 2, wide, high);
      if (stack.top().isPresent()) {
        up(stack, card);
      } else {
        down(stack, card, String.valueOf(stack.count()), Laid.Where.UPON);
      }
      top += each;
    }
  }

  /** Places a stack at the side. It is small, because nothing can be done with it. */
  void side(Stack stack, Box box, Laid.Where where) {
    down(stack, box, String.valueOf(stack.count()), where);
  }

  private void down(Stack stack, Box box, String count, Laid.Where where) {
    laying.decks.add(new Laid.Deck(stack.at(), box, stack.count(), count, where, stack.target()));
    String caption = laying.sayer.heard(stack.caption());
    String left = laying.sayer.cardsLeft(stack.count());
    Box touched = stack.target() ? box.atLeast(laying.dp(FINGER)) : box;
    String spoken = caption.isEmpty() ? left : caption + ", " + left;
    laying.nodes.add(Laid.Node.of(stack.at(), touched, spoken, stack.target()));
  }

  private void up(Stack stack, Box card) {
    if (stack.target()) {
      laying.frames.add(new Laid.Frame(stack.at(), card, false));
    }
    int under = Math.min(3, Math.max(0, stack.count() - 1));
    stack
        .top()
        .ifPresent(
            top -> {
              laying.cards.add(new Laid.Card(top, card, under, false, false));
              String spoken = laying.sayer.heard(stack.caption()) + ", " + laying.sayer.spoken(top);
              Box touched = card.atLeast(laying.dp(FINGER));
              laying.nodes.add(Laid.Node.of(stack.at(), touched, spoken, stack.target()));
            });
  }
}
