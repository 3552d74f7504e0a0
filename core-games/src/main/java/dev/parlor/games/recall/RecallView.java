package dev.parlor.games.recall;

import dev.parlor.games.Dealt;
import dev.parlor.games.Slot;
import dev.parlor.games.Timer;
import dev.parlor.games.card.Card;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a screen shows to one seat. Faces are there only while the rules let them be seen;
 * remembering what was seen before is up to the player.
 *
 * @param seats in seat order
 * @param cardsToPeek the cards that this seat is looking at now
 */
public record RecallView(
    RecallPhase phase,
    List<SeatView> seats,
    Course course,
    Middle middle,
    List<Slot> cardsToPeek,
    Clocks clocks,
    Finish finish,
    boolean paused) {
  public RecallView {
    seats = List.copyOf(seats);
    cardsToPeek = List.copyOf(cardsToPeek);
  }

  /**
   * Whose turn it is, and what was done in it.
   *
   * @param drawn the card that the seat in turn has drawn, with its face for that seat
   * @param caller who called Recall, or -1
   */
  public record Course(int turn, @Nullable CardView drawn, int caller) {}

  /**
   * What lies between the players, and what it sets off.
   *
   * @param pile cards left to draw
   * @param discards cards on the discard pile
   * @param topCard the card on top of the discard pile, null when there is none
   * @param specials powers that wait, the first in use during the special window
   */
  public record Middle(int pile, int discards, @Nullable Dealt topCard, List<Special> specials) {
    public Middle {
      specials = List.copyOf(specials);
    }
  }

  /**
   * The clocks that run.
   *
   * @param timer the running timer, null when none runs
   * @param windowMillis length of the same-rank window while it is open, else 0
   * @param claimMillis length of the window in which several seats may want the top of the
   *     discards, while it is open, else 0
   */
  public record Clocks(@Nullable Timer timer, int windowMillis, int claimMillis) {}

  /**
   * How the game has ended, if it has.
   *
   * @param known what each player knew of whose cards, once the game is finished; nothing before
   */
  public record Finish(
      @Nullable RecallEnding ending,
      Map<Integer, Map<Integer, Map<Slot, KnownCards.Known>>> known) {
    public Finish {
      known = Map.copyOf(known);
    }
  }

  public int turn() {
    return course.turn();
  }

  public @Nullable CardView drawn() {
    return course.drawn();
  }

  public int caller() {
    return course.caller();
  }

  public int pile() {
    return middle.pile();
  }

  public int discards() {
    return middle.discards();
  }

  public @Nullable Dealt topCard() {
    return middle.topCard();
  }

  public List<Special> specials() {
    return middle.specials();
  }

  public @Nullable Timer timer() {
    return clocks.timer();
  }

  public int windowMillis() {
    return clocks.windowMillis();
  }

  public int claimMillis() {
    return clocks.claimMillis();
  }

  public @Nullable RecallEnding ending() {
    return finish.ending();
  }

  public Map<Integer, Map<Integer, Map<Slot, KnownCards.Known>>> known() {
    return finish.known();
  }

  /** The face on top of the discards; null when nothing lies there. */
  public @Nullable Card top() {
    return topCard() == null ? null : topCard().face();
  }

  /**
   * @param hand cards by place; places 0-3 are the 2x2, a missing place is a gap
   * @param collection face up, stacked
   * @param points what the cards count, once the game is finished, else -1
   */
  public record SeatView(
      int seat, Status status, List<CardView> hand, List<Faced> collection, int points) {
    public SeatView {
      hand = List.copyOf(hand);
      collection = List.copyOf(collection);
    }
  }

  /**
   * @param face null while the card shows its back
   */
  public record CardView(Slot slot, int place, @Nullable Card face) {}
}
