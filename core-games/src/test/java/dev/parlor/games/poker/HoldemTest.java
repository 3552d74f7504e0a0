package dev.parlor.games.poker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.games.Replay;
import dev.parlor.games.Request;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.Timer;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.hand.HandStart;
import dev.parlor.games.poker.hand.Limits;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Matches: cards, blinds, the button, ends, places. */
class HoldemTest {
  private static final Holdem HOLDEM = new Holdem();
  private static final PokerAction CALL = new PokerAction.Call();
  private static final PokerAction CHECK = new PokerAction.Check();
  private static final PokerAction FOLD = new PokerAction.Fold();
  private static final PokerAction ALL_IN = new PokerAction.AllIn();

  private static LocalTable<HoldemState, PokerView> table(int seats, String... options) {
    return new LocalTable<>(HOLDEM, setup(seats, options), Dealer.stacked(List.of()));
  }

  private static Setup setup(int seats, String... options) {
    return new Setup(
        seats,
        List.of(options).stream()
            .map(option -> option.split("=", -1))
            .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1])));
  }

  private static void act(LocalTable<HoldemState, PokerView> table, PokerAction... actions) {
    for (PokerAction action : actions) {
      assertEquals(Optional.empty(), table.act(table.state().turn(), action));
    }
  }

  private static PokerView view(LocalTable<HoldemState, PokerView> table, int seat) {
    return table.game().view(table.state(), seat, table.knowledge(seat));
  }

  /** One hand in which the seats' cards come out as told, whatever the button. */
  private static LocalTable<HoldemState, PokerView> hand(
      HandStart start, String board, String... holes) {
    StringBuilder deck = new StringBuilder();
    for (int card = 0; card < 2; card++) {
      for (int seat : start.clockwise()) {
        deck.append(holes[seat], 2 * card, 2 * card + 2);
      }
    }
    return new LocalTable<>(
        Holdem.ofHand(start), Setup.of(start.seats()), Dealer.stacked(Card.parseAll(deck + board)));
  }

  @Test
  @DisplayName("poker 1: 1000 chips each, blinds 10 and 20")
  void startingChipsAndBlinds() {
    LocalTable<HoldemState, PokerView> table = table(4);
    PokerView view = view(table, 0);
    assertEquals(List.of(1000, 990, 980, 1000), chips(view));
    assertEquals(30, view.pot());
    assertEquals(new PokerOptions.Blinds(10, 20, 10), view.blinds());
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
  @DisplayName("poker 2: the first button is drawn by lot, then moves one seat clockwise")
  void theButtonMoves() {
    Step.Accepted<HoldemState> opened = HOLDEM.open(Setup.of(3));
    Request.Shuffle shuffle = (Request.Shuffle) opened.requests().get(0);
    assertEquals(List.of(3), shuffle.lots());
    HoldemState state = Replay.accepted(HOLDEM, opened.state(), new Event.Shuffled(0, List.of(2)));
    assertEquals(2, state.button());
    state = Replay.accepted(HOLDEM, state, new Event.Acted(2, FOLD));
    state = Replay.accepted(HOLDEM, state, new Event.Acted(0, FOLD));
    assertEquals(
        "event.unexpected", Replay.refusal(HOLDEM, state, new Event.Shuffled(1, List.of(2))));
    state = Replay.accepted(HOLDEM, state, new Event.Shuffled(1, List.of()));
    assertEquals(0, state.button());
  }

  @Test
  @DisplayName("poker 2 and m: when three become two nobody is big blind twice running")
  void theBigBlindChangesWhenTwoAreLeft() {
    int changes = 0;
    for (long seed = 1; seed <= 300; seed++) {
      Dice dice = Dice.seeded(seed);
      LocalTable<HoldemState, PokerView> table =
          new LocalTable<>(HOLDEM, setup(3, "chips=200"), Dealer.seeded(dice));
      int dealt = 3;
      int bigBlind = table.state().bigBlind();
      int hands = 0;
      while (!table.finished().isPresent()) {
        boolean push = dice.below(4) == 0 && limits(table).mayRaise();
        boolean stay = limits(table).call() < 50 || dice.below(3) == 0;
        act(table, push ? ALL_IN : limits(table).mayCheck() ? CHECK : stay ? CALL : FOLD);
        if (table.state().handsPlayed() > hands && table.state().hand().isPresent()) {
          hands = table.state().handsPlayed();
          int now = table.state().hand().orElseThrow().start().dealt().size();
          if (dealt == 3 && now == 2) {
            changes++;
            assertFalse(bigBlind == table.state().bigBlind(), "seed " + seed);
          }
          dealt = now;
          bigBlind = table.state().bigBlind();
        }
      }
    }
    assertTrue(changes > 100, "only " + changes + " changes");
  }

  private static Limits limits(LocalTable<HoldemState, PokerView> table) {
    return table.state().hand().orElseThrow().limits();
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
    assertEquals(Card.parseAll("As Ah 7s 7d Kc"), sortedSuits(view(table, 0).bestFive()));
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
  @DisplayName("poker 10: the match ends with one player left")
  void theLastPlayerWins() {
    LocalTable<HoldemState, PokerView> table =
        new LocalTable<>(HOLDEM, setup(2, "chips=40"), Dealer.seeded(Dice.seeded(1)));
    while (!table.finished().isPresent()) {
      act(table, limits(table).mayRaise() ? ALL_IN : CALL);
    }
    Outcome outcome = table.finished().orElseThrow();
    assertEquals(
        Set.of(80, 0),
        outcome.standings().stream().map(Outcome.Standing::score).collect(Collectors.toSet()));
    assertEquals(Optional.of("game.over"), table.act(0, CALL).map(refusal -> refusal.key()));
  }

  @Test
  @DisplayName("poker 10 and n: at the hand limit most chips win, equal chips share the place")
  void theHandLimitEndsTheMatch() {
    LocalTable<HoldemState, PokerView> table = table(4, "handLimit=1");
    act(table, FOLD, FOLD, FOLD);
    Outcome outcome = table.finished().orElseThrow();
    assertEquals(1, outcome.units());
    assertEquals(List.of(2, 4, 1, 2), places(outcome));
  }

  private static List<Integer> places(Outcome outcome) {
    return outcome.standings().stream().map(Outcome.Standing::place).collect(Collectors.toList());
  }

  @Test
  @DisplayName("poker 10: after the time limit the hand under way is the last")
  void theTimeLimitEndsTheMatch() {
    LocalTable<HoldemState, PokerView> table = table(3, "minutesLimit=5");
    Timer timer = new Timer("match", Timer.ALL, 0);
    assertEquals(Map.of(timer, 300_000), table.timers());
    act(table, FOLD);
    assertEquals(Optional.empty(), table.apply(new Event.Elapsed(timer)));
    assertFalse(table.finished().isPresent());
    act(table, FOLD);
    assertEquals(List.of(2, 3, 1), places(table.finished().orElseThrow()));
  }

  @Test
  @DisplayName("poker m: same-hand busts rank by stack at the start of that hand")
  void placesByStackBeforeTheLastHand() {
    HandStart start = HandStart.withBlinds(0, List.of(30, 50, 100, 30), 1, 2);
    LocalTable<HoldemState, PokerView> table =
        hand(start, "2c2d7h8s9c", "3h4h", "KdQd", "AsAh", "3s4s");
    act(table, ALL_IN, ALL_IN, ALL_IN, CALL);
    assertEquals(List.of(0, 0, 210, 0), table.state().lastHand().orElseThrow().stacks());
    assertEquals(List.of(3, 2, 1, 3), places(table.finished().orElseThrow()));
  }

  @Test
  @DisplayName("poker 11: blinds double after as many hands as agreed")
  void blindsRise() {
    PokerOptions options = PokerOptions.of(setup(4, "blindsUpEvery=10"));
    assertEquals(new PokerOptions.Blinds(10, 20, 1), options.blinds(9, 4000));
    assertEquals(new PokerOptions.Blinds(20, 40, 10), options.blinds(10, 4000));
    assertEquals(new PokerOptions.Blinds(2560, 5120, 10), options.blinds(1000, 4000));
    PokerOptions never = PokerOptions.of(setup(4, "blindsUpEvery=0"));
    assertEquals(new PokerOptions.Blinds(10, 20, 0), never.blinds(500, 4000));
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
    state = Replay.accepted(one, state, new Event.Shuffled(0, List.of(0)));
    state = Replay.accepted(one, state, new Event.Acted(0, ALL_IN));
    Step<HoldemState> step = one.apply(state, new Event.Acted(1, CALL));
    List<Integer> opened =
        ((Step.Accepted<HoldemState>) step)
            .requests().stream()
                .map(request -> ((Request.Open) request).slot().index())
                .collect(Collectors.toList());
    assertEquals(List.of(0, 2, 1, 3, 4, 5, 6, 7, 8), opened);
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
    assertEquals("poker.wait", Replay.refusal(HOLDEM, state, new Event.Acted(0, CALL)));
    state = Replay.accepted(HOLDEM, state, new Event.Shuffled(0, List.of(0)));
    assertEquals("turn.notYours", Replay.refusal(HOLDEM, state, new Event.Acted(1, CALL)));
    assertEquals("poker.check.owes", Replay.refusal(HOLDEM, state, new Event.Acted(0, CHECK)));
    state = Replay.accepted(HOLDEM, state, new Event.Acted(0, CALL));
    state = Replay.accepted(HOLDEM, state, new Event.Acted(1, CHECK));
    assertEquals("poker.wait", Replay.refusal(HOLDEM, state, new Event.Acted(1, CHECK)));
    Card card = Card.parse("As");
    state = Replay.accepted(HOLDEM, state, new Event.Opened(new Slot(0, 4), card));
    assertEquals(
        "card.twice", Replay.refusal(HOLDEM, state, new Event.Opened(new Slot(0, 5), card)));
    assertEquals(
        "event.unexpected",
        Replay.refusal(HOLDEM, state, new Event.Opened(new Slot(0, 0), Card.parse("2s"))));
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
