package dev.parlor.terminal.blackjack;

import dev.parlor.games.Dealt;
import dev.parlor.games.Event;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.blackjack.DuelAction;
import dev.parlor.games.blackjack.DuelMove;
import dev.parlor.games.blackjack.DuelPhase;
import dev.parlor.games.blackjack.DuelState;
import dev.parlor.games.card.Card;
import dev.parlor.games.twentyone.HandValue;
import dev.parlor.terminal.check.CaseComparison;
import dev.parlor.terminal.check.CaseVerdict;
import dev.parlor.terminal.check.Scenario;
import java.util.List;

/**
 * {@code blackjack-values}: what hands are worth; {@code blackjack-dealer}: how the dealer plays.
 */
final class BlackjackSuites {
  private BlackjackSuites() {}

  static CaseVerdict values(Scenario scenario) {
    HandValue value = HandValue.of(ranked(scenario, "hand"));
    CaseComparison comparison = new CaseComparison();
    comparison.add("total", scenario.number("total"), value.total());
    comparison.add("soft", scenario.flag("soft"), value.soft());
    comparison.add("bust", scenario.flag("bust"), value.bust());
    comparison.add("blackjack", scenario.flag("blackjack"), value.blackjack());
    return comparison.verdict();
  }

  /** A round of Blackjack Duel in which both players stand and the dealer has to play. */
  static CaseVerdict dealer(Scenario scenario) {
    Duel duel = new Duel();
    DuelState state = duel.open(Setup.of(2)).state();
    state = after(duel, state, new Event.Shuffled(0, List.of(0)));
    state = after(duel, state, new Event.Acted(0, new DuelAction.Bet(10)));
    state = after(duel, state, new Event.Acted(1, new DuelAction.Bet(10)));
    state = afterOpening(duel, state, ranked(scenario, "up", scenario.card("up")));
    state = after(duel, state, new Event.Acted(0, DuelMove.STAND));
    state = after(duel, state, new Event.Acted(1, DuelMove.STAND));
    state = afterOpening(duel, state, ranked(scenario, "hole", scenario.card("hole")));
    for (Card card : ranked(scenario, "shoe_next")) {
      if (state.phase() != DuelPhase.DEALER) {
        break;
      }
      state = afterOpening(duel, state, card);
    }
    List<Card> hand = Dealt.openFaces(state.dealer());
    CaseComparison comparison = new CaseComparison();
    comparison.add("dealer_hand", scenario.cards("dealer_hand"), hand);
    comparison.add("total", scenario.number("total"), HandValue.of(hand).total());
    return comparison.verdict();
  }

  private static List<Card> ranked(Scenario scenario, String field) {
    List<Card> cards = scenario.cards(field);
    cards.forEach(card -> ranked(scenario, field, card));
    return cards;
  }

  /** A joker is worth nothing here. */
  private static Card ranked(Scenario scenario, String field, Card card) {
    if (card.isJoker()) {
      throw scenario.wrong(field);
    }
    return card;
  }

  private static DuelState afterOpening(Duel duel, DuelState state, Card card) {
    Slot slot = state.dealer().get(state.dealer().size() - 1).slot();
    return after(duel, state, new Event.Opened(slot, card));
  }

  private static DuelState after(Duel duel, DuelState state, Event event) {
    Step<DuelState> step = duel.apply(state, event);
    return step.accepted()
        .orElseThrow(() -> new IllegalStateException(event + " was refused: " + step))
        .state();
  }
}
