package dev.parlor.games.every;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Game;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Request;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.Timer;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.blackjack.DuelPlayer;
import dev.parlor.games.blackjack.DuelState;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.games.romme.Romme;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeComputer;
import dev.parlor.games.romme.RommePhase;
import dev.parlor.games.romme.RommeState;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** While a deck is in play, the rules know the fresh decks that they will ask for next. */
class NextDecksTest {
  private static final Setup HANDS = new Setup(4, Map.of("handLimit", "5"));
  private static final Setup ROUNDS = new Setup(3, Map.of("match", "rounds", "rounds", "4"));
  private static final Setup SHOES = new Setup(4, Map.of("rounds", "30", "chips", "100000"));

  /** The fresh decks of a match, and those of them that were announced beforehand. */
  private record Decks(List<Integer> fresh, Set<Integer> announced, int piles) {}

  private static <S, V> Decks play(
      Game<S, V> game,
      Setup setup,
      ComputerPlayer<S> player,
      Function<S, List<Integer>> ahead,
      long seed) {
    Dice dice = Dice.seeded(seed);
    LocalTable<S, V> table = new LocalTable<>(game, setup, Dealer.seeded(dice));
    while (!table.finished().isPresent()) {
      int seat = game.toAct(table.state()).iterator().next();
      Action action = player.choose(table.state(), seat, table.knowledge(seat), dice);
      assertFalse(table.act(seat, action).isPresent(), "seed " + seed);
    }
    return decks(game, setup, ahead, table.events(), "seed " + seed);
  }

  private static <S> Decks decks(
      Game<S, ?> game,
      Setup setup,
      Function<S, List<Integer>> ahead,
      List<Event> events,
      String which) {
    List<Integer> fresh = new ArrayList<>();
    Set<Integer> announced = new TreeSet<>();
    int piles = 0;
    Step.Accepted<S> step = game.open(setup);
    for (int next = 0; ; next++) {
      for (Request request : step.requests()) {
        if (request instanceof Request.Shuffle shuffle) {
          boolean isFresh = shuffle.contents() instanceof Request.Contents.Fresh;
          piles += isFresh ? 0 : 1;
          if (isFresh) {
            assertTrue(fresh.isEmpty() || announced.contains(shuffle.deck()), which);
            fresh.add(shuffle.deck());
          }
        }
      }
      if (next == events.size()) {
        return new Decks(fresh, announced, piles);
      }
      announced.addAll(ahead.apply(step.state()));
      step = (Step.Accepted<S>) game.apply(step.state(), events.get(next));
    }
  }

  @Test
  void everyDeckOfAPokerMatchIsAnnouncedWhileTheOneBeforeIsPlayed() {
    for (long seed = 1; seed <= 20; seed++) {
      Decks decks = play(new Holdem(), HANDS, new HoldemPlayer(), HoldemState::decksAhead, seed);
      int last = decks.fresh().get(0) + 4;
      assertTrue(decks.announced().stream().allMatch(deck -> deck <= last), "seed " + seed);
    }
  }

  /** One seat plays; the others throw away what they draw, so that the stock runs out. */
  private static Action romme(RommeState state, int seat, Knowledge knowledge, Dice dice) {
    if (seat == 0) {
      return new RommeComputer().choose(state, seat, knowledge, dice);
    } else if (state.phase() == RommePhase.DRAW) {
      return new RommeAction.Draw(RommeAction.Source.STOCK);
    }
    List<Slot> hand = state.seats().get(seat).hand();
    Slot drawn = hand.get(hand.size() - 1);
    return new RommeAction.Discard(drawn, Objects.requireNonNull(knowledge.face(drawn)));
  }

  @Test
  void theDeckOfTheNextRoundIsKnownHoweverOftenTheStockRunsOut() {
    int piles = 0;
    for (long seed = 1; seed <= 20; seed++) {
      Decks decks = play(new Romme(), ROUNDS, NextDecksTest::romme, RommeState::decksAhead, seed);
      assertEquals(decks.announced(), new TreeSet<>(decks.fresh().subList(1, 4)), "seed " + seed);
      piles += decks.piles();
    }
    assertTrue(piles > 0, "no stock ran out");
  }

  @Test
  void theNextShoeIsAnnouncedBeforeThisOneIsUsedUp() {
    for (long seed = 1; seed <= 10; seed++) {
      Decks decks = play(new Duel(), SHOES, new DuelPlayer(), DuelState::decksAhead, seed);
      assertTrue(decks.fresh().size() > 1, "seed " + seed);
    }
  }

  @Test
  void whenTheTimeIsUpThereIsNoOtherHand() {
    Setup setup = new Setup(2, Map.of("minutesLimit", "20"));
    LocalTable<HoldemState, ?> table =
        new LocalTable<>(new Holdem(), setup, Dealer.seeded(Dice.seeded(1)));
    assertEquals(2, table.state().decksAhead().size());
    Timer clock = table.timers().keySet().iterator().next();
    assertFalse(table.apply(new Event.Elapsed(clock)).isPresent());
    assertEquals(List.of(), table.state().decksAhead());
  }
}
