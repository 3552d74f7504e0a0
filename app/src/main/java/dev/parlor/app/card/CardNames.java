package dev.parlor.app.card;

import android.content.res.Resources;
import dev.parlor.app.R;
import dev.parlor.games.card.Card;

/** Cards in words, for TalkBack. */
public final class CardNames {
  private final Resources resources;

  public CardNames(Resources resources) {
    this.resources = resources;
  }

  /** "seven of hearts". */
  public String of(Card card) {
    if (card.isJoker()) {
      return resources.getString(R.string.card_joker);
    }
    String rank = resources.getStringArray(R.array.card_ranks)[card.rank().number() - 1];
    return resources.getString(R.string.card_name, rank, suit(card));
  }

  private String suit(Card card) {
    return resources.getString(
        switch (card.suit()) {
          case SPADES -> R.string.card_spades;
          case HEARTS -> R.string.card_hearts;
          case DIAMONDS -> R.string.card_diamonds;
          case CLUBS -> R.string.card_clubs;
        });
  }
}
