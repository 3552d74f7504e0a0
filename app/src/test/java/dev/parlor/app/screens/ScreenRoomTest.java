package dev.parlor.app.screens;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.content.Intent;
import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import com.google.android.material.textfield.TextInputLayout;
import dev.parlor.app.R;
import dev.parlor.app.backup.BackupActivity;
import dev.parlor.app.diagnostics.DiagnosticsActivity;
import dev.parlor.app.home.WelcomeActivity;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.PilesViews;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.learn.RulesActivity;
import dev.parlor.app.lobby.HostActivity;
import dev.parlor.app.lobby.JoinActivity;
import dev.parlor.app.lobby.LeaveActivity;
import dev.parlor.app.lobby.LobbyActivity;
import dev.parlor.app.lobby.ResultActivity;
import dev.parlor.app.look.Glass;
import dev.parlor.app.look.ScreenLook;
import dev.parlor.app.me.MeActivity;
import dev.parlor.app.settings.AboutActivity;
import dev.parlor.app.settings.SettingsActivity;
import dev.parlor.games.Outcome;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.table.TableView;
import java.util.List;
import java.util.function.Consumer;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;

/** What counts has room between the bars: on small phones, on half a screen, on a tablet. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, application = TestHousehold.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class ScreenRoomTest {
  private static final List<String> LANGUAGES = List.of("en", "de", "pt", "es");
  private static final List<String> LOW =
      List.of(
          "w320dp-h480dp-port", "w320dp-h568dp-port", "w411dp-h445dp-port", "w360dp-h640dp-port");
  private static final List<String> WIDE =
      List.of("w840dp-h1200dp-port", "w1200dp-h840dp-land", "w891dp-h411dp-land");
  private static final int WIDEST = 660; // dp; a line of more words is hard to read

  @Before
  public void everythingIsAllowed() {
    TestScreen.allowEverything();
  }

  private static void take(String qualifiers, float text) {
    new ScreenLook(qualifiers + "-notnight-mdpi", text).take();
  }

  private static <A extends Activity> void look(Class<A> type, Consumer<A> then) {
    look(type, new Intent(RuntimeEnvironment.getApplication(), type), then);
  }

  private static <A extends Activity> void look(Class<A> type, Intent intent, Consumer<A> then) {
    try (TestScreen<A> screen = new TestScreen<>(type, intent)) {
      Glass.lay(screen.activity().getWindow().getDecorView());
      TestScreen.settle();
      then.accept(screen.activity());
    }
  }

  private static void assertWhole(String look, Activity screen, int id) {
    View view = screen.findViewById(id);
    Rect seen = new Rect();
    assertTrue(look, view.getGlobalVisibleRect(seen));
    assertEquals(look, view.getHeight(), seen.height());
  }

  private static MadeUp<PilesView> three() {
    return MadeUp.table(1, "X1ALFA", "X1BRAVO", "X1CHARLIE");
  }

  private static MadeUp<PilesView> over() {
    List<Outcome.Standing> all =
        List.of(new Outcome.Standing(0, 2, 0), new Outcome.Standing(1, 1, 3));
    return MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO")
        .playing(PilesViews.over(2, 1))
        .ended(TableView.Stage.FINISHED, new Outcome(all, 1, List.of()));
  }

  @Test
  public void theCodeToCompareIsSeenWholeOnEverySmallScreenInEveryLanguage() {
    for (String language : LANGUAGES) {
      for (String phone : LOW) {
        for (float text : new float[] {1, 1.5f, 2}) {
          take(language + "-" + phone, text);
          TestScreen.sit(three().comparing().view(), false);
          look(
              LobbyActivity.class,
              screen -> assertWhole(language + phone + text, screen, R.id.lobby_compare));
        }
      }
    }
  }

  @Test
  public void theSquareCodeOfAHostIsSeenWholeOnTheSmallestPhone() {
    for (String language : LANGUAGES) {
      for (String phone : LOW) {
        take(language + "-" + phone, 1);
        TestScreen.sit(MadeUp.<PilesView>table(0, "X1ALFA", "X1BRAVO").view(), true);
        look(LobbyActivity.class, screen -> assertWhole(language + phone, screen, R.id.lobby_qr));
      }
    }
  }

  /**
   * Two phones are held side by side, so what they show stands in one order, whatever they read.
   */
  @Test
  public void digitsAndPicturesStandInOneOrderInEveryLanguage() {
    for (String language : List.of("en", "ar-rXB-ldrtl")) {
      take(language + "-w360dp-h640dp-port", 1);
      TestScreen.sit(three().comparing().view(), false);
      look(
          LobbyActivity.class,
          screen -> {
            TextView digits = screen.findViewById(R.id.lobby_digits);
            assertEquals(language, "482913", digits.getText().toString().replaceAll("[^0-9]", ""));
            float first = digits.getLayout().getPrimaryHorizontal(0);
            float last = digits.getLayout().getPrimaryHorizontal(digits.length() - 1);
            assertTrue(language + ": digits", first < last);
            ViewGroup pictures = screen.findViewById(R.id.lobby_pictures);
            int left = pictures.getChildAt(0).getLeft();
            assertTrue(language + ": pictures", left < pictures.getChildAt(3).getLeft());
          });
    }
  }

  @Test
  public void whoWonAndWhoSignedHasRoomOnALowScreen() {
    for (String phone : LOW) {
      for (float text : new float[] {1, 2}) {
        take("es-" + phone, text);
        TestScreen.sit(over().rematch(true).view(), false);
        look(
            ResultActivity.class,
            screen -> {
              Rect seen = new Rect();
              View paper = (View) screen.findViewById(R.id.result_game).getParent();
              assertTrue(paper.getGlobalVisibleRect(seen));
              int most = Math.min(paper.getHeight(), 260);
              assertTrue(phone + text + ": " + seen, seen.height() >= most);
            });
      }
    }
  }

  /** What the result is worth is read before the rows, so that nobody has to look for it. */
  @Test
  public void whetherAllHaveSignedIsReadWithoutScrollingOnTheUsualPhone() {
    for (String language : LANGUAGES) {
      take(language + "-w360dp-h640dp-port", 1);
      TestScreen.sit(over().rematch(true).view(), false);
      look(ResultActivity.class, screen -> assertWhole(language, screen, R.id.result_line));
    }
  }

  @Test
  public void whatASwitchMeansKeepsClearOfItsWords() {
    take("pt-w320dp-h568dp-port", 2);
    look(
        SettingsActivity.class,
        screen -> {
          TextView words = screen.findViewById(R.id.setting_cards_open);
          ViewGroup page = (ViewGroup) words.getParent();
          View line = page.getChildAt(page.indexOfChild(words) + 1);
          assertTrue("several lines", words.getLineCount() > 1);
          int end = words.getBottom() - words.getTotalPaddingBottom();
          assertTrue(line.getTop() + " below " + end, line.getTop() >= end + 2);
        });
  }

  @Test
  public void theLongestNameStandsOnOneLine() {
    take("en-w320dp-h568dp-port", 2);
    look(
        MeActivity.class,
        screen -> {
          TextView name = screen.findViewById(R.id.me_callsign);
          name.setText("X1LONGCALLSIGN0123");
          Glass.lay(screen.getWindow().getDecorView());
          assertOnOneLine(name);
        });
  }

  static void assertOnOneLine(TextView name) {
    String said = name.getText().toString();
    assertEquals(said, 1, name.getLineCount());
    assertEquals(said, 0, name.getLayout().getEllipsisCount(0));
    assertTrue(said, name.getLayout().getLineWidth(0) <= name.getWidth());
    assertTrue(said, name.getLayout().getHeight() <= name.getHeight());
  }

  /** What asks for the digits of a table is read whole where they are typed. */
  @Test
  public void whatIsToBeTypedIsReadWhole() {
    for (String language : LANGUAGES) {
      take(language + "-w320dp-h480dp-port", 2);
      look(
          JoinActivity.class,
          screen -> {
            TextView field = screen.findViewById(R.id.join_code);
            View around = (View) field.getParent().getParent();
            String hint = String.valueOf(((TextInputLayout) around).getHint());
            float wide = field.getPaint().measureText(hint);
            int room =
                field.getWidth() - field.getTotalPaddingLeft() - field.getTotalPaddingRight();
            assertTrue(hint + ": " + wide + " of " + room, wide <= room);
          });
    }
  }

  @Test
  public void linesAndButtonsOfAWideScreenStayAsWideAsAHand() {
    for (String tablet : WIDE) {
      take("es-" + tablet, 1);
      TestScreen.sit(over().rematch(true).view(), false);
      for (Class<? extends Activity> type :
          List.of(
              MeActivity.class,
              SettingsActivity.class,
              AboutActivity.class,
              BackupActivity.class,
              RulesActivity.class,
              DiagnosticsActivity.class,
              WelcomeActivity.class,
              LeaveActivity.class,
              ResultActivity.class)) {
        look(type, screen -> assertNarrow(tablet, screen));
      }
      TestScreen.sit(three().comparing().view(), false);
      look(LobbyActivity.class, screen -> assertNarrow(tablet, screen));
      TestScreen.sit(three().at(TableView.Stage.BROKEN).view(), false);
      look(LobbyActivity.class, screen -> assertNarrow(tablet, screen));
      TestHousehold.get().nearby.sits(java.util.Optional.empty());
      look(JoinActivity.class, screen -> assertNarrow(tablet, screen));
      look(HostActivity.class, screen -> assertNarrow(tablet, screen));
    }
  }

  private static void assertNarrow(String tablet, Activity screen) {
    int seen = 0;
    for (View view : TestScreen.all(screen.findViewById(android.R.id.content))) {
      if (view instanceof TextView text && view.isShown() && text.length() > 0) {
        String what = tablet + " " + screen.getClass().getSimpleName() + ": " + text.getText();
        assertTrue(what + " " + view.getWidth(), view.getWidth() <= WIDEST);
        seen++;
      }
    }
    assertTrue("words", seen > 0);
  }
}
