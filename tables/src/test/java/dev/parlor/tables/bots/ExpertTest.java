package dev.parlor.tables.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dealt;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Reflexes;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.blackjack.DuelState;
import dev.parlor.games.blackjack.Hand;
import dev.parlor.games.blackjack.Move;
import dev.parlor.games.bot.Level;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.recall.RecallState;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeState;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.games.twentyone.HandValue;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The best computer players don't do what a person at the table would laugh about. */
class ExpertTest {
  private static final int MOST_MOVES = 20_000;

  /** Sees every move before it is made. */
  @FunctionalInterface
  private interface Eye<S> {
    void sees(S state, int seat, Knowledge knowledge, Action action);
  }

  @SuppressWarnings("unchecked") // the states of the game whose id is asked for
  private static <S> TableKit<S, ?> kit(String id) {
    for (TableKit<?, ?> kit : Catalogue.games()) {
      if (kit.id().equals(id)) {
        return (TableKit<S, ?>) kit;
      }
    }
    throw new IllegalArgumentException(id);
  }

  private static <S> ComputerPlayer<S> player(TableKit<S, ?> kit, Level level) {
    return kit.computers().with(Shipped.of(kit).settings(level, ""));
  }

  private static <S> void play(
      TableKit<S, ?> kit, int seats, ComputerPlayer<S> player, long seed, Eye<S> eye) {
    LocalTable<S, ?> table =
        new LocalTable<>(
            kit.game().game(), new Setup(seats, kit.quick()), Dealer.seeded(Dice.seeded(seed)));
    Dice dice = Dice.seeded(~seed);
    for (int move = 0; move < MOST_MOVES && !table.finished().isPresent(); move++) {
      if (table.window().isPresent()) {
        assertFalse(table.apply(new Event.WindowClosed(asides(table, player, dice))).isPresent());
        continue;
      }
      List<Integer> awaited = new ArrayList<>(kit.game().game().toAct(table.state()));
      if (awaited.isEmpty()) {
        table.apply(new Event.Elapsed(table.timers().keySet().iterator().next()));
        continue;
      }
      int seat = awaited.get(0);
      Action action = player.choose(table.state(), seat, table.knowledge(seat), dice);
      eye.sees(table.state(), seat, table.knowledge(seat), action);
      assertFalse(table.act(seat, action).isPresent(), "seed " + seed);
    }
    assertTrue(table.finished().isPresent(), "no end with seed " + seed);
  }

  private static <S> Map<Integer, List<Slot>> asides(
      LocalTable<S, ?> table, ComputerPlayer<S> player, Dice dice) {
    Map<Integer, List<Slot>> asides = new TreeMap<>();
    if (player instanceof Reflexes<?> has) {
      for (int seat = 0; seat < table.seats(); seat++) {
        @SuppressWarnings("unchecked") // of the same game
        Reflexes<S> reflexes = (Reflexes<S>) has;
        asides.put(seat, reflexes.layAside(table.state(), seat, table.knowledge(seat), dice));
      }
    }
    asides.values().removeIf(List::isEmpty);
    return asides;
  }

  @Test
  void neverFoldsWhenCheckingIsFree() {
    TableKit<HoldemState, ?> kit = kit("poker");
    int[] looked = {0};
    for (long seed = 1; seed <= 40; seed++) {
      play(
          kit,
          2 + (int) (seed % 3),
          player(kit, Level.EXPERT),
          seed,
          (state, seat, knowledge, action) -> {
            boolean free = state.hand().orElseThrow().limits().mayCheck();
            looked[0] += free ? 1 : 0;
            assertFalse(free && action instanceof PokerAction.Fold);
          });
    }
    assertTrue(looked[0] > 50, "moves looked at: " + looked[0]);
  }

  @Test
  void neverStandsOnASoftTwelveOrTakesACardOnAHardTwenty() {
    TableKit<DuelState, ?> kit = kit("blackjack");
    int[] looked = {0};
    for (long seed = 1; seed <= 60; seed++) {
      play(
          kit,
          3,
          player(kit, Level.EXPERT),
          seed,
          (state, seat, knowledge, action) -> {
            if (action instanceof Move move && move != Move.BUST && move != Move.BLACKJACK) {
              Hand hand = state.player(seat).hands().get(state.player(seat).openHand());
              HandValue value = HandValue.of(Dealt.faces(hand.cards(), knowledge).orElseThrow());
              boolean finished = hand.doubled() || hand.split();
              looked[0]++;
              assertFalse(
                  move == Move.STAND && value.soft() && value.total() < 17 && !finished,
                  "stands on soft " + value.total());
              assertFalse(
                  move == Move.HIT && !value.soft() && value.total() >= 17,
                  "hits on " + value.total());
            }
          });
    }
    assertTrue(looked[0] > 100, "moves looked at: " + looked[0]);
  }

  @Test
  void seldomDiscardsWhatAnotherCouldLayOffAtOnce() {
    TableKit<RommeState, ?> kit = kit("romme");
    double expert = gifts(kit, player(kit, Level.EXPERT));
    double easy = gifts(kit, player(kit, Level.EASY));
    assertTrue(expert < 0.6 * easy, "of 100 discards: " + expert + ", easy " + easy);
  }

  /** Of 100 discards while somebody has melded, how many would fit a meld on the table. */
  private static double gifts(TableKit<RommeState, ?> kit, ComputerPlayer<RommeState> player) {
    int[] count = {0, 0};
    for (long seed = 1; seed <= 40; seed++) {
      play(
          kit,
          2,
          player,
          seed,
          (state, seat, knowledge, action) -> {
            if (action instanceof RommeAction.Discard discard
                && state.seats().get(1 - seat).hasMelded()) {
              count[1]++;
              count[0] +=
                  state.cards().melds().stream()
                          .anyMatch(meld -> meld.shape().openPlaces().contains(discard.face()))
                      ? 1
                      : 0;
            }
          });
    }
    assertTrue(count[1] > 30, "discards looked at: " + count[1]);
    return 100.0 * count[0] / count[1];
  }

  @Test
  void neverForgetsACardThatItHasSeen() {
    TableKit<RecallState, ?> kit = kit("recall");
    ComputerPlayer<RecallState> expert = player(kit, Level.EXPERT);
    @SuppressWarnings("unchecked") // Recall's players have reflexes
    Reflexes<RecallState> reflexes = (Reflexes<RecallState>) expert;
    int[] looked = {0};
    for (long seed = 1; seed <= 40; seed++) {
      LocalTable<RecallState, ?> table =
          new LocalTable<>(kit.game().game(), Setup.of(3), Dealer.seeded(Dice.seeded(seed)));
      Dice dice = Dice.seeded(~seed);
      while (!table.finished().isPresent()) {
        if (table.window().isPresent()) {
          looked[0] += everyKnownMatch(table, reflexes, dice);
          assertFalse(table.apply(new Event.WindowClosed(asides(table, expert, dice))).isPresent());
          continue;
        }
        List<Integer> awaited = new ArrayList<>(kit.game().game().toAct(table.state()));
        if (awaited.isEmpty()) {
          table.apply(new Event.Elapsed(table.timers().keySet().iterator().next()));
          continue;
        }
        int seat = awaited.get(0);
        table.act(seat, expert.choose(table.state(), seat, table.knowledge(seat), dice));
      }
    }
    assertTrue(looked[0] > 20, "cards looked at: " + looked[0]);
  }

  private static int everyKnownMatch(
      LocalTable<RecallState, ?> table, Reflexes<RecallState> reflexes, Dice dice) {
    Card top = table.state().stock().top();
    if (table.state().window().claiming() || top == null || top.isJoker()) {
      return 0;
    }
    int found = 0;
    for (int seat = 0; seat < table.seats(); seat++) {
      List<Slot> laid = reflexes.layAside(table.state(), seat, table.knowledge(seat), dice);
      List<Slot> known = new ArrayList<>();
      for (Slot slot : table.state().player(seat).slots()) {
        Card face = table.knowledge(seat).face(slot);
        if (face != null && !face.isJoker() && face.rank() == top.rank()) {
          known.add(slot);
        }
      }
      found += known.size();
      assertEquals(known, laid);
    }
    return found;
  }
}
