package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RectF;
import android.view.ViewGroup;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.play.TableActivity;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.Game;
import dev.parlor.games.poker.PokerView;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.testing.sim.LikeKit;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.testing.FakeAir;
import dev.parlor.rim.table.Strand;
import dev.parlor.tables.testing.Tour;
import dev.parlor.tables.testing.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowLooper;

/**
 * The number of files that a tap passes until its entry is on the link, and a frame until the felt
 * is drawn again. No file among them is long. A guest plays one move of hold'em on the screen of a
 * whole phone; another phone holds the table. A way ends and begins where the table has its link,
 * so the radio is no part of it. Both lists lie in {@code target/walks.txt}.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, application = TestHousehold.class, qualifiers = "w360dp-h640dp-xhdpi")
public final class WalksTest {
  /** The most files of a way. */
  private static final int FILES_OUT = 8;

  private static final int FILES_BACK = 8;

  /** The most lines of a file on a way. */
  private static final int MOST_LINES = 250;

  private static final String TABLE = "rim/table/TableLoop.java";
  private static final String ENTRY = "p2p/log/Entry.java";
  private static final String LINK = "rim/link/EndingLink.java";
  private static final String FELT = "app/felt/FeltView.java";
  private static final long SEED = 5;

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final Walk out = new Walk(WalksTest.class);
  private final Walk back = new Walk(WalksTest.class);
  private final TestClockwork clockwork = new TestClockwork(SEED);
  private boolean pressed;

  private boolean isGoingOut() {
    return pressed && !out.has("on the link");
  }

  private boolean isComingBack() {
    return out.has("on the link") && !back.has("drawn");
  }

  @Test
  public void aTapAndAFramePassFewFiles() throws Exception {
    play();
    List<String> told = new ArrayList<>(out.told("From a tap to its entry on the link"));
    told.addAll(back.told("From a frame to the felt drawn again"));
    String all = Walk.record("walks.txt", told);
    assertEquals(List.of("handed to the table", "signed", "on the link"), out.moments());
    assertEquals(
        List.of("arrived", "the rules asked", "the table looked at", "drawn"), back.moments());
    assertTrue(all, out.length() <= FILES_OUT);
    assertTrue(all, back.length() <= FILES_BACK);
    assertEquals(all, List.of(), out.longerThan(MOST_LINES));
    assertEquals(all, List.of(), back.longerThan(MOST_LINES));
    assertEquals(Tour.files("From a tap to its entry on the link"), out.names());
    assertEquals(Tour.files("From a frame to the felt drawn again"), back.names());
  }

  private void play() throws Exception {
    FakeAir air = new FakeAir(clockwork.strand(PhonesInReach::fail, 0));
    TestPhone holder = new TestPhone(air.radio(), folder.newFolder().toPath(), clockwork);
    NearbyRadio radio = new WatchedRadio(air.radio(), this::called);
    TestPhone guest =
        new TestPhone(
            Games.of(watched(PokerKit.KIT)), radio, folder.newFolder().toPath(), new Watched());
    List<AutoPlayer<PokerView>> seats = new ArrayList<>();
    seats.add(caller(holder.nearby.host(PokerKit.KIT.game().id(), 2, Map.of("handLimit", "1"))));
    guest.nearby.search();
    until("a table is found", () -> !PhonesInReach.found(guest.nearby).tables().isEmpty());
    seats.add(looker(guest.nearby.join(PhonesInReach.found(guest.nearby).tables().get(0))));
    until("the cards are there", () -> seats.stream().allMatch(AutoPlayer::hasPicture));
    TestHousehold.get().plays(guest.nearby);
    try (TestScreen<TableActivity> screen =
        new TestScreen<>(
            TableActivity.class,
            TableActivity.nearby(RuntimeEnvironment.getApplication(), PokerKit.KIT.game().id()))) {
      ViewGroup moves = screen.activity().findViewById(R.id.table_moves);
      until("the guest is asked", () -> moves.getChildCount() > 0);
      pressed = true;
      assertTrue("calls", moves.getChildAt(0).performClick());
      until("the felt is drawn again", () -> draws(screen));
    }
    assertEquals(List.of(), guest.faults);
  }

  private static AutoPlayer<PokerView> caller(PhoneSitting<?> sitting) {
    return new AutoPlayer<>(sitting, PokerKit.KIT, SimplePlayers::poker);
  }

  private static AutoPlayer<PokerView> looker(PhoneSitting<?> sitting) {
    return new AutoPlayer<>(sitting, PokerKit.KIT, view -> Optional.empty());
  }

  private void until(String what, BooleanSupplier done) {
    for (int turns = 0; !done.getAsBoolean(); turns++) {
      assertTrue("in vain: " + what, turns < 5_000);
      clockwork.turn();
      ShadowLooper.idleMainLooper(20, TimeUnit.MILLISECONDS);
    }
  }

  /** Draws the felt if it wants to be drawn, as the system does. */
  private boolean draws(TestScreen<TableActivity> screen) {
    FeltView felt = screen.activity().findViewById(R.id.felt);
    if (back.has("the table looked at") && Shadows.shadowOf(felt).wasInvalidated()) {
      felt.draw(new WatchedCanvas());
    }
    return back.has("drawn");
  }

  private void called(String method) {
    if (method.equals("send") && isGoingOut() && out.has("signed")) {
      out.look("on the link", "", TABLE);
    }
  }

  /** Notes what the thread of the guest's table is told. */
  private void threaded(String method) {
    if (method.equals("run") && isGoingOut()) {
      out.look("handed to the table");
    } else if (method.equals("run") && isComingBack() && back.isIn(LINK)) {
      back.look("arrived", LINK, "");
    }
  }

  private void asked(String method) {
    if (isComingBack() && method.equals("apply")) {
      back.look("the rules asked");
    } else if (isComingBack() && method.equals("view") && back.has("the rules asked")) {
      back.look("the table looked at");
    }
  }

  private <S, V> GameKit<S, V> watched(GameKit<S, V> kit) {
    Game<S, V> game = Walk.watched(Game.class, kit.game(), this::asked);
    return new LikeKit<S, V>(kit) {
      @Override
      public Game<S, V> game() {
        return game;
      }
    };
  }

  /** A canvas that notices when it is drawn on. */
  private final class WatchedCanvas extends Canvas {
    WatchedCanvas() {
      super(Bitmap.createBitmap(720, 1280, Bitmap.Config.ARGB_8888));
    }

    @Override
    public void drawRoundRect(RectF box, float across, float down, Paint paint) {
      drawn();
    }

    @Override
    public void drawPath(Path path, Paint paint) {
      drawn();
    }

    @Override
    public void drawText(String text, float x, float y, Paint paint) {
      drawn();
    }

    private void drawn() {
      if (back.isIn(FELT)) {
        back.look("drawn", "", FELT);
      }
    }
  }

  /** The threads of the guest's phone. */
  private final class Watched implements Threads {
    @Override
    public Executor main() {
      return clockwork.main();
    }

    @Override
    public Executor workers() {
      return clockwork.workers();
    }

    @Override
    public Executor visitors() {
      return clockwork.visitors();
    }

    @Override
    public Strand strand(Consumer<Throwable> failed, long late) {
      return Walk.watched(Strand.class, clockwork.strand(failed, late), WalksTest.this::threaded);
    }

    @Override
    public Entropy entropy() {
      Entropy real = clockwork.entropy();
      return bytes -> {
        if (isGoingOut() && out.isIn(ENTRY)) {
          out.look("signed", "", ENTRY);
        }
        real.fill(bytes);
      };
    }
  }
}
