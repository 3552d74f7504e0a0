package dev.parlor.games.recall;

import dev.parlor.games.Dealt;
import dev.parlor.games.Slot;
import dev.parlor.games.Timer;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.Rank;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a screen shows to one seat. Faces are there only while the rules let them be seen;
 * remembering what was seen before is up to the player.
 *
 * @param seats in seat order
 * @param pile cards left to draw
 * @param discards cards on the discard pile
 * @param topCard the card on top of the discard pile, null when there is none
 * @param drawn the card that the seat in turn has drawn, with its face for that seat
 * @param cardsToPeek the cards that this seat is looking at now
 * @param timer the running timer, null when none runs
 * @param timerMillis the whole length of that timer
 * @param windowMillis length of the same-rank window while it is open, else 0
 * @param claimMillis length of the window in which several seats may want the top of the discards,
 *     while it is open, else 0
 * @param caller who called Recall, or -1
 * @param specials powers that wait, the first in use during the special window
 * @param known what each player knew of whose cards, once the game is finished; nothing before
 */
public record RecallView(
    RecallPhase phase,
    List<SeatView> seats,
    int turn,
    int turnNumber,
    int pile,
    int discards,
    @Nullable Dealt topCard,
    @Nullable CardView drawn,
    List<Slot> cardsToPeek,
    @Nullable Timer timer,
    int timerMillis,
    int windowMillis,
    int claimMillis,
    int caller,
    List<Special> specials,
    @Nullable RecallEnding ending,
    boolean paused,
    Map<Integer, Map<Integer, Map<Slot, KnownCards.Known>>> known) {
  public RecallView {
    seats = List.copyOf(seats);
    cardsToPeek = List.copyOf(cardsToPeek);
    specials = List.copyOf(specials);
    known = Map.copyOf(known);
  }

  /** The face on top of the discards; null when nothing lies there. */
  public @Nullable Card top() {
    return topCard == null ? null : topCard.face();
  }

  /**
   * @param hand cards by place; places 0-3 are the 2x2, a missing place is a gap
   * @param collection face up, stacked
   * @param points what the cards count, once the game is finished, else -1
   */
  public record SeatView(
      int seat,
      Status status,
      List<CardView> hand,
      List<Faced> collection,
      @Nullable Rank collectionRank,
      int points) {
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
