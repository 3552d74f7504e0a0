package dev.parlor.games.poker;

import static dev.parlor.games.poker.KnownTables.ALL_IN;
import static dev.parlor.games.poker.KnownTables.CALL;
import static dev.parlor.games.poker.KnownTables.CHECK;
import static dev.parlor.games.poker.KnownTables.FOLD;
import static dev.parlor.games.poker.KnownTables.HOLDEM;
import static dev.parlor.games.poker.KnownTables.act;
import static dev.parlor.games.poker.KnownTables.hand;
import static dev.parlor.games.poker.KnownTables.setup;
import static dev.parlor.games.poker.KnownTables.table;
import static dev.parlor.games.poker.KnownTables.view;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Request;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.eval.BestFive;
import dev.parlor.games.poker.hand.HandStart;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** One hand: cards, names, showdown, what is refused. */
class HoldemTest {
  @Test
  @DisplayName("poker 1: 1000 chips each, blinds 10 and 20")
  void startingChipsAndBlinds() {
    LocalTable<HoldemState, PokerView> table = table(4);
    PokerView view = view(table, 0);
    assertEquals(List.of(1000, 990, 980, 1000), chips(view));
    assertEquals(30, view.pot());
    assertEquals(new PokerOptions.Blinds(10, 20), view.blinds());
    assertTrue(view.plates().get(0).button());
    assertTrue(view.plates().get(1).smallBlind());
    assertTrue(view.plates().get(2).bigBlind());
    assertEquals(Optional.of(3), view.turn());
    assertEquals(4000, table.state().allChips());
  }

  private static List<Integer> chips(PokerView view) {
    return view.plates().stream().map(PokerPlate::chips).collect(Collectors.toList());
  }

  @Test
  @DisplayName("poker 4 and n: one card at a time from the left of the button, then 3, 1, 1")
  void cardsAreDealtRoundTheTable() {
    LocalTable<HoldemState, PokerView> table =
        new LocalTable<>(
            HOLDEM, Setup.of(3), Dealer.stacked(Card.parseAll("2s 3s 4s 2h 3h 4h Ts Js Qs Ks As")));
    assertEquals(Card.parseAll("2s 2h"), view(table, 1).own());
    assertEquals(Card.parseAll("4s 4h"), view(table, 0).own());
    act(table, CALL, CALL, CHECK);
    assertEquals(Card.parseAll("Ts Js Qs"), view(table, 0).board());
    act(table, CHECK, CHECK, CHECK);
    assertEquals(Card.parseAll("Ts Js Qs Ks"), view(table, 0).board());
    act(table, CHECK, CHECK, CHECK);
    assertEquals(Card.parseAll("Ts Js Qs Ks As"), view(table, 0).board());
  }

  @Test
  @DisplayName("poker n: with the option a card is burnt before flop, turn and river")
  void burntCardsAreSkipped() {
    LocalTable<HoldemState, PokerView> table =
        new LocalTable<>(
            HOLDEM,
            setup(2, "burnCards=true"),
            Dealer.stacked(Card.parseAll("2s 3s 2h 3h 9d Ts Js Qs 8d Ks 7d As")));
    act(table, CALL, CHECK, CHECK, CHECK, CHECK, CHECK);
    assertEquals(Card.parseAll("Ts Js Qs Ks As"), view(table, 0).board());
  }

  @Test
  @DisplayName("poker 8 and l: a wheel is a straight, the best five of seven count")
  void theWheelIsAStraight() {
    HandStart start = HandStart.withBlinds(0, List.of(100, 100), 1, 2);
    LocalTable<HoldemState, PokerView> table = hand(start, "2c3d4h9sTs", "As5s", "KdKh");
    act(table, ALL_IN, CALL);
    HandResult.Shown shown = shown(table, 0);
    assertEquals("poker.hand.straight", shown.name().key());
    assertEquals(List.of(5), shown.name().args());
    assertEquals(Card.parseAll("5s 4h 3d 2c As"), shown.best());
    assertEquals(List.of(200, 0), table.state().lastHand().orElseThrow().stacks());
  }

  private static HandResult.Shown shown(LocalTable<HoldemState, PokerView> table, int seat) {
    return table.state().lastHand().orElseThrow().shown().stream()
        .filter(shown -> shown.seat() == seat)
        .findFirst()
        .orElseThrow();
  }

  @Test
  @DisplayName("poker 8 and p: a pair of aces on a paired board is two pair")
  void namesForThePlayer() {
    HandStart start = HandStart.withBlinds(0, List.of(100, 100), 1, 2);
    LocalTable<HoldemState, PokerView> table = hand(start, "7s7dKc2h9s", "AhAs", "3d4h");
    assertEquals("poker.hand.pair", view(table, 0).handName().orElseThrow().key());
    assertEquals(List.of(14), view(table, 0).handName().orElseThrow().args());
    act(table, CALL, CHECK);
    assertEquals("poker.hand.twoPair", view(table, 0).handName().orElseThrow().key());
    assertEquals(
        Card.parseAll("As Ah 7s 7d Kc"),
        sortedSuits(BestFive.of(Card.parseAll("2h 7s Kc As 7d Ah"))));
  }

  private static List<Card> sortedSuits(List<Card> cards) {
    return cards.stream()
        .sorted(
            java.util.Comparator.comparingInt((Card card) -> cards.indexOf(card) / 2)
                .thenComparing(card -> card))
        .collect(Collectors.toList());
  }

  @Test
  @DisplayName("poker 9: equal hands split")
  void aPlayedBoardSplits() {
    HandStart start = HandStart.withBlinds(0, List.of(50, 50, 50), 1, 2);
    LocalTable<HoldemState, PokerView> table = hand(start, "TsJsQsKsAs", "2h3h", "4h5h", "6h7h");
    act(table, ALL_IN, CALL, CALL);
    assertEquals(List.of(50, 50, 50), table.state().lastHand().orElseThrow().stacks());
    assertEquals("poker.hand.royalFlush", shown(table, 1).name().key());
  }

  @Test
  @DisplayName("poker 12: everybody left at the showdown reveals; the result tells hands played")
  void everybodyLeftReveals() {
    LocalTable<HoldemState, PokerView> table = table(3, "handLimit=1");
    act(table, CALL, FOLD, CHECK, CHECK, CHECK, CHECK, CHECK, CHECK, CHECK);
    HandResult hand = table.state().lastHand().orElseThrow();
    assertEquals(
        List.of(2, 0),
        hand.shown().stream().map(HandResult.Shown::seat).collect(Collectors.toList()));
    assertEquals(1, table.finished().orElseThrow().units());
  }

  @Test
  @DisplayName("poker 12: a hand that ends by folds reveals nothing")
  void foldsRevealNothing() {
    LocalTable<HoldemState, PokerView> table = table(3);
    act(table, FOLD, FOLD);
    assertTrue(table.state().lastHand().orElseThrow().shown().isEmpty());
    assertTrue(table.events().stream().noneMatch(event -> event instanceof Event.Opened));
  }

  @Test
  @DisplayName("poker k: at an all-in the hands are opened before the rest of the board")
  void handsComeBeforeTheBoardAtAnAllIn() {
    HandStart start = HandStart.withBlinds(0, List.of(50, 50), 1, 2);
    Holdem one = Holdem.ofHand(start);
    HoldemState state = one.open(Setup.of(2)).state();
    state = EventReplay.accepted(one, state, new Event.Shuffled(0, List.of(0)));
    state = EventReplay.accepted(one, state, new Event.Acted(0, ALL_IN));
    Step<HoldemState> step = one.apply(state, new Event.Acted(1, CALL));
    assertEquals(List.of(0, 2, 1, 3), opened(step), "the hands");
    for (int position : opened(step)) {
      state = ((Step.Accepted<HoldemState>) step).state();
      step = one.apply(state, new Event.Opened(new Slot(0, position), Card.of(position)));
      if (state.awaited().size() > 1) {
        assertEquals(List.of(), opened(step), "nothing before all of them are open");
      }
    }
    assertEquals(List.of(4, 5, 6, 7, 8), opened(step), "the board");
  }

  private static List<Integer> opened(Step<HoldemState> step) {
    return ((Step.Accepted<HoldemState>) step)
        .requests().stream()
            .map(request -> ((Request.Open) request).slot().index())
            .collect(Collectors.toList());
  }

  @Test
  @DisplayName("poker q: the rules never need a face that the table has not been shown")
  void playsWithoutKnowingAnyCard() {
    HoldemState state = HOLDEM.open(Setup.of(2)).state();
    Step<HoldemState> dealt = HOLDEM.apply(state, new Event.Shuffled(0, List.of(0)));
    state = ((Step.Accepted<HoldemState>) dealt).state();
    assertEquals(
        List.of(
            new Request.Deal(new Slot(0, 0), 1),
            new Request.Deal(new Slot(0, 1), 0),
            new Request.Deal(new Slot(0, 2), 1),
            new Request.Deal(new Slot(0, 3), 0)),
        ((Step.Accepted<HoldemState>) dealt).requests());
    PokerView view = HOLDEM.view(state, 0, Knowledge.NONE);
    assertEquals(List.of(), view.own());
    assertEquals(Optional.empty(), view.handName());
    assertEquals(2, view.plates().get(1).faceDown());
  }

  @Test
  @DisplayName("poker 5: actions out of turn or while cards are awaited are refused")
  void refusalsNameTheReason() {
    HoldemState state = HOLDEM.open(Setup.of(2)).state();
    assertEquals("poker.wait", EventReplay.refusal(HOLDEM, state, new Event.Acted(0, CALL)));
    state = EventReplay.accepted(HOLDEM, state, new Event.Shuffled(0, List.of(0)));
    assertEquals("turn.notYours", EventReplay.refusal(HOLDEM, state, new Event.Acted(1, CALL)));
    assertEquals("poker.check.owes", EventReplay.refusal(HOLDEM, state, new Event.Acted(0, CHECK)));
    state = EventReplay.accepted(HOLDEM, state, new Event.Acted(0, CALL));
    state = EventReplay.accepted(HOLDEM, state, new Event.Acted(1, CHECK));
    assertEquals("poker.wait", EventReplay.refusal(HOLDEM, state, new Event.Acted(1, CHECK)));
    Card card = Card.parse("As");
    state = EventReplay.accepted(HOLDEM, state, new Event.Opened(new Slot(0, 4), card));
    assertEquals(
        "card.twice", EventReplay.refusal(HOLDEM, state, new Event.Opened(new Slot(0, 5), card)));
    assertEquals(
        "event.unexpected",
        EventReplay.refusal(HOLDEM, state, new Event.Opened(new Slot(0, 0), Card.parse("2s"))));
  }

  @Test
  @DisplayName("poker o: when the time runs out the default is check, else fold")
  void theDefaultIsCheckElseFold() {
    LocalTable<HoldemState, PokerView> table = table(2);
    assertEquals(FOLD, HOLDEM.timeout(table.state(), 0, Knowledge.NONE));
    act(table, CALL);
    assertEquals(CHECK, HOLDEM.timeout(table.state(), 1, Knowledge.NONE));
  }

  @Test
  void theSameSeedGivesTheSameMatch() {
    LocalTable<HoldemState, PokerView> one =
        new LocalTable<>(HOLDEM, Setup.of(4), Dealer.seeded(Dice.seeded(5)));
    LocalTable<HoldemState, PokerView> other =
        new LocalTable<>(HOLDEM, Setup.of(4), Dealer.seeded(Dice.seeded(5)));
    assertEquals(one.state(), other.state());
    assertEquals(view(one, 2), view(other, 2));
  }
}
