package dev.parlor.games.blackjack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Action;
import dev.parlor.games.Event;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.games.Setup;
import dev.parlor.games.card.Card;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A match whose first round is dealt from known cards; seat 0 acts first. */
final class KnownDuel {
  final LocalTable<DuelState, DuelView> table;

  private KnownDuel(LocalTable<DuelState, DuelView> table) {
    this.table = table;
  }

  /**
   * A table with default options.
   *
   * @param up the dealer's open card
   * @param next the cards after the deal, in the order in which they are drawn
   * @param hands the first two cards of each seat
   */
  static KnownDuel deal(String up, String next, String... hands) {
    return deal(Map.of(), up, next, hands);
  }

  static KnownDuel deal(Map<String, String> options, String up, String next, String... hands) {
    List<Card> shoe = new ArrayList<>();
    for (String hand : hands) {
      shoe.add(Card.parseAll(hand).get(0));
    }
    shoe.add(Card.parse(up));
    for (String hand : hands) {
      shoe.add(Card.parseAll(hand).get(1));
    }
    shoe.addAll(Card.parseAll(next));
    return new KnownDuel(
        new LocalTable<>(new Duel(), new Setup(hands.length, options), Dealer.stacked(shoe)));
  }

  KnownDuel bets(int... amounts) {
    for (int seat = 0; seat < amounts.length; seat++) {
      act(seat, new DuelAction.Bet(amounts[seat]));
    }
    return this;
  }

  KnownDuel play(int seat, DuelMove... moves) {
    for (DuelMove move : moves) {
      act(seat, move);
    }
    return this;
  }

  private void act(int seat, Action action) {
    assertEquals("", refusal(seat, action), () -> seat + " " + action);
  }

  /** The key of the refusal, or nothing when the action is accepted. */
  String refusal(int seat, Action action) {
    return table.act(seat, action).map(Refusal::key).orElse("");
  }

  KnownDuel happens(Event event) {
    assertEquals("", table.apply(event).map(Refusal::key).orElse(""), event::toString);
    return this;
  }

  DuelState state() {
    return table.state();
  }

  int chips(int seat) {
    return state().player(seat).chips();
  }

  DuelPhase phase() {
    return state().phase();
  }

  DuelRoundResult last() {
    DuelRoundResult last = state().last();
    if (last == null) {
      throw new AssertionError("no round is over: " + state().phase());
    }
    return last;
  }

  DuelRoundResult.SeatResult last(int seat) {
    return last().seats().stream()
        .filter(result -> result.seat() == seat)
        .findFirst()
        .orElseThrow(AssertionError::new);
  }

  List<DuelVerdict> verdicts(int seat) {
    List<DuelVerdict> verdicts = new ArrayList<>();
    last(seat).hands().forEach(hand -> verdicts.add(hand.verdict()));
    return verdicts;
  }

  /** The key of what the seat claimed falsely in the last round, or nothing. */
  String violation(int seat) {
    Refusal violation = last(seat).violation();
    return violation == null ? "" : violation.key();
  }

  List<DuelMove> offers(int seat) {
    List<DuelMove> moves = new ArrayList<>();
    table
        .game()
        .choices(state(), seat, table.knowledge(seat))
        .forEach(choice -> moves.add(((DuelChoice.Play) choice).move()));
    return moves;
  }

  DuelView view(int seat) {
    return table.game().view(state(), seat, table.knowledge(seat));
  }

  Outcome outcome() {
    return table.finished().orElseThrow(() -> new AssertionError("the match is not over"));
  }

  List<Integer> places() {
    List<Integer> places = new ArrayList<>();
    outcome().standings().forEach(standing -> places.add(standing.place()));
    return places;
  }
}
