package dev.parlor.app.felt;

import static org.junit.Assert.assertTrue;
import static org.junit.Assert.fail;

/** What holds of the figures of every felt: of chips, and of decks. */
final class FigureChecks {
  private static final float CHIP = 26; // with the gap between it and its figures

  private FigureChecks() {}

  static void all(Laid laid, Ground ground, Ink ink, String what) {
    coins(laid, ground, ink, what);
    counts(laid, ground, what);
  }

  /** Checks that no card lies on the figures beside chips, however many digits they have. */
  private static void coins(Laid laid, Ground ground, Ink ink, String what) {
    for (Laid.Coins coins : laid.coins()) {
      float figures = ink.width(coins.amount(), coins.size(), true);
      Box needed = coins.box().withRight(coins.box().left() + ground.dp(CHIP) + figures).inset(1);
      boolean whole = needed.right() <= coins.box().right() + 1;
      if (!whole && laid.plates().size() <= FeltChecks.MOST_AT_PHONES) {
        fail(what + ": '" + coins.amount() + "' has no room beside its chips " + coins.box());
      }
      for (Laid.Card card : laid.cards()) {
        if (!card.scrolls() && overlap(card.box(), needed)) {
          fail(what + ": " + card.spot().at() + " on the figures of " + coins.amount());
        }
      }
    }
  }

  /** Checks that nothing lies on the figures below a deck. */
  private static void counts(Laid laid, Ground ground, String what) {
    for (Laid.Deck deck : laid.decks()) {
      if (deck.where() == Laid.Where.BELOW) {
        Box box = deck.box();
        float high = Laid.Deck.below(deck.figures(ground.dp()), ground.dp());
        Box figures = box.withTop(box.bottom()).withBottom(box.bottom() + high).inset(1);
        boolean free =
            laid.plates().stream().noneMatch(plate -> overlap(plate.box(), figures))
                && laid.coins().stream().noneMatch(coins -> overlap(coins.box(), figures))
                && laid.cards().stream().noneMatch(card -> overlap(card.box(), figures));
        assertTrue(what + ": something lies on how many cards are left", free);
      }
    }
  }

  static boolean overlap(Box one, Box other) {
    return one.left() < other.right()
        && other.left() < one.right()
        && one.top() < other.bottom()
        && other.top() < one.bottom();
  }
}
