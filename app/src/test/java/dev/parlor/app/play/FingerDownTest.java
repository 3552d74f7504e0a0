package dev.parlor.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import android.os.SystemClock;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import dev.parlor.app.R;
import dev.parlor.app.felt.Laid;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesAction;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.romme.Romme;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeState;
import dev.parlor.games.romme.RommeView;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Sheet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowLooper;

/**
 * A finger's deed belongs to the moment at which it came down. What is offered when it is lifted
 * may not have been on the screen then.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, application = TestHousehold.class, qualifiers = "w360dp-h640dp-xhdpi")
public final class FingerDownTest {
  private static final PokerAction CHECK = PokerAction.Word.CHECK;
  private static final int FIRST = 0; // speaks first on every street except the first
  private static final int LAST = 1;
  private static final int MANY = 60;

  /** A table at the flop, at which the viewer may check or bet. It will be the same on the turn. */
  private static LaidTable<HoldemState, PokerView> flop() {
    LaidTable<HoldemState, PokerView> hand = new LaidTable<>(new Holdem(), FIRST, 7);
    hand.act(LAST, PokerAction.Word.CALL);
    hand.act(FIRST, CHECK);
    return hand.open();
  }

  /** Goes on to the next street, on which the same is offered. */
  private static void nextStreet(LaidTable<HoldemState, PokerView> hand) {
    hand.act(FIRST, CHECK);
    hand.act(LAST, CHECK);
    hand.show();
  }

  private static View first(LaidTable<?, ?> table) {
    return table.row(R.id.table_moves).getChildAt(0);
  }

  private static void down(View view, float x, float y) {
    send(view, MotionEvent.ACTION_DOWN, x, y);
  }

  private static void up(View view, float x, float y) {
    send(view, MotionEvent.ACTION_UP, x, y);
    TestScreen.settle();
  }

  private static void send(View view, int what, float x, float y) {
    long now = SystemClock.uptimeMillis();
    MotionEvent event = MotionEvent.obtain(now, now, what, x, y, 0);
    view.dispatchTouchEvent(event);
    event.recycle();
  }

  private static void press(View button) {
    down(button, 20, 20);
    up(button, 20, 20);
  }

  @Test
  public void aButtonUnderAFingerIsNotPressedForTheNextStreet() {
    try (LaidTable<HoldemState, PokerView> hand = flop()) {
      View check = first(hand);
      down(check, 20, 20);
      nextStreet(hand);
      assertSame("it stands there still and says the same", check, first(hand));
      up(check, 20, 20);
      assertEquals(List.of(), hand.chosen());
      press(check);
      assertEquals("a finger that comes down now means this street", List.of(CHECK), hand.chosen());
    }
  }

  @Test
  public void aKeyThatIsDownIsNotPressedForTheNextStreet() {
    try (LaidTable<HoldemState, PokerView> hand = flop()) {
      View check = first(hand);
      check.requestFocus();
      check.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_ENTER));
      nextStreet(hand);
      check.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_UP, KeyEvent.KEYCODE_ENTER));
      TestScreen.settle();
      assertEquals(List.of(), hand.chosen());
      check.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_ENTER));
      check.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_UP, KeyEvent.KEYCODE_ENTER));
      TestScreen.settle();
      assertEquals(List.of(CHECK), hand.chosen());
    }
  }

  /** The key comes up on another button. This one would wait for ever for it to be let go. */
  @Test
  public void aKeyThatLeadsTheFocusAwayPressesNothing() {
    try (LaidTable<HoldemState, PokerView> hand = flop()) {
      View check = first(hand);
      check.requestFocus();
      check.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_TAB));
      nextStreet(hand);
      check.performClick(); // as a screen reader does
      TestScreen.settle();
      assertEquals(List.of(CHECK), hand.chosen());
    }
  }

  /** Moves the focus as keys do, on a phone that is not touched. */
  private static void focus(View button) {
    button.setFocusableInTouchMode(true);
    assertTrue(button.requestFocus());
  }

  /** The key is let go elsewhere, and this button hears nothing of it. */
  @Test
  public void aKeyThatIsDownWhenTheFocusGoesAwayIsUp() {
    try (LaidTable<HoldemState, PokerView> hand = flop()) {
      View check = first(hand);
      View bet = hand.row(R.id.table_moves).getChildAt(1);
      focus(check);
      check.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_ENTER));
      focus(bet);
      bet.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_UP, KeyEvent.KEYCODE_ENTER));
      TestScreen.settle();
      assertEquals("neither was pressed", List.of(), hand.chosen());
      nextStreet(hand);
      check.performClick(); // as a screen reader does
      TestScreen.settle();
      assertEquals(List.of(CHECK), hand.chosen());
    }
  }

  /** A finger needs no focus, so what goes on elsewhere does not take it off its button. */
  @Test
  public void aFingerStaysDownWhenTheFocusGoesAway() {
    try (LaidTable<HoldemState, PokerView> hand = flop()) {
      View check = first(hand);
      focus(check);
      down(check, 20, 20);
      focus(hand.row(R.id.table_moves).getChildAt(1));
      nextStreet(hand);
      up(check, 20, 20);
      assertEquals(List.of(), hand.chosen());
    }
  }

  /**
   * An onlooker who comes changes nothing that could be chosen. So the finger still means what it
   * meant.
   */
  @Test
  public void whatHasNothingToDoWithTheChoiceDoesNotTakeItOutOfTheHand() {
    try (LaidTable<HoldemState, PokerView> hand = flop()) {
      View check = first(hand);
      down(check, 20, 20);
      long step = hand.scene().key().step();
      hand.show(2);
      assertNotEquals("something was shown", step, hand.scene().key().step());
      up(check, 20, 20);
      assertEquals(List.of(CHECK), hand.chosen());
    }
  }

  /** A finger that slides off means nothing. A screen reader's press means what is there. */
  @Test
  public void aPressWithoutAFingerMeansWhatIsOffered() {
    try (LaidTable<HoldemState, PokerView> hand = flop()) {
      View check = first(hand);
      down(check, 20, 20);
      send(check, MotionEvent.ACTION_MOVE, -200, -200);
      up(check, -200, -200);
      nextStreet(hand);
      assertEquals(List.of(), hand.chosen());
      check.performClick();
      TestScreen.settle();
      assertEquals(List.of(CHECK), hand.chosen());
    }
  }

  private static Sheet.Amount sheet(LaidTable<?, ?> table) {
    return (Sheet.Amount) table.scene().sheet().orElseThrow(AssertionError::new);
  }

  private static void openTheSheet(LaidTable<?, ?> hand) {
    press(hand.row(R.id.table_moves).getChildAt(1));
    assertEquals(View.VISIBLE, hand.find(R.id.table_amount).getVisibility());
  }

  @Test
  public void theConfirmOfASheetBelongsToTheStreetOnWhichItWasTouched() {
    try (LaidTable<HoldemState, PokerView> hand = flop()) {
      openTheSheet(hand);
      View done = hand.find(R.id.amount_done);
      int amount = sheet(hand).amount();
      down(done, 20, 20);
      nextStreet(hand);
      assertEquals("it stands there still", amount, sheet(hand).amount());
      up(done, 20, 20);
      assertEquals(List.of(), hand.chosen());
      press(done);
      assertEquals(List.of(new PokerAction.Raise(amount)), hand.chosen());
    }
  }

  @Test
  public void aButtonThatIsHeldBelongsToTheStreetOnWhichItWasTouched() {
    try (LaidTable<HoldemState, PokerView> hand = flop()) {
      openTheSheet(hand);
      int presets = hand.row(R.id.amount_presets).getChildCount();
      press(hand.row(R.id.amount_presets).getChildAt(presets - 1));
      View all = hand.find(R.id.amount_all);
      assertEquals(View.VISIBLE, all.getVisibility());
      ShadowChoreographer.setPaused(true); // otherwise the clock would run with each frame
      down(all, 20, 20);
      ShadowLooper.idleMainLooper(400, TimeUnit.MILLISECONDS);
      nextStreet(hand);
      ShadowLooper.idleMainLooper(700, TimeUnit.MILLISECONDS);
      up(all, 20, 20);
      assertEquals(List.of(), hand.chosen());
      down(all, 20, 20);
      ShadowLooper.idleMainLooper(1000, TimeUnit.MILLISECONDS);
      up(all, 20, 20);
      assertEquals(1, hand.chosen().size());
    } finally {
      ShadowChoreographer.setPaused(false);
    }
  }

  @Test
  public void aTapOnTheFeltBelongsToTheTableOnWhichItWasTouched() {
    try (LaidTable<PilesState, PilesView> table = new LaidTable<>(new Piles(), 0, 12)) {
      table.open();
      Laid.Node pile = table.node(At.middle(At.Kind.GRID).group(4));
      float x = pile.box().centerX();
      float y = pile.box().centerY();
      down(table.felt(), x, y);
      table.act(0, new PilesAction.Guess(0, Direction.HIGHER));
      table.act(1, new PilesAction.Guess(1, Direction.HIGHER));
      table.show();
      ShadowLooper.idleMainLooper(5, TimeUnit.SECONDS); // nothing is held any more
      assertTrue("it is this person's turn again", table.isMine() && !table.scene().isHeld());
      up(table.felt(), x, y);
      assertEquals("no pile is picked", 0, table.scene().moves().size());
      down(table.felt(), x, y);
      up(table.felt(), x, y);
      assertTrue("it is picked", table.scene().moves().size() > 1);
    }
  }

  /** A table in the middle of a turn: this person has drawn, and may lay a card down. */
  private static LaidTable<RommeState, RommeView> drawn() {
    LaidTable<RommeState, RommeView> table = new LaidTable<>(new Romme(), 0, 5);
    toTheMiddleOfATurn(table);
    return table.open();
  }

  private static void toTheMiddleOfATurn(LaidTable<RommeState, RommeView> table) {
    for (int i = 0; i < MANY && table.isMine(); i++) {
      table.leastIsDone();
    }
    for (int i = 0; i < MANY && !table.isMine(); i++) {
      table.leastIsDone();
    }
    table.act(0, new RommeAction.Draw(RommeAction.Source.STOCK));
  }

  /** Carries the first own card onto the discards. Something may happen in between. */
  private static void carry(LaidTable<RommeState, RommeView> table, Runnable between) {
    Laid.Node card = table.node(At.of(At.Kind.OWN, 0).card(0));
    Laid.Node discards = table.node(At.middle(At.Kind.DISCARD));
    float x = card.box().left() + 20;
    float y = card.box().centerY();
    float toX = discards.box().centerX();
    float toY = discards.box().centerY();
    down(table.felt(), x, y);
    for (int i = 1; i <= 4; i++) {
      send(table.felt(), MotionEvent.ACTION_MOVE, x + (toX - x) * i / 4, y + (toY - y) * i / 4);
    }
    between.run();
    up(table.felt(), toX, toY);
  }

  @Test
  public void aCardThatIsCarriedBelongsToTheTurnInWhichItWasTakenUp() {
    try (LaidTable<RommeState, RommeView> table = drawn()) {
      carry(
          table,
          () -> {
            toTheMiddleOfATurn(table);
            table.show();
            ShadowLooper.idleMainLooper(8, TimeUnit.SECONDS);
            assertFalse(table.scene().isHeld());
          });
      assertEquals(List.of(), table.chosen());
      carry(table, () -> {});
      assertEquals(1, table.chosen().size());
      assertTrue(table.chosen().get(0) instanceof RommeAction.Discard);
    }
  }

  /** A moment that has to be seen is passed over by a finger that saw it, and by no other. */
  @Test
  public void aFingerThatWasDownBeforeAShowdownDoesNotPassItOver() {
    try (LaidTable<HoldemState, PokerView> hand = flop()) {
      Laid.Node board = hand.node(At.middle(At.Kind.BOARD).card(0));
      float x = board.box().centerX();
      float y = board.box().centerY();
      down(hand.felt(), x, y);
      for (int street = 0; street < 3; street++) {
        hand.act(FIRST, CHECK);
        hand.act(LAST, CHECK);
      }
      hand.show();
      Scene held = hand.scene();
      assertTrue("there is something to be seen", held.isHeld());
      up(hand.felt(), x, y);
      assertEquals("it is held still", held, hand.scene());
      down(hand.felt(), x, y);
      up(hand.felt(), x, y);
      assertNotEquals("a tap goes on", held.beat(), hand.scene().beat());
    }
  }
}
