package dev.parlor.games.piles;

import dev.parlor.games.card.DeckSpec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The whole table; everything in it is public.
 *
 * @param seats who is in the game and who can be reached, clockwise
 * @param shuffled whether the deck is ready
 * @param turn whose turn it is; while nobody can be reached, who would be asked first
 * @param piles the piles laid out so far, nine once the game is under way
 * @param picked the pile under the finger of the player in turn
 * @param draw the guess whose card is on its way, or the last one
 * @param result set when the game is over
 */
public record PilesState(
    List<PilesSeat> seats,
    boolean shuffled,
    int turn,
    List<Pile> piles,
    @Nullable Integer picked,
    @Nullable Draw draw,
    @Nullable PilesResult result) {
  static final int PILES = 9;

  public PilesState {
    seats = List.copyOf(seats);
    piles = List.copyOf(piles);
  }

  static PilesState waitingForDeck(int seats) {
    List<PilesSeat> all = java.util.Collections.nCopies(seats, PilesSeat.PRESENT);
    return new PilesState(all, false, 0, List.of(), null, null, null);
  }

  /** Cards face up so far: also the position in the deck of the next one. */
  int opened() {
    return piles.stream().mapToInt(pile -> pile.cards().size()).sum();
  }

  /** Cards left in the deck. */
  public int remaining() {
    return DeckSpec.FRENCH_52.size() - opened();
  }

  public List<Integer> openPiles() {
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < piles.size(); i++) {
      if (piles.get(i).isOpen()) {
        open.add(i);
      }
    }
    return open;
  }

  /** Whether the game stands still because nobody can be reached. */
  public boolean paused() {
    return result == null && seats.stream().noneMatch(PilesSeat::canPlay);
  }

  /** Whether a card is on its way to the piles. */
  boolean awaitsCard() {
    return shuffled
        && result == null
        && (piles.size() < PILES || (draw != null && draw.verdict() == Draw.Verdict.OPEN));
  }

  /** Whether the table waits for a guess. */
  boolean awaitsGuess() {
    return shuffled && result == null && !awaitsCard() && !paused();
  }

  PilesState withDeck() {
    return new PilesState(seats, true, turn, piles, picked, draw, result);
  }

  PilesState withPile(Pile pile) {
    List<Pile> more = new ArrayList<>(piles);
    more.add(pile);
    return new PilesState(seats, shuffled, turn, more, picked, draw, result);
  }

  PilesState withPicked(@Nullable Integer pile) {
    return new PilesState(seats, shuffled, turn, piles, pile, draw, result);
  }

  PilesState withDraw(Pile pile, Draw next) {
    List<Pile> changed = new ArrayList<>(piles);
    changed.set(next.pile(), pile);
    return new PilesState(seats, shuffled, turn, changed, null, next, result);
  }

  PilesState withResult(PilesResult end) {
    return new PilesState(seats, shuffled, turn, piles, null, draw, end);
  }

  PilesState withSeat(int seat, PilesSeat presence) {
    List<PilesSeat> changed = new ArrayList<>(seats);
    changed.set(seat, presence);
    return new PilesState(changed, shuffled, turn, piles, picked, draw, result);
  }

  /** Gives the turn to {@code first}; while he can't play, to the next one clockwise who can. */
  PilesState withTurnFrom(int first) {
    int next = first % seats.size();
    for (int step = 0; step < seats.size(); step++) {
      int candidate = (first + step) % seats.size();
      if (seats.get(candidate).canPlay()) {
        next = candidate;
        break;
      }
    }
    return new PilesState(seats, shuffled, next, piles, null, draw, result);
  }
}
