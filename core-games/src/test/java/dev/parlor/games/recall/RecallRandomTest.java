package dev.parlor.games.recall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Choice;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.table.LocalTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Whole games with invariants after every event. */
class RecallRandomTest {
  private static final Set<RecallEnding> SEEN =
      Collections.synchronizedSet(EnumSet.noneOf(RecallEnding.class));

  @Test
  @DisplayName(
      "recall: random games keep every card once, hide what is hidden, replay to the state")
  void randomGamesKeepTheInvariants() {
    System.out.println("seeds 1 to 150");
    for (long seed = 1; seed <= 150; seed++) {
      game(seed, new RecallGames.Random());
    }
    assertTrue(
        SEEN.contains(RecallEnding.RECALL) && SEEN.contains(RecallEnding.EMPTY_HAND),
        SEEN.toString());
  }

  @Test
  @DisplayName("recall: games of the computer player end, with the same invariants")
  void computerGamesKeepTheInvariants() {
    System.out.println("seeds 1 to 60");
    for (long seed = 1; seed <= 60; seed++) {
      game(seed, new RecallGames.Computer());
    }
  }

  private static void game(long seed, RecallGames.Mind mind) {
    Dice dice = Dice.seeded(seed);
    Setup setup =
        new Setup(
            2 + dice.below(5),
            Map.of("emptyHandIgnoresCollection", Boolean.toString(seed % 2 == 0)));
    LocalTable<RecallState, RecallView> table =
        RecallGames.play(setup, seed, mind, now -> checked(now, seed));
    RecallState state = table.state();
    assertEquals(state, EventReplay.of(RecallGames.GAME, setup, table.events()), "seed " + seed);
    SEEN.add(ending(state));
    Outcome outcome = table.finished().orElseThrow();
    assertEquals(List.of(), outcome.violations(), "seed " + seed);
    for (int seat = 0; seat < state.seats(); seat++) {
      assertTrue(state.player(seat).slots().stream().allMatch(s -> state.face(s) != null));
    }
  }

  private static RecallEnding ending(RecallState state) {
    RecallEnding ending = state.ending();
    if (ending == null) {
      throw new AssertionError("not over");
    }
    return ending;
  }

  private static void checked(LocalTable<RecallState, RecallView> table, long seed) {
    RecallState state = table.state();
    List<Slot> live = KnownFaces.live(state);
    assertEquals(54, live.size(), "seed " + seed);
    assertEquals(54, new HashSet<>(live).size(), "seed " + seed);
    List<Card> faces = new ArrayList<>();
    live.forEach(slot -> faces.add(face(table, slot)));
    Collections.sort(faces);
    List<Card> deck = new ArrayList<>(RecallPoints.DECK.cards());
    Collections.sort(deck);
    assertEquals(deck, faces, "seed " + seed);
    state.stock().faces().forEach((slot, card) -> agrees(table, live, slot, card));
    for (int seat = 0; seat < state.seats(); seat++) {
      hidesWhatIsHidden(table, seat, seed);
    }
  }

  private static Card face(LocalTable<RecallState, RecallView> table, Slot slot) {
    Card card = table.face(slot);
    if (card == null) {
      throw new AssertionError("no such slot " + slot);
    }
    return card;
  }

  private static void agrees(
      LocalTable<RecallState, RecallView> table, List<Slot> live, Slot slot, Card card) {
    if (live.contains(slot)) {
      assertEquals(card, table.face(slot));
    }
  }

  /**
   * A seat that knew everything would see the same view and the same choices as with its own
   * knowledge.
   */
  private static void hidesWhatIsHidden(
      LocalTable<RecallState, RecallView> table, int seat, long seed) {
    RecallState state = table.state();
    Knowledge own = table.knowledge(seat);
    RecallView view = RecallGames.GAME.view(state, seat, own);
    assertEquals(view, RecallGames.GAME.view(state, seat, table::face), "seed " + seed);
    assertEquals(
        RecallGames.GAME.choices(state, seat, own),
        RecallGames.GAME.choices(state, seat, table::face),
        "seed " + seed);
    for (RecallView.SeatView other : view.seats()) {
      for (RecallView.CardView card : other.hand()) {
        boolean open = state.shown().contains(card.slot()) || state.ending() != null;
        assertTrue(
            card.face() == null || open || view.cardsToPeek().contains(card.slot()),
            "seed " + seed);
      }
    }
  }

  @Test
  @DisplayName("recall 12: known_cards is right about every face it names, after every event")
  void knownCardsAreTrue() {
    System.out.println("seeds 1 to 60");
    for (long seed = 1; seed <= 60; seed++) {
      RecallGames.play(
          Setup.of(3),
          seed,
          new RecallGames.Random(),
          table ->
              KnownCards.ofAll(table.state(), table::knowledge)
                  .forEach(
                      (seat, owners) ->
                          owners.forEach((owner, cards) -> areTrue(table, owner, cards))));
    }
  }

  @Test
  @DisplayName("recall 12: who has only looked on derives the same known_cards from the end")
  void knownCardsFollowFromTheEvents() {
    System.out.println("seeds 1 to 40");
    for (long seed = 1; seed <= 40; seed++) {
      List<RecallState> states = new ArrayList<>();
      List<Object> known = new ArrayList<>();
      LocalTable<RecallState, RecallView> over =
          RecallGames.play(
              Setup.of(3),
              seed,
              new RecallGames.Random(),
              table -> {
                states.add(table.state());
                known.add(KnownCards.ofAll(table.state(), table::knowledge));
              });
      for (int i = 0; i < states.size(); i++) {
        assertEquals(
            known.get(i),
            KnownCards.inHindsight(states.get(i), over.state()),
            "seed " + seed + " moment " + i);
        boolean finished = states.get(i).phase() == RecallPhase.FINISHED;
        for (int seat = 0; seat < 3; seat++) {
          assertEquals(
              !finished,
              RecallGames.GAME.view(states.get(i), seat, over.knowledge(seat)).known().isEmpty(),
              "nobody is shown it while the game runs");
        }
      }
    }
  }

  private static void areTrue(
      LocalTable<RecallState, RecallView> table, int owner, Map<Slot, KnownCards.Known> cards) {
    RecallState state = table.state();
    Set<Slot> slots = new HashSet<>(state.player(owner).slots());
    Slot drawn = state.turn().drawn();
    if (drawn != null && owner == state.turn().seat()) {
      slots.add(drawn);
    }
    assertEquals(slots, cards.keySet());
    cards.forEach(
        (slot, known) -> {
          if (known.face() != null) {
            assertEquals(table.face(slot), known.face());
          }
        });
  }

  private static boolean isOpen(Window window) {
    return window.open() || window.claiming();
  }

  @Test
  @DisplayName("absence: seats go away, return and leave; the game always ends")
  void disturbedGamesEnd() {
    System.out.println("seeds 1 to 200");
    for (long seed = 1; seed <= 200; seed++) {
      Dice dice = Dice.seeded(seed);
      Setup setup = Setup.of(2 + dice.below(4));
      RecallGames.Mind mind = new RecallGames.Random();
      LocalTable<RecallState, RecallView> table = RecallGames.table(setup, seed);
      int steps = 0;
      while (!table.finished().isPresent()) {
        disturb(table, dice);
        boolean waits = !RecallGames.GAME.toAct(table.state()).isEmpty();
        if (!table.finished().isPresent() && (waits || isOpen(table.state().window()))) {
          RecallGames.step(table, mind, mind, dice);
          assertEquals(54, new HashSet<>(KnownFaces.live(table.state())).size(), "seed " + seed);
        }
        assertTrue(++steps < 50_000, "seed " + seed);
      }
      assertEquals(
          table.state(), EventReplay.of(RecallGames.GAME, setup, table.events()), "seed " + seed);
      assertEquals(setup.seats(), table.finished().orElseThrow().standings().size());
    }
  }

  private static void disturb(LocalTable<RecallState, RecallView> table, Dice dice) {
    int seat = dice.below(table.seats());
    RecallSeat player = table.state().player(seat);
    if (player.left()) {
      assertTrue(table.apply(new Event.Returned(seat)).isPresent());
    } else if (player.away() && dice.below(3) == 0) {
      RecallGames.happens(table, new Event.Returned(seat));
    } else if (!player.away() && dice.below(12) == 0) {
      RecallGames.happens(table, new Event.Away(seat));
    } else if (dice.below(150) == 0) {
      RecallGames.happens(table, new Event.Left(seat, dice.below(2) == 0));
    }
  }

  @Test
  @DisplayName("recall: everything that a seat to act is offered exists, and others act not")
  void seatsToActHaveChoices() {
    System.out.println("seeds 1 to 40");
    for (long seed = 1; seed <= 40; seed++) {
      RecallGames.play(
          Setup.of(4),
          seed,
          new RecallGames.Random(),
          table -> {
            for (int seat : new TreeSet<>(RecallGames.GAME.toAct(table.state()))) {
              List<Choice> choices =
                  RecallGames.GAME.choices(table.state(), seat, table.knowledge(seat));
              assertFalse(choices.isEmpty());
              assertFalse(
                  RecallGames.GAME.apply(
                          table.state(),
                          new Event.Acted(
                              seat,
                              RecallGames.GAME.timeout(table.state(), seat, table.knowledge(seat))))
                      instanceof dev.parlor.games.Step.Refused);
            }
          });
    }
  }

  @Test
  @DisplayName("recall: the computer player beats random players")
  void theComputerBeatsRandomPlayers() {
    System.out.println("seeds 1 to 200");
    int won = 0;
    int turns = 0;
    for (long seed = 1; seed <= 200; seed++) {
      RecallGames.Mind mind = new RecallGames.OneComputer((int) (seed % 4));
      LocalTable<RecallState, RecallView> table =
          RecallGames.play(Setup.of(4), seed, mind, now -> {});
      won += table.finished().orElseThrow().standings().get((int) (seed % 4)).place() == 1 ? 1 : 0;
      turns += table.state().turn().number();
    }
    assertTrue(won > 160, "won " + won + " of 200, turns " + turns);
  }
}
