package dev.parlor.app.screens;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.felt.Box;
import dev.parlor.app.felt.Laid;
import dev.parlor.app.felt.PotChecks;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.look.Png;
import dev.parlor.app.look.ScreenLook;
import dev.parlor.app.play.Fingers;
import dev.parlor.app.play.LaidTable;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import dev.parlor.games.Choice;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.GameId;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.romme.Romme;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeChoice;
import dev.parlor.games.romme.RommeState;
import dev.parlor.games.romme.RommeView;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Sheet;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowLooper;

/**
 * Moments that a table seldom comes to, side by side: side pots, a card for a joker, a card in the
 * hand of a finger, a joker that could stand for several cards. Each build makes one look; all are
 * made at night.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(sdk = 35, application = TestHousehold.class)
public final class RareMomentsTest {
  private static final int SEEDS = 300;
  private static final int BRIGHT = 160; // of red; that of brass is 212
  private static final int EDGE = 4; // px of a card that its neighbours may colour
  private static final Set<Integer> NARROW = Set.of(4, 8); // looks with cards too narrow to carry
  private static final String[] NAMES = {"X1ALFA", "X1BRAVO", "X1CHARLIE", "X1DELTA"};

  private final int number;

  public RareMomentsTest(int number) {
    this.number = number;
  }

  @Parameters
  public static List<Object[]> looks() {
    List<Object[]> all = ScreenLook.numbersOf(ScreenLook.SHEETS);
    return Boolean.getBoolean("parlor.sheets") ? all : all.subList(0, 1);
  }

  @Test
  public void areAllLookedAt() {
    ScreenLook.SHEETS.get(number - 1).take();
    new Settings(RuntimeEnvironment.getApplication()).set(Toggle.CARDS_OPEN, true);
    List<Bitmap> seen = new ArrayList<>();
    seen.add(sidePots());
    seen.add(swap());
    seen.add(carried(NARROW.contains(number)));
    seen.add(sheet());
    Bitmap first = seen.get(0);
    Bitmap all =
        Bitmap.createBitmap(
            first.getWidth() * seen.size(), first.getHeight(), Bitmap.Config.ARGB_8888);
    Canvas canvas = new Canvas(all);
    for (int i = 0; i < seen.size(); i++) {
      canvas.drawBitmap(seen.get(i), first.getWidth() * i, 0, null);
    }
    Png.write(all, "rare-" + number);
  }

  private static Bitmap sidePots() {
    try (LaidTable<HoldemState, PokerView> table =
        sought(
            RareMomentsTest.<HoldemState, PokerView>kit(Holdem.ID),
            NAMES.length,
            bold(RareMomentsTest.<HoldemState, PokerView>kit(Holdem.ID).computer()),
            (view, choices) -> view.pots().size() > 1 && view.limits().isPresent())) {
      List<String> said = new ArrayList<>();
      Objects.requireNonNull(table.felt().laid()).nodes().forEach(node -> said.add(node.spoken()));
      assertTrue("who is in it: " + said, said.toString().contains(": "));
      PotChecks.ofScreen(table.felt());
      Bitmap seen = picture(table);
      assertOnlyWhoIsInTurnIsLit(table, seen);
      return seen;
    }
  }

  /** A bright ring means a turn. A seat that is all-in has none. */
  private static void assertOnlyWhoIsInTurnIsLit(LaidTable<?, ?> table, Bitmap seen) {
    float density = table.felt().getResources().getDisplayMetrics().density;
    int[] felt = new int[2];
    table.felt().getLocationInWindow(felt);
    boolean somebodyIsAllIn = false;
    for (Laid.PlateAt at : Objects.requireNonNull(table.felt().laid()).plates()) {
      int x = felt[0] + Math.round(at.box().left() + density);
      int y = felt[1] + Math.round(at.box().centerY());
      boolean bright = Color.red(seen.getPixel(x, y)) > BRIGHT;
      assertEquals(at.name(), at.plate().inTurn(), bright);
      somebodyIsAllIn |= at.plate().tone() == Plate.Tone.ALL_IN;
    }
    assertTrue("somebody is all in", somebodyIsAllIn);
  }

  /**
   * A player that goes all-in now and then, whatever it holds. Soon stacks differ, and pots with
   * them.
   */
  private static ComputerPlayer<HoldemState> bold(ComputerPlayer<HoldemState> usual) {
    return (state, seat, knowledge, dice) ->
        dice.below(5) == 0 ? PokerAction.Word.ALL_IN : usual.choose(state, seat, knowledge, dice);
  }

  private static Bitmap swap() {
    try (LaidTable<RommeState, RommeView> table = withSwap()) {
      pick(table, swapping(table));
      close(table);
      assertTrue("the joker can be had", jokers(table).stream().anyMatch(Spot::target));
      return picture(table);
    }
  }

  /**
   * Takes up a card with a finger, and holds it over the joker that the card could be exchanged
   * for. Cards that are too narrow to be taken up are exchanged by a tap on the joker.
   */
  private static Bitmap carried(boolean narrow) {
    try (LaidTable<RommeState, RommeView> table = withSwap()) {
      pick(table, swapping(table));
      close(table);
      Spot joker = jokers(table).stream().filter(Spot::target).findFirst().orElseThrow();
      Laid.Node place = table.node(joker.at());
      Fingers.scrollTo(table.felt(), place);
      Fingers.Point over = Fingers.Point.seen(table.felt(), place);
      Box melds = Objects.requireNonNull(table.felt().laid()).scrolled();
      assertTrue("the joker is seen", melds.contains(over.x(), over.y()));
      Laid.Node card = table.node(own(table, swapping(table)).at());
      assertEquals("a finger can take it up", !narrow, card.drag());
      Bitmap seen = picture(table);
      if (narrow) {
        Fingers.tap(table.felt(), place);
      } else {
        seen = overIt(table, card, over, seen);
      }
      TestScreen.settle();
      assertTrue("it is exchanged", table.chosen().get(0) instanceof RommeAction.SwapJoker);
      return seen;
    }
  }

  /** Carries a card there and lets it go; answers what was seen before it was let go. */
  private static Bitmap overIt(
      LaidTable<?, ?> table, Laid.Node card, Fingers.Point over, Bitmap before) {
    int right = Math.round(over.x() - card.box().centerX());
    int down = Math.round(over.y() - card.box().centerY());
    Fingers.Point from = Fingers.Point.of(card);
    Fingers.Point to = new Fingers.Point(from.x() + right, from.y() + down);
    long came = Fingers.carry(table.felt(), from, to);
    Bitmap seen = picture(table);
    assertTrue("it is not there yet", alike(table, before, before, card.box(), right, down) < 0.7);
    assertTrue("a card is carried", alike(table, before, seen, card.box(), right, down) > 0.95);
    Fingers.letGo(table.felt(), came, to);
    return seen;
  }

  /** How much of what lies here in a picture is seen so far away in another one. */
  private static double alike(
      LaidTable<?, ?> table, Bitmap here, Bitmap there, Box box, int right, int down) {
    int[] felt = new int[2];
    table.felt().getLocationInWindow(felt);
    int same = 0;
    int all = 0;
    for (int x = (int) box.left() + EDGE + felt[0]; x < box.right() - EDGE + felt[0]; x++) {
      for (int y = (int) box.top() + EDGE + felt[1]; y < box.bottom() - EDGE + felt[1]; y++) {
        all++;
        same += here.getPixel(x, y) == there.getPixel(x + right, y + down) ? 1 : 0;
      }
    }
    return (double) same / all;
  }

  private static Bitmap sheet() {
    try (LaidTable<RommeState, RommeView> table =
        sought(
            RareMomentsTest.<RommeState, RommeView>kit(Romme.ID),
            3,
            rommePlayer(),
            (view, choices) ->
                choices.stream().anyMatch(RommeChoice.Discard.class::isInstance)
                    && ambiguous(view).size() == 3)) {
      List<Slot> picked = ambiguous(table.seen());
      picked.forEach(slot -> pick(table, slot));
      close(table);
      ViewGroup quiet = table.row(R.id.table_quiet);
      View asks = null;
      for (int i = 0; i < quiet.getChildCount(); i++) {
        boolean joker = ((TextView) quiet.getChildAt(i)).getText().toString().contains("oker");
        asks = joker ? quiet.getChildAt(i) : asks;
      }
      Objects.requireNonNull(asks, "nothing asks what the joker stands for").performClick();
      TestScreen.settle();
      Sheet.Options asked = (Sheet.Options) table.scene().sheet().orElseThrow();
      Bitmap seen = picture(table);
      answer(table, asked, picked.get(2));
      return seen;
    }
  }

  /** Presses the answers. Each has its button; the joker stands for the last one from then on. */
  private static void answer(LaidTable<?, ?> table, Sheet.Options asked, Slot joker) {
    ViewGroup ways = table.row(R.id.table_moves);
    assertEquals("a button for each", asked.moves().size(), ways.getChildCount());
    int last = asked.moves().size() - 1;
    ways.getChildAt(last).performClick();
    TestScreen.settle();
    assertFalse("it is answered", table.scene().sheet().isPresent());
    Picks next = ((Deed.Pick) asked.moves().get(last).deed()).next();
    assertEquals(Objects.requireNonNull(next.standIn(joker)), own(table, joker).standsFor());
  }

  /** Picks two neighbours of a suit and a joker. The joker may stand below or above them. */
  private static List<Slot> ambiguous(RommeView view) {
    for (RommeView.HandCard low : view.hand()) {
      for (RommeView.HandCard high : view.hand()) {
        for (RommeView.HandCard joker : view.hand()) {
          if (areNeighbours(low, high) && joker.face().filter(Card::isJoker).isPresent()) {
            return List.of(low.slot(), high.slot(), joker.slot());
          }
        }
      }
    }
    return List.of();
  }

  private static boolean areNeighbours(RommeView.HandCard low, RommeView.HandCard high) {
    if (!low.face().isPresent() || !high.face().isPresent()) {
      return false;
    }
    Card below = low.face().get();
    Card above = high.face().get();
    return !below.isJoker()
        && !above.isJoker()
        && below.suit() == above.suit()
        && below.rank().number() > 3
        && below.rank().number() < 10
        && above.rank().number() == below.rank().number() + 1;
  }

  private static LaidTable<RommeState, RommeView> withSwap() {
    return sought(
        RareMomentsTest.<RommeState, RommeView>kit(Romme.ID),
        3,
        rommePlayer(),
        (view, choices) ->
            view.players().stream().mapToInt(player -> player.melds().size()).sum() <= 2
                && choices.stream()
                    .anyMatch(
                        each -> each instanceof RommeChoice.Swap swap && !swap.swaps().isEmpty()));
  }

  private static ComputerPlayer<RommeState> rommePlayer() {
    return RareMomentsTest.<RommeState, RommeView>kit(Romme.ID).computer();
  }

  private static Slot swapping(LaidTable<RommeState, RommeView> table) {
    for (Choice choice : table.choices()) {
      if (choice instanceof RommeChoice.Swap swap) {
        return swap.swaps().get(0).slot();
      }
    }
    throw new AssertionError("no swap");
  }

  private static List<Spot> jokers(LaidTable<?, ?> table) {
    List<Spot> jokers = new ArrayList<>();
    for (Zone zone : table.scene().zones()) {
      zone.spots().stream()
          .filter(spot -> zone.at().kind() == At.Kind.MELDS && spot.standsFor() != null)
          .forEach(jokers::add);
    }
    return jokers;
  }

  private static Spot own(LaidTable<?, ?> table, Slot slot) {
    return table.scene().find(slot).orElseThrow();
  }

  /** Opens own cards that are too narrow for a finger. The first tap opens them large. */
  private static void pick(LaidTable<?, ?> table, Slot slot) {
    for (int taps = 0; taps < 2 && !own(table, slot).has(Mark.PICKED); taps++) {
      Fingers.tap(table.felt(), table.node(own(table, slot).at()));
      TestScreen.settle();
    }
    assertTrue("picked", own(table, slot).has(Mark.PICKED));
  }

  private static void close(LaidTable<?, ?> table) {
    if (!Objects.requireNonNull(table.felt().laid()).raised().cards().isEmpty()) {
      Fingers.tap(table.felt(), 1, 1);
      TestScreen.settle();
    }
  }

  private static Bitmap picture(LaidTable<?, ?> table) {
    ShadowLooper.idleMainLooper(900, TimeUnit.MILLISECONDS);
    return Png.of(table.felt().getRootView());
  }

  @SuppressWarnings("unchecked") // the caller names the game's own types
  private static <S, V> TableKit<S, V> kit(GameId game) {
    return (TableKit<S, V>) Catalogue.SHIPPED.of(game);
  }

  /** A table at this moment. It is of the first seed that comes to it. */
  private static <S, V> LaidTable<S, V> sought(
      TableKit<S, V> kit,
      int seats,
      ComputerPlayer<S> player,
      BiPredicate<V, List<Choice>> moment) {
    for (long seed = 1; seed <= SEEDS; seed++) {
      LaidTable<S, V> table =
          new LaidTable<>(kit.game().game(), 0, seed, Arrays.copyOf(NAMES, seats));
      if (table.seek(player, moment, Dice.seeded(seed))) {
        System.out.println(kit.id() + " seed " + seed);
        return table.open();
      }
    }
    throw new AssertionError("no table of " + kit.id() + " comes to it");
  }
}
