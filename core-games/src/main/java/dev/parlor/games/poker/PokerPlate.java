package dev.parlor.games.poker;

import dev.parlor.games.card.Card;
import dev.parlor.games.poker.hand.Move;
import java.util.List;
import java.util.Optional;

/**
 * What is shown at one seat.
 *
 * @param bet chips before it on this street
 * @param last its last move of this hand, for the words above the plate
 * @param faceDown how many of its cards lie face down
 * @param shown its cards that are open to all
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
    Optional<Move> last,
    int faceDown,
    List<Card> shown) {
  public PokerPlate {
    shown = List.copyOf(shown);
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
