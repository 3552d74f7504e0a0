package dev.parlor.games.romme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction.Source;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Random whole matches with people coming and going. Some things must hold after every event. */
class RommeRandomTest {
  private static final Romme ROMME = new Romme();
  private static final RommeComputer COMPUTER = new RommeComputer();

  @Test
  void computersPlayWholeMatchesToTheTarget() {
    int rounds = 0;
    int empty = 0;
    for (long seed = 1; seed <= 12; seed++) {
      LocalTable<RommeState, RommeView> table = play(seed, setup(seed, Map.of()), 0);
      List<RommeRoundResult> results = table.state().results();
      rounds += results.size();
      empty += (int) results.stream().filter(r -> r.winner() == RommeRoundResult.NOBODY).count();
    }
    assertTrue(empty * 10 < rounds, empty + " of " + rounds + " rounds ran out of cards");
  }

  /**
   * Both players are left with a joker that fits nowhere. Earlier they passed it to each other for
   * ever.
   */
  @Test
  void computersFindAnEndWhereNothingFits() {
    Map<String, String> oneRound = Map.of("match", "rounds", "rounds", "1");
    for (long seed : new long[] {12_201, 12_302, 17_179}) {
      Dice dice = Dice.seeded(seed);
      LocalTable<RommeState, RommeView> table =
          new LocalTable<>(ROMME, new Setup(2, oneRound), Dealer.seeded(dice));
      for (int actions = 0; !table.finished().isPresent(); actions++) {
        assertTrue(actions < 1_000, "seed " + seed + " does not end");
        int seat = table.state().turn();
        Action action = COMPUTER.choose(table.state(), seat, table.knowledge(seat), dice);
        assertEquals(Optional.empty(), table.act(seat, action), "seed " + seed);
      }
      assertEquals(
          RommeRoundResult.Ending.STANDSTILL,
          table.state().results().get(0).ending(),
          "seed " + seed);
    }
  }

  @Test
  void matchesWithUnrulyPlayersKeepTheirInvariants() {
    for (long seed = 100; seed < 120; seed++) {
      Map<String, String> options = new HashMap<>();
      options.put("match", seed % 2 == 0 ? "rounds" : "target");
      options.put("eliminate", Boolean.toString(seed % 3 == 0));
      options.put("maxJokersPerMeld", Long.toString(1 + seed % 6));
      options.put("firstMeld", seed % 5 == 0 ? "50" : "30");
      play(seed, setup(seed, options), 12);
    }
  }

  private static Setup setup(long seed, Map<String, String> options) {
    return new Setup(2 + (int) (seed % 3), options);
  }

  /** One match in which one action of {@code unruly} percent is random instead of sensible. */
  private static LocalTable<RommeState, RommeView> play(long seed, Setup setup, int unruly) {
    Dice dice = Dice.seeded(seed);
    String game = "seed " + seed;
    LocalTable<RommeState, RommeView> table = new LocalTable<>(ROMME, setup, Dealer.seeded(dice));
    for (int i = 0; !table.finished().isPresent(); i++) {
      assertTrue(i < 20_000, game);
      RommeState before = table.state();
      Event event = dice.below(100) < unruly ? unruly(table, dice) : sensible(table, dice);
      if (table.apply(event).isPresent()) {
        assertEquals(before, table.state(), game);
      }
      if (i % 5 == 0 || unruly > 0) {
        check(table, dice, game);
      }
    }
    assertEquals(table.state(), EventReplay.of(ROMME, setup, table.events()), game);
    assertEquals(table.finished(), ROMME.outcome(table.state()), game);
    assertEquals(List.of(), table.finished().orElseThrow(AssertionError::new).violations(), game);
    return table;
  }

  private static Event sensible(LocalTable<RommeState, RommeView> table, Dice dice) {
    RommeState state = table.state();
    int seat = state.turn();
    if (state.paused()) {
      return new Event.Returned(dice.below(table.seats()));
    }
    Action action = COMPUTER.choose(state, seat, table.knowledge(seat), dice);
    Event event = new Event.Acted(seat, action);
    assertTrue(ROMME.apply(state, event) instanceof Step.Accepted<RommeState>, "" + event);
    return event;
  }

  private static Event unruly(LocalTable<RommeState, RommeView> table, Dice dice) {
    RommeState state = table.state();
    int seat = dice.below(table.seats());
    int turn = state.turn();
    return switch (dice.below(9)) {
      case 0 -> new Event.Away(seat);
      case 1, 2 -> new Event.Returned(seat);
      case 3 ->
          dice.below(8) == 0 ? new Event.Left(seat, dice.below(2) == 0) : new Event.Returned(seat);
      case 4 -> new Event.Acted(turn, new RommeAction.Draw(Source.DISCARD));
      case 5 -> new Event.Acted(seat, new RommeAction.TakeBack(1 + dice.below(4)));
      case 6 -> new Event.Opened(new Slot(state.deck(), dice.below(110)), Card.of(0));
      default -> {
        List<RommeAction> offered = offered(table, turn);
        yield offered.isEmpty()
            ? new Event.Away(seat)
            : new Event.Acted(turn, offered.get(dice.below(offered.size())));
      }
    };
  }

  /** All single actions that the choices of a seat hold. */
  private static List<RommeAction> offered(LocalTable<RommeState, RommeView> table, int seat) {
    List<RommeAction> offered = new ArrayList<>();
    for (Choice choice : ROMME.choices(table.state(), seat, table.knowledge(seat))) {
      if (choice instanceof RommeChoice.Draw draw) {
        draw.sources().forEach(source -> offered.add(new RommeAction.Draw(source)));
      } else if (choice instanceof RommeChoice.Meld meld) {
        offered.add(meld.proposal());
      } else if (choice instanceof RommeChoice.LayOff layOff) {
        offered.addAll(layOff.cards());
      } else if (choice instanceof RommeChoice.Swap swap) {
        offered.addAll(swap.swaps());
      } else if (choice instanceof RommeChoice.TakeBack back) {
        back.melds().forEach(meld -> offered.add(new RommeAction.TakeBack(meld)));
      } else if (choice instanceof RommeChoice.Discard discard) {
        offered.addAll(discard.cards());
      }
    }
    return offered;
  }

  private static void check(LocalTable<RommeState, RommeView> table, Dice dice, String game) {
    RommeState state = table.state();
    everyCardOnce(table, game);
    for (int seat = 0; seat < table.seats(); seat++) {
      List<RommeAction> offered = offered(table, seat);
      assertEquals(ROMME.toAct(state).contains(seat), !offered.isEmpty(), game);
      if (!offered.isEmpty()) {
        accepts(state, seat, offered.get(dice.below(offered.size())), game);
        accepts(state, seat, ROMME.timeout(state, seat, table.knowledge(seat)), game);
      }
      for (RommeView.HandCard card : ROMME.view(state, seat, table.knowledge(seat)).hand()) {
        assertTrue(card.face().isPresent(), game);
        assertEquals(table.face(card.slot()), card.face().get(), game);
      }
    }
    state.cards().faces().forEach((slot, face) -> assertEquals(table.face(slot), face, game));
  }

  private static void accepts(RommeState state, int seat, Action action, String game) {
    Step<RommeState> step = ROMME.apply(state, new Event.Acted(seat, action));
    assertTrue(step instanceof Step.Accepted<RommeState>, game + ": " + action + " " + step);
  }

  private static void everyCardOnce(LocalTable<RommeState, RommeView> table, String game) {
    RommeState state = table.state();
    RommeState.Cards cards = state.cards();
    List<Slot> slots = new ArrayList<>(cards.discards());
    state.seats().forEach(seat -> slots.addAll(seat.hand()));
    cards.melds().forEach(meld -> slots.addAll(meld.slots()));
    slots.addAll(cards.aside());
    for (int i = cards.stockNext(); i < cards.stockEnd(); i++) {
      slots.add(new Slot(state.deck(), i));
    }
    Set<Slot> different = new HashSet<>(slots);
    assertEquals(RommeRounds.DECK.size(), slots.size(), game);
    assertEquals(slots.size(), different.size(), game);
    List<Card> faces = new ArrayList<>();
    slots.forEach(slot -> faces.add(table.face(slot)));
    List<Card> deck = new ArrayList<>(RommeRounds.DECK.cards());
    Collections.sort(faces);
    Collections.sort(deck);
    assertEquals(deck, faces, game);
  }

  @Test
  void viewsAreEqualInWorldsThatDifferOnlyInHiddenFaces() {
    int compared = 0;
    for (long seed = 200; seed < 230; seed++) {
      Dice dice = Dice.seeded(seed);
      String game = "seed " + seed;
      Setup setup = setup(seed, Map.of());
      List<Card> order = Dealer.seeded(dice).shuffle(0, RommeRounds.DECK.cards());
      LocalTable<RommeState, RommeView> world =
          new LocalTable<>(ROMME, setup, Dealer.stacked(order));
      int steps = dice.below(60);
      for (int i = 0;
          i < steps && world.state().round() == 1 && world.state().phase() != RommePhase.OVER;
          i++) {
        world.apply(sensible(world, dice));
      }
      if (world.state().deck() != 0) {
        continue;
      }
      compared++;
      for (int seat = 0; seat < setup.seats(); seat++) {
        LocalTable<RommeState, RommeView> other = otherWorld(world, order, seat, setup, dice);
        assertEquals(world.state(), other.state(), game);
        assertEquals(view(world, seat), view(other, seat), game);
      }
    }
    assertTrue(compared > 15, compared + " worlds");
  }

  private static RommeView view(LocalTable<RommeState, RommeView> world, int seat) {
    return ROMME.view(world.state(), seat, world.knowledge(seat));
  }

  /** The same events with the faces exchanged that neither the table nor this seat has seen. */
  private static LocalTable<RommeState, RommeView> otherWorld(
      LocalTable<RommeState, RommeView> world, List<Card> order, int seat, Setup setup, Dice dice) {
    List<Integer> hidden = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      Slot slot = new Slot(0, i);
      boolean isSeen = world.state().face(slot) != null || world.knowledge(seat).face(slot) != null;
      if (!isSeen) {
        hidden.add(i);
      }
    }
    List<Card> exchanged = new ArrayList<>(order);
    for (int i = hidden.size() - 1; i > 0; i--) {
      Collections.swap(exchanged, hidden.get(i), hidden.get(dice.below(i + 1)));
    }
    LocalTable<RommeState, RommeView> other =
        new LocalTable<>(ROMME, setup, Dealer.stacked(exchanged));
    for (Event event : world.events()) {
      if (event instanceof Event.Acted) {
        assertEquals(java.util.Optional.empty(), other.apply(event));
      }
    }
    return other;
  }
}
