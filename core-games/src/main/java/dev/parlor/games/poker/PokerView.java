package dev.parlor.games.poker;

import dev.parlor.games.Dealt;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.eval.HandName;
import dev.parlor.games.poker.hand.PokerLimits;
import dev.parlor.games.poker.hand.Pot;
import java.util.List;
import java.util.Optional;

/**
 * The table as one seat sees it.
 *
 * @param handNumber of the hand under way, from 1
 * @param turn the seat that the table waits for; empty while cards are on their way
 */
public record PokerView(
    int seat,
    int handNumber,
    PokerOptions.Blinds blinds,
    Phase phase,
    List<PokerPlate> plates,
    Middle middle,
    Mine mine,
    Optional<Integer> turn,
    Before before) {
  public PokerView {
    plates = List.copyOf(plates);
  }

  /**
   * What lies between the players.
   *
   * @param boardCards the cards of the board in order; face down while they are being turned over
   * @param pots what was collected on earlier streets, with who can win it
   * @param pot all chips in the middle, bets of this street included
   */
  public record Middle(List<Dealt> boardCards, List<Pot> pots, int pot) {
    public Middle {
      boardCards = List.copyOf(boardCards);
      pots = List.copyOf(pots);
    }
  }

  public List<Dealt> boardCards() {
    return middle.boardCards();
  }

  public List<Pot> pots() {
    return middle.pots();
  }

  public int pot() {
    return middle.pot();
  }

  /**
   * What the seat holds, and what it may do.
   *
   * @param ownCards this seat's hole cards; face down until it has seen them
   * @param handName of the own cards with the board, while there are any
   * @param limits what this seat may do, when it is its turn
   * @param presets sizes of a raise for the bet sheet, when this seat may raise
   */
  public record Mine(
      List<Dealt> ownCards,
      Optional<HandName> handName,
      Optional<PokerLimits> limits,
      List<Preset> presets) {
    public Mine {
      ownCards = List.copyOf(ownCards);
      presets = List.copyOf(presets);
    }
  }

  public List<Dealt> ownCards() {
    return mine.ownCards();
  }

  public Optional<HandName> handName() {
    return mine.handName();
  }

  /**
   * The hand before this one.
   *
   * @param lastHand how the last hand ended; for the screen until the next one is dealt
   * @param lastCards the cards of that hand
   */
  public record Before(Optional<HandResult> lastHand, Optional<HandCards> lastCards) {}

  public Optional<HandResult> lastHand() {
    return before.lastHand();
  }

  public Optional<HandCards> lastCards() {
    return before.lastCards();
  }

  /** The faces of the board. */
  public List<Card> board() {
    return Dealt.openFaces(boardCards());
  }

  public Optional<PokerLimits> limits() {
    return mine.limits();
  }

  public List<Preset> presets() {
    return mine.presets();
  }

  /** The faces of the own hole cards, as far as this seat has seen them. */
  public List<Card> own() {
    return Dealt.openFaces(ownCards());
  }

  /**
   * The cards of a hand that is over.
   *
   * @param holes in seat order, with the faces that this seat has seen; none of who was not dealt
   *     in
   */
  public record HandCards(List<Dealt> board, List<List<Dealt>> holes) {
    public HandCards {
      board = List.copyOf(board);
      holes = List.copyOf(holes);
    }
  }

  /** What the table is doing. */
  public enum Phase {
    /** A new deck is being made. */
    SHUFFLING,
    /** Fewer than two could play: nothing is dealt until somebody is back. */
    RESTING,
    /** A player is to act. */
    BETTING,
    /** Cards are being turned over. */
    OPENING,
    OVER;

    /** Whether a hand lies on the table, or has. */
    public boolean isDealt() {
      return this != SHUFFLING && this != RESTING;
    }
  }

  /**
   * A raise at one touch.
   *
   * @param key names it: min, half, threeQuarters, pot, allIn
   * @param to the total on this street
   */
  public record Preset(String key, int to) {}
}
