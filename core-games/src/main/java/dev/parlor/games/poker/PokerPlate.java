package dev.parlor.games.poker;

import dev.parlor.games.Dealt;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.hand.PokerMove;
import java.util.List;
import java.util.Optional;

/**
 * What is shown at one seat.
 *
 * @param bet chips before it on this street
 * @param last its last move of this hand, for the words above the plate
 * @param cards that lie before it, face down unless they are open to all; none when it has folded
 */
public record PokerPlate(
    int seat,
    int chips,
    int bet,
    State state,
    boolean away,
    boolean button,
    boolean smallBlind,
    boolean bigBlind,
    Optional<PokerMove> last,
    List<Dealt> cards) {
  public PokerPlate {
    cards = List.copyOf(cards);
  }

  /** How many of its cards lie face down. */
  public int faceDown() {
    return cards.size() - shown().size();
  }

  /** Its cards that are open to all. */
  public List<Card> shown() {
    return Dealt.openFaces(cards);
  }

  /** The state in a word. */
  public enum State {
    WAITING("poker.state.waiting"),
    ACTING("poker.state.acting"),
    FOLDED("poker.state.folded"),
    ALL_IN("poker.state.allIn"),
    OUT("poker.state.out"),
    LEFT("poker.state.left");

    private final String key;

    State(String key) {
      this.key = key;
    }

    /** The message key of the word. */
    public String key() {
      return key;
    }
  }
}
