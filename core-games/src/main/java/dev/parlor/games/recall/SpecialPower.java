package dev.parlor.games.recall;

import dev.parlor.games.card.Card;
import dev.parlor.games.card.Rank;
import java.util.Optional;

/** What a played jack or queen lets its player do. */
public enum SpecialPower {
  /** Swap any two cards that lie face down in any hands. */
  JACK_SWAP("jack_swap"),
  /** Look at any one card that lies face down in any hand. */
  QUEEN_PEEK("queen_peek");

  private final String id;

  SpecialPower(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  public static Optional<SpecialPower> of(Card card) {
    if (card.isJoker()) {
      return Optional.empty();
    } else if (card.rank() == Rank.JACK) {
      return Optional.of(JACK_SWAP);
    }
    return card.rank() == Rank.QUEEN ? Optional.of(QUEEN_PEEK) : Optional.empty();
  }
}
