package dev.parlor.games.poker;

import dev.parlor.games.Outcome;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.hand.Hand;
import dev.parlor.games.poker.hand.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A match as everybody knows it.
 *
 * @param deck the number of the deck in use or asked for
 * @param button the seat that dealt last, or -1 before the first hand
 * @param bigBlind the seat of the last big blind, or -1
 * @param hand empty while the table waits for a deck
 * @param moves of this hand in order
 * @param faces the cards of this hand that are open to all, by position in the deck
 * @param awaited the positions whose faces the rules have asked for
 * @param lastHand how the hand before this one ended
 */
public record HoldemState(
    PokerOptions options,
    List<PokerSeat> seats,
    int deck,
    int handsPlayed,
    int button,
    int bigBlind,
    Optional<Hand> hand,
    List<Move> moves,
    Map<Integer, Card> faces,
    List<Slot> awaited,
    boolean timeUp,
    Optional<HandResult> lastHand,
    Optional<Outcome> outcome) {
  public HoldemState {
    seats = List.copyOf(seats);
    moves = List.copyOf(moves);
    faces = Collections.unmodifiableMap(new TreeMap<>(faces));
    awaited = List.copyOf(awaited);
  }

  /** The next decks, if nobody loses all: two, for a hand may be over in no time. */
  public List<Integer> decksAhead() {
    List<Integer> decks = new ArrayList<>();
    int limit = options.handLimit();
    for (int hand = 1; hand <= 2 && !timeUp; hand++) {
      if (limit == 0 || handsPlayed + hand < limit) {
        decks.add(deck + hand);
      }
    }
    return decks;
  }

  static HoldemState opening(PokerOptions options, List<PokerSeat> seats) {
    return new HoldemState(
        options,
        seats,
        0,
        0,
        -1,
        -1,
        Optional.empty(),
        List.of(),
        Map.of(),
        List.of(),
        false,
        Optional.empty(),
        Optional.empty());
  }

  /** The seat that the table waits for, or {@link Hand#NOBODY}. */
  public int turn() {
    return outcome.isPresent() || !awaited.isEmpty()
        ? Hand.NOBODY
        : hand.map(Hand::toAct).orElse(Hand.NOBODY);
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

  /** How many of them are dealt in. */
  int players() {
    return (int) contenders().stream().filter(seat -> !seats.get(seat).sitsOut()).count();
  }

  /** Whether no deck is asked for, because fewer than two could play with it. */
  public boolean rests() {
    return !outcome.isPresent()
        && !hand.isPresent()
        && lastHand.isPresent()
        && lastHand.get().deck() == deck;
  }

  /** All chips of the match: stacks and pot. They never grow or shrink. */
  public int allChips() {
    int all = 0;
    for (int seat = 0; seat < seats.size(); seat++) {
      all += chips(seat);
    }
    return all + hand.map(Hand::pot).orElse(0);
  }

  /** Chips that lie before a seat now, without those in the pot. */
  public int chips(int seat) {
    return hand.isPresent() && hand.get().start().dealt().contains(seat)
        ? hand.get().players().get(seat).stack()
        : seats.get(seat).chips();
  }

  public PokerOptions.Blinds blinds() {
    int all = seats.stream().mapToInt(PokerSeat::chips).sum();
    return options.blinds(handsPlayed, all);
  }

  /** The open cards of the board, in order. */
  public List<Card> board() {
    return hand.map(now -> Layout.of(this, now).open(faces)).orElse(List.of());
  }

  HoldemState withSeats(List<PokerSeat> now) {
    return new HoldemState(
        options,
        now,
        deck,
        handsPlayed,
        button,
        bigBlind,
        hand,
        moves,
        faces,
        awaited,
        timeUp,
        lastHand,
        outcome);
  }

  HoldemState withSeat(int seat, PokerSeat now) {
    List<PokerSeat> next = new ArrayList<>(seats);
    next.set(seat, now);
    return withSeats(next);
  }

  HoldemState withHand(Hand now, List<Move> made) {
    return new HoldemState(
        options,
        seats,
        deck,
        handsPlayed,
        button,
        bigBlind,
        Optional.of(now),
        made,
        faces,
        awaited,
        timeUp,
        lastHand,
        outcome);
  }

  /** A hand begins with the deck that has come. */
  HoldemState dealt(Hand now) {
    return new HoldemState(
        options,
        seats,
        deck,
        handsPlayed,
        now.start().button(),
        now.start().bigBlind(),
        Optional.of(now),
        List.of(),
        Map.of(),
        List.of(),
        timeUp,
        lastHand,
        outcome);
  }

  HoldemState withAwaited(List<Slot> slots) {
    return new HoldemState(
        options,
        seats,
        deck,
        handsPlayed,
        button,
        bigBlind,
        hand,
        moves,
        faces,
        slots,
        timeUp,
        lastHand,
        outcome);
  }

  HoldemState withFace(Slot slot, Card card) {
    Map<Integer, Card> open = new TreeMap<>(faces);
    open.put(slot.index(), card);
    List<Slot> rest = new ArrayList<>(awaited);
    rest.remove(slot);
    return new HoldemState(
        options,
        seats,
        deck,
        handsPlayed,
        button,
        bigBlind,
        hand,
        moves,
        open,
        rest,
        timeUp,
        lastHand,
        outcome);
  }

  /** The hand is over, or void and then not counted. */
  HoldemState withResult(HandResult result, List<PokerSeat> now) {
    return new HoldemState(
        options,
        now,
        deck,
        handsPlayed + (result.isVoid() ? 0 : 1),
        button,
        bigBlind,
        Optional.empty(),
        List.of(),
        Map.of(),
        List.of(),
        timeUp,
        Optional.of(result),
        outcome);
  }

  HoldemState withNextDeck() {
    return new HoldemState(
        options,
        seats,
        deck + 1,
        handsPlayed,
        button,
        bigBlind,
        hand,
        moves,
        faces,
        awaited,
        timeUp,
        lastHand,
        outcome);
  }

  HoldemState withTimeUp() {
    return new HoldemState(
        options,
        seats,
        deck,
        handsPlayed,
        button,
        bigBlind,
        hand,
        moves,
        faces,
        awaited,
        true,
        lastHand,
        outcome);
  }

  HoldemState withOutcome(Outcome now) {
    return new HoldemState(
        options,
        seats,
        deck,
        handsPlayed,
        button,
        bigBlind,
        hand,
        moves,
        faces,
        awaited,
        timeUp,
        lastHand,
        Optional.of(now));
  }
}
