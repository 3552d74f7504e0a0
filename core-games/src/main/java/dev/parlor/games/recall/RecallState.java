package dev.parlor.games.recall;

import dev.parlor.games.Outcome;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the whole table knows of a game.
 *
 * @param lots the lot for the starter, then for every seat its two picks and its tie
 * @param caller the seat that called Recall, or {@link #NOBODY}
 */
public record RecallState(
    RecallOptions options,
    RecallPhase phase,
    List<RecallSeat> players,
    Middle middle,
    List<Integer> lots,
    Turn turn,
    int caller,
    Timing timing,
    Finish finish) {
  public static final int NOBODY = -1;

  public RecallState {
    players = List.copyOf(players);
    lots = List.copyOf(lots);
  }

  /**
   * What lies between the players, and what it sets off.
   *
   * @param specials powers in the order in which they were played; the first is in use in the
   *     special window
   * @param shown cards that were played wrongly and still lie open, until the next draw
   */
  public record Middle(Stock stock, Window window, List<Special> specials, List<Slot> shown) {
    public Middle {
      specials = List.copyOf(specials);
      shown = List.copyOf(shown);
    }
  }

  /**
   * The running timer, and how many have run so far.
   *
   * @param clock the running timer, null when none runs
   */
  public record Timing(@Nullable RunningTimer clock, int clocks) {}

  /**
   * What the game has come to.
   *
   * @param ending why the game is over, null while it is not
   * @param winner the seat that won at once, or {@link RecallState#NOBODY}
   * @param outcome what came of it, null before the phase {@code finished}
   */
  public record Finish(
      @Nullable RecallEnding ending,
      int winner,
      List<Outcome.Violation> violations,
      @Nullable Outcome outcome) {
    public Finish {
      violations = List.copyOf(violations);
    }
  }

  public Stock stock() {
    return middle.stock();
  }

  public Window window() {
    return middle.window();
  }

  public List<Special> specials() {
    return middle.specials();
  }

  public List<Slot> shown() {
    return middle.shown();
  }

  public @Nullable RunningTimer clock() {
    return timing.clock();
  }

  public int clocks() {
    return timing.clocks();
  }

  public @Nullable RecallEnding ending() {
    return finish.ending();
  }

  public int winner() {
    return finish.winner();
  }

  public List<Outcome.Violation> violations() {
    return finish.violations();
  }

  public @Nullable Outcome outcome() {
    return finish.outcome();
  }

  public RecallSeat player(int seat) {
    return players.get(seat);
  }

  public int seats() {
    return players.size();
  }

  /** The face of a slot if the table has seen it. */
  public @Nullable Card face(Slot slot) {
    return stock().faces().get(slot);
  }

  /** The power in use, if any. */
  public @Nullable Special special() {
    return phase == RecallPhase.SPECIAL_PLAY_WINDOW ? specials().get(0) : null;
  }

  /** Whether a card lies face down in a hand and may be played, swapped or looked at. */
  boolean free(int seat, Slot slot) {
    return player(seat).free(slot, stock().faces());
  }

  /** All cards of all hands that may be swapped or looked at, by seat and place. */
  List<Slot> freeCards() {
    List<Slot> cards = new ArrayList<>();
    for (int seat = 0; seat < seats(); seat++) {
      cards.addAll(freeCards(seat));
    }
    return cards;
  }

  List<Slot> freeCards(int seat) {
    List<Slot> cards = player(seat).slots();
    cards.removeIf(slot -> !free(seat, slot));
    return cards;
  }

  /** Whether nobody can go on, because all who could are away. */
  public boolean paused() {
    return phase == RecallPhase.DRAWING_CARD && clock() == null;
  }

  /** Whether the seat in turn is to choose what to do with the drawn card. */
  boolean choosingPlay() {
    return phase == RecallPhase.PLAYING && turn.played() == null;
  }
}
