package dev.parlor.games.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dealt;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Refusal;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Random games against the seed's own table of transitions, open and hidden. */
class ClassicRandomTest {
  private static final List<String> SEED_PLAYS = List.of("Deal", "Hit", "Stay");

  private final Classic classic = new Classic();

  private static List<Card> shuffled(Dice dice) {
    return Dealer.seeded(dice).shuffle(0, DeckSpec.FRENCH_52.cards());
  }

  private LocalTable<ClassicState, ClassicView> table(String open, List<Card> deck) {
    return new LocalTable<>(classic, new Setup(2, Map.of("open", open)), Dealer.stacked(deck));
  }

  private static List<String> names(ClassicState state) {
    return state.history().stream().map(moment -> moment.node().seedName()).toList();
  }

  @Test
  @DisplayName("classic 1-7, e: open games go as the seed's table says, illegal plays included")
  void openGamesFollowTheSeed() {
    System.out.println("seed 4004");
    Dice dice = Dice.seeded(4004);
    for (int game = 0; game < 5_000; game++) {
      List<Card> deck = shuffled(dice);
      SeedMachine machine = new SeedMachine(deck);
      LocalTable<ClassicState, ClassicView> table = table("true", deck);
      while (!machine.isOver()) {
        String word = SEED_PLAYS.get(dice.below(3));
        int seat = machine.current().equals("DealersRound") ? 1 : 0;
        boolean legal = machine.play(word);
        ClassicPlay play = ClassicPlay.values()[SEED_PLAYS.indexOf(word)];
        Optional<Refusal> refusal = table.act(seat, play);
        assertEquals(legal, !refusal.isPresent(), () -> deck + " " + word);
        assertEquals(machine.history, names(table.state()), deck::toString);
      }
      assertTrue(table.finished().isPresent());
    }
  }

  @Test
  @DisplayName("classic, hidden: honest hidden games have the seed's history and name nobody")
  void hiddenGamesFollowTheSeed() {
    System.out.println("seed 4005");
    Dice dice = Dice.seeded(4005);
    for (int game = 0; game < 5_000; game++) {
      List<Card> deck = shuffled(dice);
      SeedMachine machine = new SeedMachine(deck);
      LocalTable<ClassicState, ClassicView> table = table("false", deck);
      while (!table.finished().isPresent()) {
        List<Integer> toAct = new ArrayList<>(classic.toAct(table.state()));
        int seat = toAct.get(dice.below(toAct.size()));
        List<ClassicPlay> plays = ClassicChoices.plays(table.state(), seat, table.knowledge(seat));
        ClassicPlay play = plays.get(dice.below(plays.size()));
        if (play.ordinal() < SEED_PLAYS.size()) {
          assertTrue(machine.play(SEED_PLAYS.get(play.ordinal())), deck::toString);
        }
        assertEquals(Optional.empty(), table.act(seat, play));
        assertHides(table, 0);
        assertHides(table, 1);
      }
      assertEquals(machine.history, names(table.state()), deck::toString);
      assertEquals(List.of(), table.state().violations());
      assertEquals(
          table.state(),
          EventReplay.of(classic, new Setup(2, Map.of("open", "false")), table.events()));
    }
  }

  private void assertHides(LocalTable<ClassicState, ClassicView> table, int seat) {
    Knowledge knowledge = table.knowledge(seat);
    ClassicView view = classic.view(table.state(), seat, knowledge);
    int other = 1 - seat;
    Dealt down =
        table.state().side(other).cards().isEmpty()
            ? Dealt.down(new Slot(0, other))
            : table.state().side(other).cards().get(0);
    if (!down.isOpen()) {
      view.history()
          .forEach(
              moment -> {
                ClassicView.HandView hand = other == 0 ? moment.player() : moment.dealer();
                assertEquals("", hand.total());
                assertTrue(hand.cards().isEmpty() || !hand.cards().get(0).isOpen());
              });
    }
  }

  @Test
  @DisplayName("engine: liars, absence and strange events break nothing, refusals change nothing")
  void wildGames() {
    System.out.println("seed 4006");
    Dice dice = Dice.seeded(4006);
    int named = 0;
    for (int game = 0; game < 5_000; game++) {
      LocalTable<ClassicState, ClassicView> table = table("false", shuffled(dice));
      for (int i = 0; !table.finished().isPresent(); i++) {
        assertTrue(i < 10_000, "a game does not end");
        ClassicState before = table.state();
        Event event =
            switch (dice.below(30)) {
              case 0 -> new Event.Away(dice.below(3) - 1);
              case 1, 2 -> new Event.Returned(dice.below(2));
              case 3 -> new Event.Opened(new Slot(0, dice.below(8)), Card.of(dice.below(53)));
              case 4 -> new Event.Shuffled(0, List.of());
              default -> new Event.Acted(dice.below(2), ClassicPlay.values()[dice.below(5)]);
            };
        boolean forged = event instanceof Event.Opened;
        Optional<Refusal> refusal = table.apply(event);
        assertTrue(!forged || refusal.isPresent(), event::toString);
        if (refusal.isPresent()) {
          assertEquals(before, table.state());
        }
        assertEquals(before.history(), table.state().history().subList(0, before.history().size()));
      }
      named += table.state().violations().size();
    }
    assertTrue(named > 500, "named " + named);
  }

  @Test
  @DisplayName(
      "computer players, classic: both sides finish, honestly, and the dealer knows his edge")
  void computerPlayers() {
    System.out.println("seed 4007");
    Dice dice = Dice.seeded(4007);
    int[] won = new int[2];
    for (int game = 0; game < 2_000; game++) {
      LocalTable<ClassicState, ClassicView> table = table("false", shuffled(dice));
      while (!table.finished().isPresent()) {
        int seat = classic.toAct(table.state()).iterator().next();
        assertEquals(
            Optional.empty(),
            table.act(
                seat,
                new ClassicPlayer().choose(table.state(), seat, table.knowledge(seat), dice)));
      }
      assertEquals(List.of(), table.state().violations());
      for (int seat = 0; seat < 2; seat++) {
        won[seat] += table.finished().orElseThrow().standings().get(seat).score();
      }
    }
    assertTrue(won[1] > won[0], won[0] + " : " + won[1]);
    assertTrue(won[0] > 600, won[0] + " : " + won[1]);
    System.out.println("classic: player " + won[0] + ", dealer " + won[1] + " of 2000");
  }
}
