package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import dev.parlor.app.R;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.Laid;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.look.Png;
import dev.parlor.app.look.ScreenLook;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.app.play.TableActivity;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.kits.RommeKit;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Scene;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/**
 * A table at which somebody sits out, and one that waits for somebody for long. They are real
 * tables, looked at by day, at night in German, with text twice as large, and on the smallest
 * phone.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, application = TestHousehold.class)
public final class SitsOutPicturesTest {
  private static final int SILENT = 2;
  private static final int ASKED = 1;
  private static final long LEFT = 252_000; // 4:12
  private static final List<String> SITS = List.of("sits out", "setzt aus");
  private static final Map<String, ScreenLook> LOOKS =
      Map.of(
          "day", ScreenLook.PHONE,
          "night-de", ScreenLook.GERMAN_NIGHT,
          "large-text", ScreenLook.LARGE_TEXT,
          "small", ScreenLook.SMALL);

  @Test
  public void poker() throws Exception {
    pictures(PokerKit.KIT, Map.of("handLimit", "10"));
  }

  @Test
  public void romme() throws Exception {
    pictures(RommeKit.KIT, Map.of());
  }

  private static <V> void pictures(GameKit<?, V> kit, Map<String, String> options)
      throws Exception {
    SittingView<V> sits;
    try (PhonesInReach company = new PhonesInReach(3, new TestClockwork(5))) {
      List<AutoPlayer<V>> players = company.gather(kit, options, view -> Optional.empty());
      company.until("it is asked", () -> players.get(SILENT).isAsked());
      company.phone(SILENT).kill();
      AutoPlayer<V> mine = players.get(0);
      company.until("it sits out", () -> sits(mine.view()));
      company.until(
          "the other is asked",
          () -> sits(mine.view()) && mine.view().table().awaited().equals(Set.of(ASKED)));
      sits = mine.view();
    }
    for (Map.Entry<String, ScreenLook> look : LOOKS.entrySet()) {
      look.getValue().take();
      picture(kit, sits, look.getKey());
    }
  }

  private static boolean sits(SittingView<?> view) {
    return view.countdowns().stream().anyMatch(one -> one.what() == Countdown.What.SITS_OUT);
  }

  private static <V> void picture(GameKit<?, V> kit, SittingView<V> moment, String name) {
    long now = 1_000_000;
    FakeSitting<V> sitting = new FakeSitting<>(kit.game().id(), true);
    sitting.clock = () -> now;
    sitting.shows(
        new SittingView<>(
            moment.table(),
            moment.link(),
            moment.invitation(),
            Optional.empty(),
            OptionalLong.of(now + LEFT),
            List.of(
                new Countdown(Countdown.What.TURN, ASKED, now + LEFT),
                new Countdown(Countdown.What.SITS_OUT, SILENT, now + LEFT)),
            moment.result(),
            moment.ranking(),
            moment.checked()));
    TestHousehold.get().nearby.sits(Optional.of(sitting));
    try (TestScreen<TableActivity> screen =
        new TestScreen<>(
            TableActivity.class,
            TableActivity.nearby(RuntimeEnvironment.getApplication(), kit.game().id()))) {
      Scene scene =
          Objects.requireNonNull(screen.activity().<FeltView>findViewById(R.id.felt).scene());
      assertEquals(Person.Presence.SITS_OUT, scene.plates().get(SILENT).person().presence());
      assertEquals("state.sitsOut", scene.plates().get(SILENT).state().key());
      FeltView felt = screen.activity().findViewById(R.id.felt);
      Laid.PlateAt plate =
          Objects.requireNonNull(felt.laid()).plates().stream()
              .filter(one -> one.plate().seat() == SILENT)
              .findFirst()
              .get();
      assertTrue(plate.lines().toString(), SITS.stream().anyMatch(plate.lines()::contains));
      String status = screen.text(R.id.company_status);
      String asked = moment.table().seats().get(ASKED).callsign();
      assertTrue(status, status.contains(asked) && status.contains("4:12"));
      String out = screen.text(R.id.table_out);
      String silent = moment.table().seats().get(SILENT).callsign();
      assertTrue(out, out.startsWith(silent) && out.contains("4:12. "));
      Png.write(
          Png.ofScreen(screen.activity().getWindow().getDecorView()),
          "table-sits-out-" + kit.id() + "-" + name);
    }
  }
}
