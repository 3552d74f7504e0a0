package dev.parlor.games.poker;

import dev.parlor.games.Outcome;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.poker.hand.PokerMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A match as everybody knows it.
 *
 * @param lastHand how the hand before this one ended
 */
public record HoldemState(
    PokerOptions options,
    List<PokerSeat> seats,
    HandsSoFar soFar,
    HandAtPlay table,
    Optional<HandResult> lastHand,
    Optional<Outcome> outcome) {
  public HoldemState {
    seats = List.copyOf(seats);
  }

  static HoldemState opening(PokerOptions options, List<PokerSeat> seats) {
    return new HoldemState(
        options, seats, HandsSoFar.START, HandAtPlay.NONE, Optional.empty(), Optional.empty());
  }

  public int deck() {
    return soFar.deck();
  }

  public int handsPlayed() {
    return soFar.handsPlayed();
  }

  public int button() {
    return soFar.button();
  }

  public int bigBlind() {
    return soFar.bigBlind();
  }

  public boolean timeUp() {
    return soFar.timeUp();
  }

  public Optional<PokerHand> hand() {
    return table.hand();
  }

  public List<PokerMove> moves() {
    return table.moves();
  }

  public Map<Integer, Card> faces() {
    return table.faces();
  }

  public List<Slot> awaited() {
    return table.awaited();
  }

  /** The numbers of the next decks. There are two, because a hand may be over in no time. */
  public List<Integer> decksAhead() {
    List<Integer> decks = new ArrayList<>();
    int limit = options.handLimit();
    for (int hand = 1; hand <= 2 && !timeUp(); hand++) {
      if (limit == 0 || handsPlayed() + hand < limit) {
        decks.add(deck() + hand);
      }
    }
    return decks;
  }

  /** The seat that the table waits for, or {@link PokerHand#NOBODY}. */
  public int turn() {
    return outcome.isPresent() || !awaited().isEmpty()
        ? PokerHand.NOBODY
        : hand().map(PokerHand::toAct).orElse(PokerHand.NOBODY);
  }

  /** The seats that play on: chips left and not gone. */
  public List<Integer> contenders() {
    List<Integer> contenders = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      if (seats.get(seat).plays() && seats.get(seat).chips() > 0) {
        contenders.add(seat);
      }
    }
    return contenders;
  }

  /** How many of the contenders are dealt in. */
  int players() {
    return (int) contenders().stream().filter(seat -> !seats.get(seat).sitsOut()).count();
  }

  /** Whether no deck is asked for, because fewer than two could play with it. */
  public boolean rests() {
    return !outcome.isPresent()
        && !hand().isPresent()
        && lastHand.isPresent()
        && lastHand.get().deck() == deck();
  }

  /** All chips of the match: stacks and pot. They never grow or shrink. */
  public int allChips() {
    int all = 0;
    for (int seat = 0; seat < seats.size(); seat++) {
      all += chips(seat);
    }
    return all + hand().map(PokerHand::pot).orElse(0);
  }

  /** Chips that lie before a seat now, without those in the pot. */
  public int chips(int seat) {
    return hand().isPresent() && hand().get().start().dealt().contains(seat)
        ? hand().get().players().get(seat).stack()
        : seats.get(seat).chips();
  }

  public PokerOptions.Blinds blinds() {
    int all = seats.stream().mapToInt(PokerSeat::chips).sum();
    return options.blinds(handsPlayed(), all);
  }

  /** The open cards of the board, in order. */
  public List<Card> board() {
    return hand().map(now -> DeckLayout.of(this, now).open(faces())).orElse(List.of());
  }

  HoldemState withSeats(List<PokerSeat> now) {
    return new HoldemState(options, now, soFar, table, lastHand, outcome);
  }

  HoldemState withSeat(int seat, PokerSeat now) {
    List<PokerSeat> next = new ArrayList<>(seats);
    next.set(seat, now);
    return withSeats(next);
  }

  HoldemState withHand(PokerHand now, List<PokerMove> made) {
    return with(soFar, table.withHand(now, made));
  }

  /** The state with the hand that begins with the deck that has come. */
  HoldemState dealt(PokerHand now) {
    return with(
        soFar.withButton(now.start().button(), now.start().bigBlind()), HandAtPlay.begun(now));
  }

  HoldemState withAwaited(List<Slot> slots) {
    return with(soFar, table.withAwaited(slots));
  }

  HoldemState withFace(Slot slot, Card card) {
    return with(soFar, table.withFace(slot, card));
  }

  /** The state after a hand. A void hand is not counted. */
  HoldemState withResult(HandResult result, List<PokerSeat> now) {
    HandsSoFar next = result.isVoid() ? soFar : soFar.withHandPlayed();
    return new HoldemState(options, now, next, HandAtPlay.NONE, Optional.of(result), outcome);
  }

  HoldemState withNextDeck() {
    return with(soFar.withNextDeck(), table);
  }

  HoldemState withTimeUp() {
    return with(soFar.withTimeUp(), table);
  }

  HoldemState withOutcome(Outcome now) {
    return new HoldemState(options, seats, soFar, table, lastHand, Optional.of(now));
  }

  private HoldemState with(HandsSoFar next, HandAtPlay now) {
    return new HoldemState(options, seats, next, now, lastHand, outcome);
  }
}
