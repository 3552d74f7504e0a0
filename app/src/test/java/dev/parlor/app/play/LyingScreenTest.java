package dev.parlor.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.text.Layout;
import android.view.View;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltChecks;
import dev.parlor.app.felt.Laid;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.look.ScreenLook;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.poker.Holdem;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/**
 * The tables on the smallest phone that lies, and for the left hand. Beside the felt all buttons
 * are seen without scrolling, and their words are whole.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class LyingScreenTest {
  private static final int STEPS = Integer.getInteger("parlor.lying.steps", 16);
  private static final int COMPANY_STEPS = Integer.getInteger("parlor.lying.company", 12);
  private static final long SEED = 11;

  @Test
  public void usualText() {
    tables(new ScreenLook("en-w480dp-h320dp-land-notnight-xhdpi", 1));
  }

  @Test
  public void largerText() {
    tables(new ScreenLook("es-w480dp-h320dp-land-notnight-xhdpi", 1.5f));
  }

  @Test
  public void textTwiceAsLarge() {
    tables(new ScreenLook("de-w480dp-h320dp-land-notnight-xhdpi", 2));
  }

  /** Where the felt is low, the own cards lie on the other side of the middle. */
  @Test
  public void forTheLeftHand() {
    new Settings(RuntimeEnvironment.getApplication()).set(Toggle.LEFT_HANDED, true);
    tables(new ScreenLook("en-w320dp-h480dp-port-notnight-xhdpi", 1));
  }

  /** A phone that is a little higher than the smallest one, with large letters all the same. */
  @Test
  public void onALowScreenWithLargeText() {
    tables(new ScreenLook("es-w320dp-h560dp-port-notnight-xhdpi", 2));
  }

  private static void tables(ScreenLook look) {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      look.take();
      new Settings(RuntimeEnvironment.getApplication()).set(Toggle.ODDS, true);
      int seats = kit.game().phones().most();
      try (TableRobot robot = new TableRobot(kit.game().game().id(), seats, SEED)) {
        for (int step = 0; step < STEPS && robot.step(); step++) {
          look(robot, kit.id() + ", " + look + ", step " + step);
        }
      }
    }
  }

  private static void look(TableRobot robot, String what) {
    FeltChecks.ofScreen(robot.felt(), what);
    List<TextView> texts = new ArrayList<>();
    collect(robot.activity().findViewById(R.id.console), texts);
    collect(robot.activity().findViewById(R.id.ending), texts);
    View slider = robot.activity().findViewById(R.id.amount_bar);
    if (slider != null && slider.isShown()) {
      seen(slider, what + ", the slider");
    }
    boolean read = robot.scene().sheet().filter(Sheet.Options.class::isInstance).isPresent();
    for (TextView text : texts) {
      whole(text, what);
      if (text.isClickable() && !read) {
        seen(text, what + ", '" + text.getText() + "'");
      }
    }
  }

  /** Whatever is to be said of the others stands in the place of the title, and takes no button. */
  @Test
  @Config(application = TestHousehold.class)
  public void amongSeveralPhones() {
    ScreenLook look = new ScreenLook("de-w480dp-h320dp-land-notnight-xhdpi", 1.5f);
    CompanyRobot.Others[] all = CompanyRobot.Others.values();
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      look.take();
      try (CompanyRobot<?, ?> table = new CompanyRobot<>(kit, SEED)) {
        for (int step = 0; step < COMPANY_STEPS && table.step(); step++) {
          CompanyRobot.Others others = all[step % all.length];
          table.show(others);
          look(table.robot(), kit.id() + " among others, step " + step + ", " + others);
        }
      }
    }
  }

  @Test
  public void aRaiseOfEverythingSaysHowMuchItIs() {
    for (ScreenLook look :
        List.of(
            new ScreenLook("en-w480dp-h320dp-land-notnight-xhdpi", 1),
            new ScreenLook("de-w480dp-h320dp-land-notnight-xhdpi", 2),
            new ScreenLook("de-w640dp-h360dp-land-notnight-xhdpi", 1.5f))) {
      look.take();
      try (TableRobot robot = new TableRobot(Holdem.ID, 4, 5)) {
        View sheet = robot.activity().findViewById(R.id.table_amount);
        for (int step = 0; step < STEPS && !sheet.isShown(); step++) {
          robot.settle(500);
          if (robot.buttons().size() > 2) {
            robot.press(robot.buttons().get(2));
          }
        }
        robot.slide(1);
        robot.settle(500);
        TextView all = robot.activity().findViewById(R.id.amount_all);
        assertTrue(look + ": it is shown", all.isShown());
        whole(all, look.toString());
        seen(all, look.toString());
      }
    }
  }

  private static void collect(View part, List<TextView> texts) {
    for (View view : TestScreen.all(part)) {
      if (view instanceof TextView text && text.isShown() && text.length() > 0) {
        texts.add(text);
      }
    }
  }

  /** Checks that no word of a text is broken, and that no line of it is hidden. */
  private static void whole(TextView text, String what) {
    Layout lines = text.getLayout();
    if (lines == null || text.isLayoutRequested()) {
      return;
    }
    String said = text.getText().toString();
    for (int i = 0; i < lines.getLineCount() - 1; i++) {
      int end = lines.getLineEnd(i);
      boolean broken =
          Character.isLetter(said.charAt(end - 1)) && Character.isLetter(said.charAt(end));
      assertTrue(what + ": '" + said + "' is broken at " + end, !broken);
    }
    int room = text.getHeight() - text.getCompoundPaddingTop() - text.getCompoundPaddingBottom();
    assertTrue(what + ": '" + said + "' is cut", lines.getHeight() <= room + 1);
  }

  private static void seen(View button, String what) {
    Rect shown = new Rect();
    boolean any = button.getGlobalVisibleRect(shown);
    assertTrue(what + " is seen", any);
    assertEquals(what + " is seen", button.getHeight(), shown.height());
  }

  /** Cards show these figures, so that a table has no others beside them. */
  @Test
  public void figuresAreThoseOfTheCardsInEveryLanguage() {
    for (TableKit<?, ?> kit :
        List.of(Catalogue.SHIPPED.of(Holdem.ID), Catalogue.SHIPPED.of(Duel.ID))) {
      new ScreenLook("ar-rXB-ldrtl-w360dp-h640dp-port-notnight-xhdpi", 1).take();
      try (TableRobot robot = new TableRobot(kit.game().game().id(), 4, SEED)) {
        for (int step = 0; step < 10 && robot.step(); step++) {
          Laid laid = Objects.requireNonNull(robot.felt().laid());
          StringBuilder said = new StringBuilder(robot.text(R.id.table_news));
          laid.words().forEach(words -> said.append(words.text()));
          laid.coins().forEach(coins -> said.append(coins.amount()));
          laid.plates().forEach(plate -> said.append(plate.lines()));
          boolean other = said.chars().anyMatch(each -> Character.isDigit(each) && each > '9');
          assertTrue(kit.id() + ": " + said, !other);
        }
      }
    }
  }
}
