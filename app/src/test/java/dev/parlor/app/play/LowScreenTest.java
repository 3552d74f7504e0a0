package dev.parlor.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.View;
import androidx.core.widget.NestedScrollView;
import com.google.android.material.appbar.MaterialToolbar;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltChecks;
import dev.parlor.app.felt.FeltLayoutTest;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.look.ScreenLook;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import dev.parlor.games.GameId;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.highlow.HighLow;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.recall.Recall;
import dev.parlor.games.romme.Romme;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Sheet;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/**
 * The tables on the smallest phone. The parts around a felt leave it the height from which {@link
 * FeltLayoutTest} looks at felts, and on it everything has a place.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class LowScreenTest {
  private static final int STEPS = Integer.getInteger("parlor.low.steps", 40);
  private static final int COMPANY_STEPS = Integer.getInteger("parlor.low.company", 5);
  private static final int PART_STEPS = 12;
  private static final long SEED = 11;

  /** All that can be read or asked around a felt. */
  private enum Around {
    AMOUNT,
    AMOUNT_WITH_A_HINT,
    HINT,
    COMPARED,
    PAGE
  }

  private static Set<Around> of(Map<GameId, Set<Around>> seen, GameId game) {
    return seen.getOrDefault(game, Set.of());
  }

  @Test
  public void usualText() {
    Map<GameId, Set<Around>> seen = tables("en", 1, Catalogue.SHIPPED.all());
    assertTrue("" + seen, of(seen, Duel.ID).contains(Around.COMPARED));
    assertTrue("" + seen, of(seen, HighLow.ID).contains(Around.PAGE));
  }

  /** The games around whose felts the most is to be read and pressed. */
  @Test
  public void largerText() {
    tables("es", 1.5f, kits(Holdem.ID, HighLow.ID, Romme.ID));
  }

  @Test
  public void textTwiceAsLarge() {
    Map<GameId, Set<Around>> seen = tables("de", 2, Catalogue.SHIPPED.all());
    assertTrue("" + seen, of(seen, Duel.ID).contains(Around.COMPARED));
    assertTrue("" + seen, of(seen, HighLow.ID).contains(Around.PAGE));
  }

  private static List<TableKit<?, ?>> kits(GameId... games) {
    return Arrays.stream(games).map(Catalogue.SHIPPED::of).collect(Collectors.toList());
  }

  /** The parts that stood around the felts of these games. */
  private static Map<GameId, Set<Around>> tables(
      String language, float text, List<TableKit<?, ?>> kits) {
    Map<GameId, Set<Around>> seen = new HashMap<>();
    for (TableKit<?, ?> kit : kits) {
      new ScreenLook(language + "-w320dp-h480dp-port-notnight-xhdpi", text).take();
      new Settings(RuntimeEnvironment.getApplication()).set(Toggle.ODDS, true);
      GameId game = kit.game().game().id();
      int seats = kit.game().phones().most();
      Set<Around> around = EnumSet.noneOf(Around.class);
      seen.put(game, around);
      try (TableRobot robot = new TableRobot(game, seats, SEED, kit.quick())) {
        for (int step = 0; step < STEPS && robot.step(); step++) {
          String what = kit.id() + ", text " + text + ", step " + step;
          look(robot, what, around);
          if (robot.scene().hint().isPresent()) {
            turnHints(robot);
            look(robot, what + ", without hints", around);
            turnHints(robot);
          }
        }
      }
    }
    assertTrue("" + seen, of(seen, Holdem.ID).contains(Around.AMOUNT));
    assertTrue("" + seen, of(seen, HighLow.ID).contains(Around.AMOUNT_WITH_A_HINT));
    assertTrue("" + seen, of(seen, Romme.ID).contains(Around.HINT));
    return seen;
  }

  private static void turnHints(TableRobot robot) {
    MaterialToolbar bar = robot.activity().findViewById(R.id.toolbar);
    bar.getMenu().performIdentifierAction(R.id.menu_odds, 0);
    robot.settle(50);
  }

  private static void look(TableRobot robot, String what, Set<Around> around) {
    boolean hint = robot.activity().findViewById(R.id.table_hint).isShown();
    boolean amount = robot.activity().findViewById(R.id.table_amount).isShown();
    boolean compared = robot.scene().sheet().filter(Sheet.Compare.class::isInstance).isPresent();
    boolean page = robot.felt().getVisibility() != View.VISIBLE;
    if (hint) {
      around.add(Around.HINT);
    }
    if (amount) {
      around.add(hint ? Around.AMOUNT_WITH_A_HINT : Around.AMOUNT);
    }
    if (compared || page) {
      around.add(compared ? Around.COMPARED : Around.PAGE);
    }
    float dp = robot.activity().getResources().getDisplayMetrics().density;
    float high = robot.felt().getHeight() / dp;
    int least = compared ? FeltLayoutTest.COMPARED : FeltLayoutTest.LOWEST;
    assertTrue(what + ": a felt of " + high + " dp", high >= least || page);
    FeltChecks.ofScreen(robot.felt(), what + ", a felt of " + high + " dp");
  }

  /** Whatever is to be said of the others takes nothing from the felt that it needs. */
  @Test
  @Config(application = TestHousehold.class)
  public void amongSeveralPhones() {
    company(new ScreenLook("en-w320dp-h480dp-port-notnight-xhdpi", 1));
    company(new ScreenLook("de-w360dp-h480dp-port-notnight-xhdpi", 2));
  }

  private static void company(ScreenLook look) {
    CompanyRobot.Others[] all = CompanyRobot.Others.values();
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      look.take();
      new Settings(RuntimeEnvironment.getApplication()).set(Toggle.ODDS, true);
      Set<Around> around = EnumSet.noneOf(Around.class);
      try (CompanyRobot<?, ?> table = new CompanyRobot<>(kit, SEED)) {
        for (int step = 0; step < COMPANY_STEPS && table.step(); step++) {
          String what = kit.id() + " among others, " + look + ", step " + step + ", ";
          look(table.robot(), what, around);
          CompanyRobot.Others others = all[step % all.length];
          table.show(others);
          look(table.robot(), what + others, around);
        }
      }
    }
  }

  /** One app above the other: buttons below the felt scroll before a card becomes tiny. */
  @Test
  public void onAPartOfAScreen() {
    boolean scrolled = false;
    for (TableKit<?, ?> kit : kits(Holdem.ID, Recall.ID, Romme.ID)) {
      new ScreenLook("en-w360dp-h376dp-port-notnight-xhdpi", 1).take();
      new Settings(RuntimeEnvironment.getApplication()).set(Toggle.ODDS, true);
      int seats = kit.game().phones().most();
      try (TableRobot robot = new TableRobot(kit.game().id(), seats, SEED, kit.quick())) {
        float floor = robot.activity().getResources().getDimension(R.dimen.felt_floor);
        for (int step = 0; step < PART_STEPS && robot.step(); step++) {
          String what = kit.id() + " on a part of a screen, step " + step;
          int high = robot.felt().getHeight();
          assertTrue(what + ": " + high, high >= floor);
          FeltChecks.ofScreen(robot.felt(), what);
          NestedScrollView side = robot.activity().findViewById(R.id.table_side);
          int hidden = side.getChildAt(0).getHeight() - side.getHeight();
          assertEquals(
              what + ": the last buttons are seen", Math.max(0, hidden), side.getScrollY());
          scrolled |= hidden > 0;
        }
      }
    }
    assertTrue(scrolled);
  }

  /** The steps that make room for the felt end at the height from which felts are looked at. */
  @Test
  public void theLeastHeightOfAFeltIsTheLowestThatIsLookedAt() {
    ScreenLook.SMALL.take();
    try (TableRobot robot = new TableRobot(Holdem.ID, 2, 1)) {
      float least = robot.activity().getResources().getDimension(R.dimen.felt_least);
      assertEquals(FeltLayoutTest.LOWEST, least, 0);
      float compared = robot.activity().getResources().getDimension(R.dimen.felt_compared);
      assertEquals(FeltLayoutTest.COMPARED, compared, 0);
    }
  }
}
