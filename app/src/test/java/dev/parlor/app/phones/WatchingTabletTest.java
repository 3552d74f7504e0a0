package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.view.View;
import dev.parlor.app.R;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.nearby.LeftSeat;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.nearby.TableInRange;
import dev.parlor.app.play.TableActivity;
import dev.parlor.games.Action;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.table.TableView;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowLooper;

/** A tablet without a seat finds a table that may be watched, and shows its match to the end. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, application = TestHousehold.class, qualifiers = "w1280dp-h800dp-land-xhdpi")
public final class WatchingTabletTest {
  @Test
  public void itShowsPoker() throws Exception {
    watches(PokerKit.KIT, Map.of("handLimit", "1"), SimplePlayers::poker);
  }

  @Test
  public void itShowsPiles() throws Exception {
    watches(PilesKit.KIT, Map.of(), SimplePlayers::piles);
  }

  @Test
  public void whoStopsWatchingLeavesTheTable() throws Exception {
    leaves(screen -> screen.tap(R.id.take_up));
  }

  @Test
  public void whoGoesBackLeavesTheTable() throws Exception {
    leaves(screen -> screen.activity().getOnBackPressedDispatcher().onBackPressed());
  }

  /** Checks that its link ends, that nobody counts it any more, and that the others play on. */
  private static void leaves(Consumer<TestScreen<TableActivity>> way) throws Exception {
    try (PhonesInReach company = new PhonesInReach(3, new TestClockwork(4))) {
      Map<String, String> terms = Invite.WATCHED;
      AutoPlayer<PilesView> host =
          new AutoPlayer<>(
              company.phone(0).nearby.host(PilesKit.KIT.game().id(), 2, terms),
              PilesKit.KIT,
              SimplePlayers::piles);
      Nearby tablet = company.phone(2).nearby;
      AutoPlayer<PilesView> watching =
          new AutoPlayer<>(
              tablet.watch(found(company, tablet)), PilesKit.KIT, view -> Optional.empty());
      company.until("the tablet is counted", () -> watches(host) == 1);
      Nearby other = company.phone(1).nearby;
      AutoPlayer<PilesView> guest =
          new AutoPlayer<>(other.join(found(company, other)), PilesKit.KIT, SimplePlayers::piles);
      host.playing(false);
      company.until("it is the host's turn", () -> watching.hasPicture() && host.isAsked());
      TestHousehold.get().plays(tablet);
      try (TestScreen<TableActivity> screen =
          new TestScreen<>(
              TableActivity.class,
              TableActivity.nearby(RuntimeEnvironment.getApplication(), PilesKit.KIT.id()))) {
        assertEquals("Stop watching", screen.text(R.id.take_up));
        assertEquals(1, company.phone(2).links());
        way.accept(screen);
        TestScreen.settle();
        assertTrue(screen.activity().isFinishing());
        assertNull("another screen", Shadows.shadowOf(screen.activity()).getNextStartedActivity());
        assertEquals(Optional.empty(), tablet.sitting().getValue());
      }
      company.until("it is gone", () -> watches(host) == 0 && company.phone(2).links() == 0);
      assertFalse("nobody comes back there", left(tablet).isPresent());
      host.playing(true);
      company.untilSigned(List.of(host, guest));
      company.assertNoFaults();
    }
  }

  private static Optional<LeftSeat> left(Nearby nearby) {
    Optional<LeftSeat> left = nearby.left().getValue();
    return left == null ? Optional.empty() : left;
  }

  private static <V> void watches(
      GameKit<?, V> kit, Map<String, String> options, Function<V, Optional<Action>> player)
      throws Exception {
    Map<String, String> terms = new HashMap<>(options);
    terms.putAll(Invite.WATCHED);
    try (PhonesInReach company = new PhonesInReach(3)) {
      PhoneSitting<?> held = company.phone(0).nearby.host(kit.game().id(), 2, terms);
      AutoPlayer<V> host = new AutoPlayer<>(held, kit, player);
      Nearby tablet = company.phone(2).nearby;
      TableInRange table = found(company, tablet);
      assertTrue(table.watched());
      AutoPlayer<V> watching = new AutoPlayer<>(tablet.watch(table), kit, view -> Optional.empty());
      company.main.until("the tablet is counted", () -> watches(host) == 1);
      Nearby other = company.phone(1).nearby;
      AutoPlayer<V> guest = new AutoPlayer<>(other.join(found(company, other)), kit, player);
      List<AutoPlayer<V>> all = List.of(host, guest, watching);
      company.until("the cards are there", all, AutoPlayer::hasPicture);
      assertEquals(1, watches(guest));
      TestHousehold.get().plays(tablet);
      try (TestScreen<TableActivity> screen =
          new TestScreen<>(
              TableActivity.class,
              TableActivity.nearby(RuntimeEnvironment.getApplication(), kit.game().id()))) {
        company.main.until(
            "all have seen it",
            () -> {
              ShadowLooper.idleMainLooper(200, TimeUnit.MILLISECONDS);
              return all.stream().allMatch(one -> one.is(TableView.Stage.FINISHED));
            });
        View middle = screen.activity().findViewById(R.id.middle);
        assertEquals(View.VISIBLE, middle.getVisibility());
      }
      assertEquals(
          host.view().table().outcome().map(Object::toString),
          watching.view().table().outcome().map(Object::toString));
      assertFalse("it keeps what is not its own", watching.hasResult());
      company.assertNoFaults();
    }
  }

  private static TableInRange found(PhonesInReach company, Nearby phone) {
    phone.search();
    company.until("a table is found", () -> !PhonesInReach.found(phone).tables().isEmpty());
    return PhonesInReach.found(phone).tables().get(0);
  }

  private static int watches(AutoPlayer<?> seat) {
    return seat.hasPicture() || seat.is(TableView.Stage.LOBBY)
        ? seat.view().table().onlookers()
        : 0;
  }
}
