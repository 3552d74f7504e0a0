package dev.parlor.games.piles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Random whole games with people coming and going. Some things must hold after every event. */
class PilesRandomTest {
  private static final Piles PILES = new Piles();

  @Test
  void wholeGamesKeepTheirInvariants() {
    for (long seed = 1; seed <= 300; seed++) {
      playOne(seed);
    }
  }

  private static void playOne(long seed) {
    String game = "seed " + seed;
    Dice dice = Dice.seeded(seed);
    int seats = 1 + dice.below(10);
    LocalTable<PilesState, PilesView> table =
        new LocalTable<>(PILES, Setup.of(seats), Dealer.seeded(dice));
    for (int i = 0; !table.finished().isPresent(); i++) {
      assertTrue(i < 2000, game);
      PilesState before = table.state();
      Event event = randomEvent(table, dice);
      boolean refused = table.apply(event).isPresent();
      if (refused) {
        assertEquals(before, table.state(), game);
      }
      check(table, refused, event, game);
    }
    assertEquals(table.state(), EventReplay.of(PILES, Setup.of(seats), table.events()), game);
    assertEquals(table.finished(), PILES.outcome(table.state()), game);
  }

  private static Event randomEvent(LocalTable<PilesState, PilesView> table, Dice dice) {
    int seat = dice.below(table.seats() + 1);
    return switch (dice.below(20)) {
      case 0 -> new Event.Away(seat);
      case 1, 2 -> new Event.Returned(seat);
      case 3 -> dice.below(10) == 0 ? new Event.Left(seat, false) : new Event.Returned(seat);
      case 4 -> new Event.Opened(new Slot(0, dice.below(52)), Card.of(dice.below(52)));
      case 5 -> new Event.Acted(seat, new PilesAction.Pick(dice.below(11) - 1));
      default -> {
        Direction direction = dice.below(2) == 0 ? Direction.HIGHER : Direction.LOWER;
        yield new Event.Acted(
            table.state().turn(), new PilesAction.Guess(dice.below(9), direction));
      }
    };
  }

  private static void check(
      LocalTable<PilesState, PilesView> table, boolean refused, Event event, String game) {
    PilesState state = table.state();
    Set<Card> cards = new HashSet<>();
    state.piles().forEach(pile -> cards.addAll(pile.history()));
    assertEquals(52, cards.size() + state.remaining(), game);
    for (int seat = 0; seat < table.seats(); seat++) {
      boolean offered = !PILES.choices(state, seat, Knowledge.NONE).isEmpty();
      assertEquals(PILES.toAct(state).contains(seat), offered, game);
      assertFalse(offered && !state.seats().get(seat).canPlay(), game);
      if (offered) {
        Event timeout = new Event.Acted(seat, PILES.timeout(state, seat, Knowledge.NONE));
        assertTrue(PILES.apply(state, timeout) instanceof Step.Accepted<PilesState>, game);
      }
    }
    if (!refused && event instanceof Event.Acted acted) {
      assertFalse(acted.action() instanceof PilesAction.Guess && state.awaitsCard(), game);
    }
    assertEquals(
        state.result() == null && state.seats().stream().noneMatch(PilesSeat::canPlay),
        state.paused(),
        game);
  }

  @Test
  void countingWinsAboutFortyThreePercent() {
    int wins = 0;
    int games = 3000;
    for (long seed = 1; seed <= games; seed++) {
      PilesState end = RandomGames.play(1, seed, new BestOdds()).state();
      wins += end.result() == PilesResult.PLAYERS ? 1 : 0;
    }
    assertEquals(43.2, 100.0 * wins / games, 3.0, "seeds 1 to " + games);
  }

  @Test
  void oddsCountWhatIsUnseen() {
    LocalTable<PilesState, PilesView> table =
        new LocalTable<>(
            PILES, Setup.of(1), Dealer.stacked(Card.parseAll("2s 7s 7h 4s 5s 6s 8s 9s Ts")));
    List<PilesOdds> odds = PILES.view(table.state(), 0, Knowledge.NONE).odds();
    assertEquals(new PilesOdds(36, 3, 4), odds.get(0));
    assertEquals(new PilesOdds(21, 2, 20), odds.get(1));
    assertEquals(90, odds.get(0).percent(Direction.HIGHER));
    assertEquals(10, odds.get(0).percent(Direction.LOWER));
    assertEquals(List.of(0), BestOdds.piles(table.state()));
  }
}
