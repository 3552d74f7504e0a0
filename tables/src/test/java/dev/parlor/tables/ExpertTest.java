package dev.parlor.tables;

import static dev.parlor.tables.WatchedTable.kit;
import static dev.parlor.tables.WatchedTable.play;
import static dev.parlor.tables.WatchedTable.player;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dealt;
import dev.parlor.games.blackjack.DuelHand;
import dev.parlor.games.blackjack.DuelMove;
import dev.parlor.games.blackjack.DuelState;
import dev.parlor.games.bot.Level;
import dev.parlor.games.classic.ClassicPlay;
import dev.parlor.games.classic.ClassicState;
import dev.parlor.games.classic.Side;
import dev.parlor.games.highlow.HighLowAction;
import dev.parlor.games.highlow.HighLowState;
import dev.parlor.games.highlow.HighLowView;
import dev.parlor.games.highlow.ParlorOdds;
import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.PilesAction;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.twentyone.HandValue;
import dev.parlor.tables.kit.TableKit;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The best computer players don't do things at which a person at the table would laugh. */
class ExpertTest {
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
            assertFalse(free && action == PokerAction.Word.FOLD);
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
            if (action instanceof DuelMove move
                && move != DuelMove.BUST
                && move != DuelMove.BLACKJACK) {
              DuelHand hand = state.player(seat).hands().get(state.player(seat).openHand());
              HandValue value = HandValue.of(Dealt.faces(hand.cards(), knowledge).orElseThrow());
              boolean finished = hand.doubled() || hand.split();
              looked[0]++;
              assertFalse(
                  move == DuelMove.STAND && value.soft() && value.total() < 17 && !finished,
                  "stands on soft " + value.total());
              assertFalse(
                  move == DuelMove.HIT && !value.soft() && value.total() >= 17,
                  "hits on " + value.total());
            }
          });
    }
    assertTrue(looked[0] > 100, "moves looked at: " + looked[0]);
  }

  @Test
  void neverBetsMoreThanItMustOnAGapThatLoses() {
    TableKit<HighLowState, HighLowView> kit = kit("highlow");
    int[] looked = {0, 0};
    for (long seed = 1; seed <= 20; seed++) {
      play(
          kit,
          2,
          player(kit, Level.EXPERT),
          seed,
          (state, seat, knowledge, action) -> {
            if (action instanceof HighLowAction.Bet bet) {
              ParlorOdds odds =
                  Objects.requireNonNull(kit.game().game().view(state, seat, knowledge).odds());
              boolean loses = odds.win() <= odds.lose() + 2 * odds.post();
              looked[loses ? 0 : 1]++;
              assertFalse(loses && bet.coins() > state.limits().min(), bet + " with " + odds);
            }
          });
    }
    assertTrue(looked[0] > 20 && looked[1] > 20, "bets: " + looked[0] + " and " + looked[1]);
  }

  @Test
  void neverGuessesOnAPileWhereAnotherIsLikelierToStayOpen() {
    TableKit<PilesState, PilesView> kit = kit("piles");
    int[] looked = {0};
    for (long seed = 1; seed <= 30; seed++) {
      play(
          kit,
          1,
          player(kit, Level.EXPERT),
          seed,
          (state, seat, knowledge, action) -> {
            if (action instanceof PilesAction.Guess guess) {
              PilesView view = kit.game().game().view(state, seat, knowledge);
              int chosen = view.odds().get(guess.pile()).percent(guess.direction());
              for (int pile : state.openPiles()) {
                for (Direction direction : Direction.values()) {
                  looked[0]++;
                  assertTrue(
                      chosen >= view.odds().get(pile).percent(direction), guess + ", " + view);
                }
              }
            }
          });
    }
    assertTrue(looked[0] > 1000, "guesses looked at: " + looked[0]);
  }

  /** The ace counts 11 here. With 10 no card takes a hand over 21; with 20 every card does. */
  @Test
  void neverStaysWhereNoCardHurtsAndNeverHitsWhereEveryCardDoes() {
    TableKit<ClassicState, ?> kit = kit("classic");
    int[] looked = {0};
    for (long seed = 1; seed <= 300; seed++) {
      play(
          kit,
          2,
          player(kit, Level.EXPERT),
          seed,
          (state, seat, knowledge, action) -> {
            int total = Dealt.faces(state.side(seat).cards(), knowledge).map(Side::total).orElse(0);
            if (seat == ClassicState.PLAYER
                && (action == ClassicPlay.HIT || action == ClassicPlay.STAY)) {
              looked[0]++;
              assertFalse(action == ClassicPlay.STAY && total <= 10, "stays on " + total);
              assertFalse(action == ClassicPlay.HIT && total >= 20, "hits on " + total);
            }
          });
    }
    assertTrue(looked[0] > 100, "plays looked at: " + looked[0]);
  }
}
