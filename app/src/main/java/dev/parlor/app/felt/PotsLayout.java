package dev.parlor.app.felt;

import dev.parlor.tables.scene.Chips;
import java.util.ArrayList;
import java.util.List;

/** Pots side by side, each with its name and who can win it. */
final class PotsLayout {
  private final Laying laying;
  private final List<Chips> pots;

  PotsLayout(Laying laying, List<Chips> pots) {
    this.laying = laying;
    this.pots = pots;
  }

  void lay(Box box) {
    float each = box.width() / Math.max(1, pots.size());
    for (int i = 0; i < pots.size(); i++) {
      pot(pots.get(i), Box.sized(box.left() + i * each, box.top(), each, box.height()));
    }
  }

  /** One below the other. */
  void column(Box box) {
    float each = Math.min(box.height() / Math.max(1, pots.size()), laying.dp(44));
    float top = box.centerY() - each * pots.size() / 2;
    for (int i = 0; i < pots.size(); i++) {
      pot(pots.get(i), Box.sized(box.left(), top + i * each, box.width(), each));
    }
  }

  private void pot(Chips chips, Box box) {
    float wide = Math.min(box.width(), laying.coinsWidth(chips));
    float high = laying.dp(22);
    float words = Laying.high(laying.small());
    float top = box.centerY() - (high + words) / 2;
    laying.coins(chips, Box.sized(box.centerX() - wide / 2, top, wide, high));
    String caption = laying.sayer.shown(chips.caption());
    if (!chips.eligible().isEmpty()) {
      caption = caption + ": " + String.join(", ", names(chips));
    }
    laying.words(caption, box.withTop(top + high + laying.dp(1)), laying.small(), false, false);
    int amount = chips.amount().orElse(0);
    laying.nodes.add(
        Laid.Node.of(chips.at(), box, caption + " " + laying.sayer.amount(amount), false));
  }

  private List<String> names(Chips chips) {
    List<String> names = new ArrayList<>();
    for (int seat : chips.eligible()) {
      names.add(laying.scene.name(seat));
    }
    return names;
  }
}
