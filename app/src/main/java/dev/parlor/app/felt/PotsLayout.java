package dev.parlor.app.felt;

import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** Places pots on the felt side by side, each with its name and who can win it. */
final class PotsLayout {
  private static final float COINS = 22;
  private static final float LOW_COINS = 19; // where nothing but a line of words lies below them
  private static final int MOST_LINES = 5; // for its name, and for who can win it
  private static final int[] WHOLE = {Integer.MAX_VALUE - 1}; // letters of a name
  private static final int[] BEGUN = {9, 7, 5, 4, 3};

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

  /** How wide the chips of each pot are at least, with the name of each if there are several. */
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

  /** How high several of them are one below the other, each with a line that says who is in it. */
  float least() {
    float each = laying.dp(COINS + 2) + Laying.high(PlateWords.least(laying));
    return pots.size() > 1 ? pots.size() * each : 0;
  }

  /** Whether each of them says who can win it if they lie one below the other here. */
  boolean tells(Box box) {
    Box room = below(Box.sized(box.left(), box.top(), box.width(), each(box)));
    return pots.stream()
        .allMatch(
            pot ->
                captions(pot, laying.sayer.shown(pot.caption())).stream()
                    .anyMatch(caption -> !whole(caption, room).lines().isEmpty()));
  }

  /** How high each of them is if they lie one below the other here. */
  private float each(Box box) {
    boolean named = pots.stream().anyMatch(pot -> !pot.eligible().isEmpty());
    float wished = laying.dp(COINS) + (named ? MOST_LINES : 1) * Laying.high(laying.small());
    return Math.min(box.height() / Math.max(1, pots.size()), wished + laying.dp(6));
  }

  /** Places the pots one below the other. */
  void column(Box box) {
    float each = each(box);
    float top = box.centerY() - each * pots.size() / 2;
    for (int i = 0; i < pots.size(); i++) {
      pot(pots.get(i), Box.sized(box.left(), top + i * each, box.width(), each));
    }
  }

  private void pot(Chips chips, Box box) {
    float wide = Math.min(box.width(), laying.coinsWidth(chips));
    float high = high(box);
    String name = laying.sayer.shown(chips.caption());
    TotalWords words = words(chips, name, below(box));
    float top = Math.max(box.top(), box.centerY() - (high + words.height()) / 2);
    laying.coins(chips, Box.sized(box.centerX() - wide / 2, top, wide, high));
    float line = top + high + laying.dp(1);
    for (String each : words.lines()) {
      laying.words(each, box.withTop(line), words.size(), false, false);
      line += Laying.high(words.size());
    }
    int amount = chips.amount().orElse(0);
    laying.nodes.add(
        Laid.Node.of(
            chips.at(),
            box,
            captions(chips, name).get(0) + " " + laying.sayer.amount(amount),
            false));
  }

  /** How high the chips of a pot are. */
  private float high(Box box) {
    float rest = box.height() - laying.dp(1) - Laying.high(PlateWords.least(laying));
    return Math.max(laying.dp(LOW_COINS), Math.min(laying.dp(COINS), rest));
  }

  /** The room for words below the chips of a pot. */
  private Box below(Box box) {
    return box.withTop(Math.min(box.bottom(), box.top() + high(box) + laying.dp(1)));
  }

  private TotalWords whole(String caption, Box room) {
    return TotalWords.whole(laying, caption, room, MOST_LINES);
  }

  /** The name of a pot, and who can win it, as whole as the room allows. */
  private TotalWords words(Chips chips, String name, Box room) {
    TotalWords words = TotalWords.whole(laying, name, room, 1);
    for (String caption : captions(chips, name)) {
      TotalWords more = whole(caption, room);
      if (!more.lines().isEmpty()) {
        return more;
      }
    }
    return words;
  }

  /** What may be said of a pot: at best its name and all names, else the names, else beginnings. */
  private List<String> captions(Chips chips, String name) {
    List<String> all = new ArrayList<>();
    for (int[] most : List.of(WHOLE, BEGUN)) {
      for (String before : List.of(name + ": ", "")) {
        for (int letters : most) {
          List<String> names = names(chips, letters);
          if (!names.isEmpty() && new HashSet<>(names).size() == names.size()) {
            all.add(before + String.join(", ", names));
          }
        }
      }
    }
    return all.isEmpty() ? List.of(name) : all;
  }

  private List<String> names(Chips chips, int letters) {
    List<String> names = new ArrayList<>();
    for (int seat : chips.eligible()) {
      boolean own = seat == laying.scene.viewer();
      String name = own ? laying.sayer.shown(Phrase.of("you")) : laying.scene.name(seat);
      names.add(name.length() > letters + 1 ? name.substring(0, letters) + Ink.MORE : name);
    }
    return names;
  }
}
