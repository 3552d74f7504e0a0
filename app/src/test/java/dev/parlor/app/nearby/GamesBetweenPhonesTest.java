package dev.parlor.app.nearby;

import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.view.View;
import android.view.ViewGroup;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.Laid;
import dev.parlor.app.lobby.Screen;
import dev.parlor.app.lobby.TestHousehold;
import dev.parlor.app.play.Fingers;
import dev.parlor.app.play.TableActivity;
import dev.parlor.games.Dice;
import dev.parlor.p2p.kits.ClassicKit;
import dev.parlor.p2p.kits.DuelKit;
import dev.parlor.p2p.kits.HighLowKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.match.GameKit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Games among whole phones with real cards, played by taps on their screens alone. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 34, application = TestHousehold.class, qualifiers = "w360dp-h640dp-xhdpi")
public final class GamesBetweenPhonesTest {
  private static final long SEED = 23;

  private final Dice dice = Dice.seeded(SEED);

  @Test
  public void fourPlayAHandOfHoldem() throws Exception {
    play(PokerKit.KIT, 4, Map.of("handLimit", "1"));
  }

  @Test
  public void twoPlayBlackjackClassic() throws Exception {
    play(ClassicKit.KIT, 2, Map.of());
  }

  @Test
  public void twoPlayBlackjackDuel() throws Exception {
    play(DuelKit.KIT, 2, Map.of("rounds", "1"));
  }

  @Test
  public void twoPlayHighLowParlor() throws Exception {
    play(HighLowKit.KIT, 2, Map.of("hands", "1"));
  }

  private <V> void play(GameKit<?, V> kit, int phones, Map<String, String> options)
      throws Exception {
    List<Screen<TableActivity>> screens = new ArrayList<>();
    try (Company company = new Company(phones)) {
      List<AutoPlayer<V>> seats = company.gather(kit, options, view -> Optional.empty());
      company.until("the cards are there", seats, AutoPlayer::hasPicture);
      for (int i = 0; i < phones; i++) {
        TestHousehold.get().plays(company.phone(i).nearby);
        screens.add(
            new Screen<>(
                TableActivity.class,
                TableActivity.nearby(RuntimeEnvironment.getApplication(), kit.game().id())));
      }
      company.main.until(
          "all have signed, seed " + SEED,
          () -> {
            Screen.settle();
            screens.forEach(this::touch);
            return seats.stream().allMatch(AutoPlayer::hasResult);
          });
      company.untilSigned(seats);
      FourPhonesTest.assertSignedByAll(seats);
      for (Screen<TableActivity> screen : screens) {
        assertTrue("its end is said", screen.text(R.id.table_prompt).length() > 0);
      }
      company.assertNoFaults();
    } finally {
      screens.forEach(Screen::close);
    }
  }

  /** Presses something that is offered on this screen, if anything is. */
  private void touch(Screen<TableActivity> screen) {
    Activity activity = screen.activity();
    List<Runnable> offered = new ArrayList<>();
    FeltView felt = activity.findViewById(R.id.felt);
    for (Laid.Node node : Fingers.targets(felt)) {
      offered.add(() -> Fingers.tap(felt, node));
    }
    ViewGroup moves = activity.findViewById(R.id.table_moves);
    for (int i = 0; moves.getVisibility() == View.VISIBLE && i < moves.getChildCount(); i++) {
      View move = moves.getChildAt(i);
      offered.add(() -> press(move));
    }
    if (activity.findViewById(R.id.table_amount).getVisibility() == View.VISIBLE) {
      offered.add(() -> press(activity.findViewById(R.id.amount_done)));
    }
    if (!offered.isEmpty()) {
      offered.get(dice.below(offered.size())).run();
    }
  }

  private static void press(View button) {
    if (!button.performClick()) {
      button.performLongClick();
    }
  }
}
