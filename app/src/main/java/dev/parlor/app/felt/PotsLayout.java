package dev.parlor.app.felt;

import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Pots side by side, each with its name and who can win it. */
final class PotsLayout {
  private static final float COINS = 22;
  private static final int MOST_LINES = 5; // for its name, and for who can win it

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

  /** How wide the chips of each pot are at least. */
  float figures() {
    float wide = 0;
    for (Chips pot : pots) {
      wide = Math.max(wide, laying.coinsWidth(pot));
    }
    return wide;
  }

  /** The same, with the name of each pot if there are several. */
  float width() {
    float wide = figures();
    for (Chips pot : pots) {
      if (pots.size() > 1) {
        String name = laying.sayer.shown(pot.caption());
        wide = Math.max(wide, laying.ink.width(name, PlateWords.least(laying), true));
      }
    }
    return wide;
  }

  /** Places the pots one below the other. */
  void column(Box box) {
    boolean named = pots.stream().anyMatch(pot -> !pot.eligible().isEmpty());
    float wished = laying.dp(COINS) + (named ? MOST_LINES : 1) * Laying.high(laying.small());
    float each = Math.min(box.height() / Math.max(1, pots.size()), wished + laying.dp(6));
    float top = box.centerY() - each * pots.size() / 2;
    for (int i = 0; i < pots.size(); i++) {
      pot(pots.get(i), Box.sized(box.left(), top + i * each, box.width(), each));
    }
  }

  private void pot(Chips chips, Box box) {
    float wide = Math.min(box.width(), laying.coinsWidth(chips));
    float high = laying.dp(COINS);
    String name = laying.sayer.shown(chips.caption());
    String caption =
        chips.eligible().isEmpty() ? name : name + ": " + String.join(", ", names(chips));
    Box room = box.withTop(Math.min(box.bottom(), box.top() + high + laying.dp(1)));
    TotalWords words = TotalWords.whole(laying, caption, room, MOST_LINES);
    words = words.lines().isEmpty() ? TotalWords.whole(laying, name, room, 1) : words;
    float top = Math.max(box.top(), box.centerY() - (high + words.height()) / 2);
    laying.coins(chips, Box.sized(box.centerX() - wide / 2, top, wide, high));
    float line = top + high + laying.dp(1);
    for (String each : words.lines()) {
      laying.words(each, box.withTop(line), words.size(), false, false);
      line += Laying.high(words.size());
    }
    int amount = chips.amount().orElse(0);
    laying.nodes.add(
        Laid.Node.of(chips.at(), box, caption + " " + laying.sayer.amount(amount), false));
  }

  private List<String> names(Chips chips) {
    List<String> names = new ArrayList<>();
    for (int seat : chips.eligible()) {
      boolean own = seat == laying.scene.viewer();
      names.add(own ? laying.sayer.shown(Phrase.of("you")) : laying.scene.name(seat));
    }
    return names;
  }
}
