package dev.parlor.games.blackjack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Dealt;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Whole matches by seed, honest and not, with the invariants after every event. */
class DuelRandomTest {
  private static final int CHIPS = 120;

  private final Duel duel = new Duel();

  private static LocalTable<DuelState, DuelView> table(Dice dice) {
    Map<String, String> options =
        Map.of("chips", "" + CHIPS, "splitTens", dice.below(2) == 0 ? "true" : "false");
    return new LocalTable<>(new Duel(), new Setup(2 + dice.below(3), options), Dealer.seeded(dice));
  }

  @Test
  @DisplayName("engine: honest random matches keep every invariant and name nobody")
  void honestMatches() {
    long first = 20_260_000L;
    System.out.println("seeds " + first + " to " + (first + 599));
    int hands = 0;
    for (long seed = first; seed < first + 600; seed++) {
      Dice dice = Dice.seeded(seed);
      LocalTable<DuelState, DuelView> table = table(dice);
      while (!table.finished().isPresent()) {
        DuelState before = table.state();
        int seat = anyToAct(before, dice);
        Action action = randomChoice(before, seat, table.knowledge(seat), dice);
        assertEquals(Optional.empty(), table.act(seat, action), "seed " + seed);
        if (!Objects.equals(table.state().last(), before.last())) {
          hands += table.seats();
        }
        check(table, seed);
      }
      assertEquals(List.of(), table.state().violations(), "seed " + seed);
      assertEquals(table.finished(), duel.outcome(table.state()));
      checkReplay(table, seed);
    }
    assertTrue(hands > 10_000, "hands " + hands);
  }

  @Test
  @DisplayName("engine: liars, the absent and leavers break no invariant")
  void wildMatches() {
    long first = 40_000_000L;
    System.out.println("seeds " + first + " to " + (first + 299));
    int named = 0;
    for (long seed = first; seed < first + 300; seed++) {
      Dice dice = Dice.seeded(seed);
      LocalTable<DuelState, DuelView> table = table(dice);
      for (int i = 0; !table.finished().isPresent(); i++) {
        assertTrue(i < 100_000, "seed " + seed + " does not end");
        DuelState before = table.state();
        Optional<Refusal> refusal = table.apply(wildEvent(before, dice));
        if (refusal.isPresent()) {
          assertEquals(before, table.state());
        }
        check(table, seed);
      }
      named += table.state().violations().size();
      checkReplay(table, seed);
    }
    assertTrue(named > 500, "named " + named);
  }

  private int anyToAct(DuelState state, Dice dice) {
    List<Integer> seats = new ArrayList<>(duel.toAct(state));
    return seats.get(dice.below(seats.size()));
  }

  private Action randomChoice(DuelState state, int seat, Knowledge knowledge, Dice dice) {
    List<Choice> choices = duel.choices(state, seat, knowledge);
    Choice choice = choices.get(dice.below(choices.size()));
    if (choice instanceof DuelChoice.PlaceBet bet) {
      return new DuelAction.Bet(bet.min() + dice.below(bet.max() - bet.min() + 1));
    }
    return ((DuelChoice.Play) choice).move();
  }

  private Event wildEvent(DuelState state, Dice dice) {
    int seat = dice.below(state.players().size());
    return switch (dice.below(40)) {
      case 0 -> new Event.Away(seat);
      case 1, 2, 3 -> new Event.Returned(seat);
      case 4 -> new Event.Left(dice.below(12) == 0 ? seat : -1, dice.below(2) == 0);
      case 5 -> new Event.Opened(new Slot(state.deck(), dice.below(312)), Card.of(dice.below(53)));
      case 6 -> new Event.Shuffled(state.deck(), List.of());
      case 7 -> new Event.Acted(seat, new DuelAction.Bet(dice.below(200) - 20));
      default -> {
        Set<Integer> toAct = duel.toAct(state);
        int actor = toAct.isEmpty() ? seat : toAct.iterator().next();
        yield new Event.Acted(
            actor,
            state.phase() == DuelPhase.BETTING
                ? new DuelAction.Bet(10 + dice.below(30))
                : DuelMove.values()[dice.below(DuelMove.values().length)]);
      }
    };
  }

  private void check(LocalTable<DuelState, DuelView> table, long seed) {
    DuelState state = table.state();
    Supplier<String> where = () -> "seed " + seed + ", event " + table.events().size();
    int chips = state.house();
    Set<Slot> slots = new HashSet<>();
    state.dealer().forEach(card -> assertTrue(slots.add(card.slot()), where));
    for (int seat = 0; seat < state.players().size(); seat++) {
      DuelSeat player = state.player(seat);
      chips += player.chips();
      assertTrue(player.chips() >= 0, where);
      assertTrue(!player.isIn() || player.free() >= 0, where);
      for (DuelHand hand : player.hands()) {
        hand.cards().forEach(card -> assertTrue(slots.add(card.slot()), where));
      }
      assertHidesWhatIsUnseen(table, seat, where);
    }
    assertEquals(state.players().size() * CHIPS, chips, where);
    assertEquals(table.finished().isPresent(), duel.toAct(state).isEmpty(), where);
  }

  private void assertHidesWhatIsUnseen(
      LocalTable<DuelState, DuelView> table, int seat, Supplier<String> where) {
    Knowledge knowledge = table.knowledge(seat);
    DuelView view = duel.view(table.state(), seat, knowledge);
    for (DuelView.SeatView other : view.seats()) {
      for (DuelView.HandView hand : other.hands()) {
        for (Dealt card : hand.cards()) {
          assertEquals(knowledge.face(card.slot()), card.face(), where);
        }
        assertEquals(other.seat() == seat, !hand.total().isEmpty(), where);
      }
      if (other.seat() != seat && table.state().phase() == DuelPhase.BETTING) {
        assertFalse(other.bet().isPresent(), where);
      }
    }
  }

  private void checkReplay(LocalTable<DuelState, DuelView> table, long seed) {
    Setup setup =
        new Setup(
            table.seats(),
            Map.of(
                "chips",
                "" + CHIPS,
                "splitTens",
                Boolean.toString(table.state().options().splitTens())));
    assertEquals(table.state(), EventReplay.of(duel, setup, table.events()), "seed " + seed);
  }

  @Test
  @DisplayName("engine: a view is the same in worlds that differ only in what its seat can't see")
  void viewsDoNotDependOnHiddenFacesOrBets() {
    long first = 7_000L;
    System.out.println("seeds " + first + " to " + (first + 299));
    for (long seed = first; seed < first + 300; seed++) {
      Dice dice = Dice.seeded(seed);
      LocalTable<DuelState, DuelView> table = table(dice);
      int viewer = dice.below(table.seats());
      int moves = dice.below(12);
      for (int i = 0; i < moves; i++) {
        int seat = anyToAct(table.state(), dice);
        Action action = randomChoice(table.state(), seat, table.knowledge(seat), dice);
        Event event = new Event.Acted(seat, action);
        DuelState next = accepted(table.state(), event);
        if (next.phase() == DuelPhase.DEALER) {
          break;
        }
        table.apply(event);
      }
      Set<Slot> known = new HashSet<>();
      table.state().dealer().forEach(card -> known.add(card.slot()));
      LocalTable<DuelState, DuelView> other =
          new LocalTable<>(duel, setupOf(table.state()), otherWorld(table, viewer, known, dice));
      for (Event event : table.events()) {
        if (event instanceof Event.Acted acted) {
          assertEquals(
              Optional.empty(), other.act(acted.seat(), otherBet(table.state(), viewer, acted)));
        }
      }
      DuelView expected = duel.view(table.state(), viewer, table.knowledge(viewer));
      DuelView actual = duel.view(other.state(), viewer, other.knowledge(viewer));
      assertEquals(expected, actual, "seed " + seed);
    }
  }

  /** What happens in the other world: while bets are hidden, the other seats bet other amounts. */
  private static Action otherBet(DuelState state, int viewer, Event.Acted acted) {
    boolean hidden = state.phase() == DuelPhase.BETTING && acted.seat() != viewer;
    return hidden && acted.action() instanceof DuelAction.Bet bet
        ? new DuelAction.Bet(110 - bet.amount())
        : acted.action();
  }

  private DuelState accepted(DuelState state, Event event) {
    return EventReplay.accepted(duel, state, event);
  }

  private static Setup setupOf(DuelState state) {
    return new Setup(
        state.players().size(),
        Map.of("chips", "" + CHIPS, "splitTens", "" + state.options().splitTens()));
  }

  /**
   * A dealer of the other world. The viewer has seen the same cards there; all others lie in
   * another order.
   */
  private static Dealer otherWorld(
      LocalTable<DuelState, DuelView> table, int viewer, Set<Slot> open, Dice dice) {
    int lot = table.state().first();
    Card[] order = new Card[312];
    List<Card> hidden = new ArrayList<>();
    for (int i = 0; i < order.length; i++) {
      Slot slot = new Slot(0, i);
      Card face = table.face(slot);
      if (open.contains(slot) || table.knowledge(viewer).face(slot) != null) {
        order[i] = face;
      } else {
        hidden.add(face);
      }
    }
    for (int i = 0; i < order.length; i++) {
      if (order[i] == null) {
        order[i] = hidden.remove(dice.below(hidden.size()));
      }
    }
    return new Dealer() {
      @Override
      public List<Card> shuffle(int deck, List<Card> cards) {
        return List.of(order);
      }

      @Override
      public int lot(int bound) {
        return lot;
      }
    };
  }

  @Test
  @DisplayName("engine: computer players finish every match without a refusal or a violation")
  void computerPlayersPlayWholeMatches() {
    long first = 99_000L;
    System.out.println("seeds " + first + " to " + (first + 299));
    for (long seed = first; seed < first + 300; seed++) {
      Dice dice = Dice.seeded(seed);
      LocalTable<DuelState, DuelView> table =
          new LocalTable<>(duel, Setup.of(2 + dice.below(3)), Dealer.seeded(dice));
      while (!table.finished().isPresent()) {
        int seat = anyToAct(table.state(), dice);
        Action action = new DuelPlayer().choose(table.state(), seat, table.knowledge(seat), dice);
        assertEquals(Optional.empty(), table.act(seat, action), "seed " + seed);
      }
      Outcome outcome = table.finished().orElseThrow();
      assertEquals(List.of(), outcome.violations(), "seed " + seed);
      assertEquals(
          1, outcome.standings().stream().mapToInt(Outcome.Standing::place).min().orElse(0));
    }
  }
}
