package dev.parlor.games.poker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Choice;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.games.Request;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.Timer;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerChoice;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Random whole matches with people coming and going. Some things must hold after every event. */
class HoldemRandomTest {
  private static final Holdem HOLDEM = new Holdem();

  @Test
  void tenThousandHandsKeepTheirInvariants() {
    int hands = 0;
    long seed = 0;
    while (hands < 10_000) {
      hands += playOne(++seed);
    }
  }

  private static int playOne(long seed) {
    String match = "seed " + seed;
    Dice dice = Dice.seeded(seed);
    int seats = 2 + dice.below(9);
    Setup setup = new Setup(seats, options(dice));
    assertEquals(List.of(), setup.problems(HOLDEM), match);
    LocalTable<HoldemState, PokerView> table = new LocalTable<>(HOLDEM, setup, Dealer.seeded(dice));
    int chips = table.state().allChips();
    boolean restless = dice.below(4) == 0;
    while (!table.finished().isPresent()) {
      HoldemState before = table.state();
      Event event = restless && dice.below(8) == 0 ? strange(table, dice) : move(table, dice);
      boolean refused = table.apply(event).isPresent();
      if (refused) {
        assertEquals(before, table.state(), match);
      }
      assertEquals(chips, table.state().allChips(), match);
      check(table, match, dice);
    }
    HoldemState end = table.state();
    assertEquals(end, EventReplay.of(HOLDEM, setup, table.events()), match);
    Outcome outcome = HOLDEM.outcome(end).orElseThrow();
    assertEquals(table.finished().orElseThrow(), outcome, match);
    assertEquals(
        chips, outcome.standings().stream().mapToInt(Outcome.Standing::score).sum(), match);
    return end.handsPlayed();
  }

  private static Map<String, String> options(Dice dice) {
    Map<String, String> options = new HashMap<>();
    options.put("chips", Integer.toString(1 + dice.below(400)));
    options.put("smallBlind", Integer.toString(1 + dice.below(15)));
    options.put("blindsUpEvery", Integer.toString(dice.below(12)));
    options.put("handLimit", Integer.toString(dice.below(60)));
    options.put("minutesLimit", Integer.toString(dice.below(2)));
    options.put("burnCards", Boolean.toString(dice.below(2) == 0));
    return options;
  }

  /** An action that fits a choice on offer, which the rules must accept. */
  private static Event move(LocalTable<HoldemState, PokerView> table, Dice dice) {
    int turn = table.state().turn();
    if (turn < 0) {
      return new Event.Returned(dice.below(table.seats()));
    }
    List<Choice> choices = HOLDEM.choices(table.state(), turn, table.knowledge(turn));
    PokerAction action = fitting(choices.get(dice.below(choices.size())), dice);
    Event event = new Event.Acted(turn, action);
    assertTrue(HOLDEM.apply(table.state(), event) instanceof Step.Accepted, event.toString());
    return event;
  }

  private static PokerAction fitting(Choice choice, Dice dice) {
    if (choice instanceof PokerChoice.Fold) {
      return PokerAction.Word.FOLD;
    } else if (choice instanceof PokerChoice.Check) {
      return PokerAction.Word.CHECK;
    } else if (choice instanceof PokerChoice.Call) {
      return PokerAction.Word.CALL;
    } else if (choice instanceof PokerChoice.Raise raise) {
      int room = dice.below(3) == 0 ? raise.max() - raise.min() : (raise.max() - raise.min()) / 9;
      return new PokerAction.Raise(raise.min() + dice.below(room + 1));
    }
    return PokerAction.Word.ALL_IN;
  }

  private static Event strange(LocalTable<HoldemState, PokerView> table, Dice dice) {
    int seat = dice.below(table.seats() + 1);
    return switch (dice.below(12)) {
      case 0, 1 -> new Event.Away(seat);
      case 2, 3, 4 -> new Event.Returned(seat);
      case 5 -> new Event.Left(seat, dice.below(2) == 0);
      case 6 -> new Event.Opened(new Slot(table.state().deck(), dice.below(52)), Card.of(3));
      case 7 -> new Event.Shuffled(table.state().deck(), List.of());
      case 8 ->
          dice.below(20) == 0
              ? new Event.Elapsed(new Timer("match", Timer.ALL, 0))
              : new Event.Acted(seat, PokerAction.Word.CHECK);
      case 9 -> new Event.Acted(seat, new PokerAction.Raise(dice.below(500)));
      case 10 -> new Event.WindowClosed(Map.of());
      default -> new Event.Acted(seat, PokerAction.Word.CALL);
    };
  }

  private static void check(LocalTable<HoldemState, PokerView> table, String match, Dice dice) {
    HoldemState state = table.state();
    for (int seat = 0; seat < table.seats(); seat++) {
      assertTrue(state.chips(seat) >= 0, match);
      boolean offered = !HOLDEM.choices(state, seat, Knowledge.NONE).isEmpty();
      assertEquals(HOLDEM.toAct(state).contains(seat), offered, match);
      if (offered) {
        Event timeout = new Event.Acted(seat, HOLDEM.timeout(state, seat, Knowledge.NONE));
        assertTrue(HOLDEM.apply(state, timeout) instanceof Step.Accepted, match);
      }
    }
    if (dice.below(8) == 0) {
      hidesUnseenCards(table, match);
    }
  }

  /**
   * A seat's view is the same in a world where all that it has not seen is different: its knowledge
   * holds only its own cards, and the state holds only what was opened.
   */
  private static void hidesUnseenCards(LocalTable<HoldemState, PokerView> table, String match) {
    HoldemState state = table.state();
    Set<Card> open = new HashSet<>(state.faces().values());
    for (int seat = 0; seat < table.seats(); seat++) {
      Knowledge known = table.knowledge(seat);
      PokerView view = HOLDEM.view(state, seat, known);
      Set<Card> own = new HashSet<>();
      for (int position = 0; position < 52; position++) {
        Card face = known.face(new Slot(state.deck(), position));
        if (face != null) {
          own.add(face);
        }
      }
      int its = seat;
      Knowledge others =
          slot -> {
            Card face = table.knowledge(its).face(slot);
            return face != null || slot.deck() != state.deck() ? face : Card.JOKER;
          };
      assertEquals(view, HOLDEM.view(state, seat, others), match);
      assertTrue(own.size() <= 2, match);
      for (Card card : view.own()) {
        assertTrue(own.contains(card) || open.contains(card), match);
      }
      for (PokerPlate plate : view.plates()) {
        assertTrue(open.containsAll(plate.shown()), match);
      }
      assertTrue(open.containsAll(view.board()), match);
    }
  }

  @Test
  void twoWorldsThatDifferInUnseenCardsLookTheSame() {
    for (long seed = 1; seed <= 200; seed++) {
      Dice dice = Dice.seeded(seed);
      int seats = 2 + dice.below(9);
      List<Card> one = Dealer.seeded(dice).shuffle(0, deck());
      LocalTable<HoldemState, PokerView> first = table(seats, one);
      LocalTable<HoldemState, PokerView> second = table(seats, othersExchanged(one, seats));
      while (!first.state().lastHand().isPresent()) {
        assertEquals(view(first), view(second), "seed " + seed);
        assertEquals(first.state(), second.state(), "seed " + seed);
        int turn = first.state().turn();
        PokerAction action =
            first.state().hand().orElseThrow().limits().mayCheck()
                ? PokerAction.Word.CHECK
                : PokerAction.Word.CALL;
        first.act(turn, action);
        second.act(turn, action);
      }
    }
  }

  private static PokerView view(LocalTable<HoldemState, PokerView> table) {
    return HOLDEM.view(table.state(), 0, table.knowledge(0));
  }

  private static LocalTable<HoldemState, PokerView> table(int seats, List<Card> deck) {
    return new LocalTable<>(HOLDEM, Setup.of(seats), Dealer.stacked(deck));
  }

  private static List<Card> deck() {
    return ((Request.Contents.Fresh)
            ((Request.Shuffle) HOLDEM.open(Setup.of(2)).requests().get(0)).contents())
        .spec()
        .cards();
  }

  /**
   * A deck in which the others have each other's cards. Seat 0, which is dealt to last, has the
   * same ones.
   */
  private static List<Card> othersExchanged(List<Card> deck, int seats) {
    List<Card> other = new ArrayList<>(deck);
    Collections.rotate(other.subList(0, seats - 1), 1);
    Collections.rotate(other.subList(seats, 2 * seats - 1), 2);
    if (seats == 2) {
      Collections.swap(other, 0, 51);
    }
    return other;
  }
}
