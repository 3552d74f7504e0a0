package dev.parlor.app.card;

import android.content.res.Resources;
import dev.parlor.app.R;
import dev.parlor.games.card.Suit;

/** The colours of a deck. Suits differ by shape first; two or four colours are a help. */
final class CardColours {
  final int ivory;
  final int edge;
  final int ink;
  final int brass;
  final int felt;
  final int back;
  final int skin;
  final int hair;
  final int joker;
  private final int heart;
  private final int diamond;
  private final int club;
  private boolean fourColours;

  CardColours(Resources resources) {
    ivory = resources.getColor(R.color.ivory, null);
    edge = resources.getColor(R.color.card_edge, null);
    ink = resources.getColor(R.color.ink, null);
    brass = resources.getColor(R.color.brass, null);
    felt = resources.getColor(R.color.felt, null);
    back = resources.getColor(R.color.felt_rim, null);
    skin = resources.getColor(R.color.card_skin, null);
    hair = resources.getColor(R.color.card_hair, null);
    joker = resources.getColor(R.color.card_joker, null);
    heart = resources.getColor(R.color.heart, null);
    diamond = resources.getColor(R.color.diamond, null);
    club = resources.getColor(R.color.club, null);
  }

  void useFour(boolean four) {
    fourColours = four;
  }

  int of(Suit suit) {
    return switch (suit) {
      case SPADES -> ink;
      case HEARTS -> heart;
      case DIAMONDS -> fourColours ? diamond : heart;
      case CLUBS -> fourColours ? club : ink;
    };
  }

  int joker() {
    return heart;
  }
}
