package dev.parlor.app.lobby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.ContextThemeWrapper;
import dev.parlor.app.R;
import dev.parlor.app.company.CompanyBar;
import dev.parlor.app.company.CompanyScreen;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.games.piles.Piles;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.testing.liars.Liar;
import dev.parlor.p2p.testing.liars.Trial;
import dev.parlor.p2p.testing.troupe.Exposed;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Verdicts;
import dev.parlor.tables.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** For every liar of the catalogue that is named, the app tells who lied, and what about. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, application = TestHousehold.class)
public final class EveryLiarOnTheScreenTest {
  private static final long SEED = 7;

  /**
   * One of so many liars is looked at; at night each of them. By day the other client looks at
   * other ones.
   */
  private static final int STEP = Integer.getInteger("parlor.screens.step", 4);

  private static final int FIRST = 0;
  private static final Words WORDS = new Words(Locale.ENGLISH, Bundles.common());

  private final List<String> wrong = new ArrayList<>();

  @Test
  public void whoLiedAndWhatAboutIsOnTheScreensOfTheHonest() {
    List<Trial.Verdict> tables = Exposed.oneOf(STEP, FIRST, SEED);
    for (Trial.Verdict table : tables) {
      boolean somebodySays = false;
      for (TableView<?> view : table.screens()) {
        boolean named = view.verdicts().stream().anyMatch(one -> one.seat().equals(table.seat()));
        somebodySays |= named;
        if (!named && table.liar().fate() == Liar.Fate.NAMED) {
          wrong.add(table.liar().name() + ": the liar is not named");
        } else if (named) {
          shield(table.liar(), view);
          reason(table.liar(), view);
        }
      }
      if (!somebodySays) {
        wrong.add(table.liar().name() + ": nobody says it");
      }
    }
    assertEquals("seed " + SEED, List.of(), wrong);
    assertTrue(tables.size() + " liars", tables.size() > 100 / STEP);
  }

  /** The shield at the table names the last lie. */
  private <V> void shield(Liar liar, TableView<V> view) {
    FakeSitting<V> sitting = new FakeSitting<>(Piles.ID, false);
    sitting.shows(view);
    CompanyBar bar =
        new CompanyBar(
            new ContextThemeWrapper(RuntimeEnvironment.getApplication(), R.style.Theme_Parlor),
            null);
    bar.show(CompanyScreen.of(Objects.requireNonNull(sitting.view.getValue())), sitting::now);
    Verdict last = view.verdicts().get(view.verdicts().size() - 1);
    String said = String.valueOf(bar.findViewById(R.id.company_shield).getContentDescription());
    require(liar, view, last, said);
  }

  /** If the table broke because of it, the screen that tells so names the host's lie. */
  private <V> void reason(Liar liar, TableView<V> view) {
    Verdict lie = view.broken().flatMap(broken -> broken.lie()).orElse(null);
    if (lie == null) {
      return;
    }
    FakeSitting<V> sitting = new FakeSitting<>(Piles.ID, false);
    sitting.shows(view);
    TestScreen.sit(Objects.requireNonNull(sitting.view.getValue()), false);
    try (TestScreen<LobbyActivity> screen = new TestScreen<>(LobbyActivity.class)) {
      require(liar, view, lie, screen.text(R.id.notice_text));
    }
  }

  private void require(Liar liar, TableView<?> view, Verdict verdict, String said) {
    String who = view.roster().get(verdict.seat().index()).callsign();
    String what = WORDS.shown(Verdicts.what(verdict), new Speaker(List.of(), -1));
    if (!said.contains(who) || !said.contains(what)) {
      wrong.add(liar.name() + ": the screen lacks " + verdict + " but says " + said);
    }
  }
}
