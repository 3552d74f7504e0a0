package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.content.Intent;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.lobby.ResultActivity;
import dev.parlor.app.nearby.LeftSeat;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.play.TableActivity;
import dev.parlor.games.card.Card;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.shadows.ShadowLooper;

/**
 * Whole phones around one table. Before the screen of each sits a person who only looks and taps.
 */
public final class PhonesAtTable<V> implements AutoCloseable {
  private static final long SEED = 23;
  private static final int MANY = 20_000;

  private final PhonesInReach company;
  private final GameKit<?, V> kit;
  private final List<AutoPlayer<V>> seats;
  private final List<TestScreen<?>> screens = new ArrayList<>();
  private final Map<TestScreen<?>, Set<String>> read = new HashMap<>();
  private final PersonAtTable person;

  PhonesAtTable(PhonesInReach company, GameKit<?, V> kit, Map<String, String> options) {
    this.company = company;
    this.kit = kit;
    person = PersonAtTable.at(kit.game().id(), SEED);
    seats = company.gather(kit, options, view -> Optional.empty());
    company.until("the cards are there", seats, AutoPlayer::hasPicture);
    for (int i = 0; i < seats.size(); i++) {
      screens.add(look(i));
    }
  }

  private TestScreen<TableActivity> look(int phone) {
    return open(
        phone,
        TableActivity.class,
        TableActivity.nearby(RuntimeEnvironment.getApplication(), kit.game().id()));
  }

  private <A extends Activity> TestScreen<A> open(int phone, Class<A> type, Intent intent) {
    TestHousehold.get().plays(company.phone(phone).nearby);
    return new TestScreen<>(type, intent);
  }

  List<AutoPlayer<V>> seats() {
    return seats;
  }

  List<TestScreen<?>> screens() {
    return screens;
  }

  /** Lets all play until everybody has signed. */
  void playToTheEnd() throws Exception {
    play();
    FourPhonesTest.assertSignedByAll(seats);
  }

  /**
   * Lets everybody press what is offered until the end is signed. This may last as long as the
   * match goes on.
   */
  void play() {
    for (int looks = 0; !seats.stream().allMatch(AutoPlayer::hasResult); looks++) {
      assertTrue("no end after " + looks + ", seed " + SEED, looks < MANY);
      List<Scene.Key> before = moments();
      boolean[] worked = {false}; // picking is progress too, because the phones work in between
      company.until(
          "the table goes on, seed " + SEED,
          () -> {
            ShadowLooper.idleMainLooper(200, TimeUnit.MILLISECONDS);
            screens.forEach(screen -> person.touch(screen.activity()));
            boolean goesOn =
                !moments().equals(before) || seats.stream().allMatch(AutoPlayer::hasResult);
            boolean haveWorked = worked[0];
            worked[0] = true;
            return goesOn && haveWorked;
          });
    }
    company.untilSigned(seats);
  }

  /** The moment that each screen shows. */
  private List<Scene.Key> moments() {
    List<Scene.Key> moments = new ArrayList<>();
    for (TestScreen<?> screen : screens) {
      Scene scene = screen.activity().<FeltView>findViewById(R.id.felt).scene();
      if (scene != null) {
        moments.add(scene.key());
      }
    }
    return moments;
  }

  /** Lets the others play until this phone is asked; then its process dies and begins again. */
  void killAndComeBack(int victim) throws Exception {
    company.until("its turn, seed " + SEED, () -> isComingTo(victim));
    dieAndComeBack(victim);
  }

  /**
   * Lets all play until a phone that did not open the table is asked. That one dies and comes back.
   * At a table of two it dies while the other is asked, because a player who busts at once leaves
   * the dealer nothing.
   */
  void killWhoeverIsAsked() throws Exception {
    int[] victim = {-1};
    company.until(
        "somebody is asked, seed " + SEED,
        () -> {
          ShadowLooper.idleMainLooper(200, TimeUnit.MILLISECONDS);
          for (int i = 1; i < seats.size() && victim[0] < 0; i++) {
            boolean holds = !kit.hiding() || (spots(i) > 0 && !isHeld(i));
            boolean asked = seats.get(seats.size() == 2 ? 0 : i).isAsked();
            victim[0] = asked && holds ? i : -1;
          }
          if (victim[0] < 0) {
            screens.forEach(screen -> person.touch(screen.activity()));
          }
          return victim[0] >= 0;
        });
    dieAndComeBack(victim[0]);
  }

  private void dieAndComeBack(int victim) throws Exception {
    List<Card> cards = own(victim);
    screens.get(victim).close();
    Nearby again = company.revive(victim).nearby;
    company.until("the seat is offered", () -> left(again).isPresent());
    seats.set(
        victim, new AutoPlayer<>(again.resume(left(again).get()), kit, view -> Optional.empty()));
    company.until("it is seated", seats.get(victim)::hasPicture);
    screens.set(victim, look(victim));
    company.until(
        "its own cards",
        () -> {
          TestScreen.settle();
          return own(victim).containsAll(cards); // and those that were still on their way
        });
  }

  /** Empties this phone's battery: it says nothing more, and nobody looks at its screen. */
  void lose(int phone) {
    screens.get(phone).close();
    company.phone(phone).kill();
    screens.remove(phone);
    seats.remove(phone);
  }

  /** Checks that this was among the news of this screen. */
  void readIn(String news, int screen) {
    try {
      company.until(
          news + " on screen " + screen,
          () -> {
            ShadowLooper.idleMainLooper(200, TimeUnit.MILLISECONDS);
            note();
            return read.getOrDefault(screens.get(screen), Set.of()).contains(news);
          });
    } catch (AssertionError unread) {
      throw new AssertionError("only this was read: " + read.get(screens.get(screen)), unread);
    }
  }

  private void note() {
    for (TestScreen<?> screen : screens) {
      read.computeIfAbsent(screen, any -> new HashSet<>()).add(screen.text(R.id.table_news));
    }
  }

  /**
   * The seats whose plate bears the mark of the table's holder, on each screen; -1 if none does.
   */
  List<Integer> holders() {
    List<Integer> holders = new ArrayList<>();
    for (TestScreen<?> screen : screens) {
      Scene scene = screen.activity().<FeltView>findViewById(R.id.felt).scene();
      holders.add(
          Objects.requireNonNull(scene).plates().stream()
              .filter(plate -> plate.badges().contains(Plate.Badge.HOLDS_TABLE))
              .map(Plate::seat)
              .findFirst()
              .orElse(-1));
    }
    return holders;
  }

  /** How many cards this screen shows as its own, from whichever side. */
  private long spots(int phone) {
    Scene scene = screens.get(phone).activity().<FeltView>findViewById(R.id.felt).scene();
    return scene == null
        ? 0
        : scene.zones().stream()
            .filter(zone -> zone.at().kind() == At.Kind.OWN)
            .mapToLong(zone -> zone.spots().size())
            .sum();
  }

  /** Whether this screen still shows an earlier moment. */
  private boolean isHeld(int phone) {
    Scene scene = screens.get(phone).activity().<FeltView>findViewById(R.id.felt).scene();
    return scene == null || scene.beat().isPresent();
  }

  private boolean isComingTo(int victim) {
    TestScreen.settle();
    for (int i = 0; i < screens.size(); i++) {
      if (i != victim) {
        person.touch(screens.get(i).activity());
      }
    }
    return !own(victim).isEmpty() && screens.get(victim).sees(R.id.table_moves);
  }

  private static Optional<LeftSeat> left(Nearby nearby) {
    Optional<LeftSeat> left = nearby.left().getValue();
    return left == null ? Optional.empty() : left;
  }

  /** The faces of the own cards, as far as this screen shows them. */
  private List<Card> own(int phone) {
    List<Card> faces = new ArrayList<>();
    Scene scene = screens.get(phone).activity().<FeltView>findViewById(R.id.felt).scene();
    if (scene != null) {
      for (Zone zone : scene.zones()) {
        if (zone.at().kind() == At.Kind.OWN) {
          zone.spots().stream()
              .map(Spot::face)
              .filter(Objects::nonNull)
              .forEach(face -> faces.add(Objects.requireNonNull(face)));
        }
      }
    }
    return faces;
  }

  /** Lets everybody go from the table to the sheet, and see that all have signed. */
  void seeTheResult() {
    for (int i = 0; i < screens.size(); i++) {
      TestScreen<?> table = screens.get(i);
      until(table, "the end is said", () -> table.sees(R.id.ending));
      TestHousehold.get().plays(company.phone(i).nearby);
      table.tap(R.id.play_again);
      TestScreen<?> sheet = follow(i, ResultActivity.class);
      until(sheet, "signed", () -> sheet.text(R.id.result_state).equals("Signed by everybody"));
    }
  }

  /** Lets everybody ask for another match and come to it. */
  void playAgain() {
    for (int i = 0; i < screens.size(); i++) {
      screens.get(i).tap(R.id.result_again);
    }
    for (int i = 0; i < screens.size(); i++) {
      TestScreen<?> sheet = screens.get(i);
      until(sheet, "another match", () -> sheet.activity().isFinishing());
      follow(i, TableActivity.class);
    }
    company.until("its cards are there", seats, AutoPlayer::hasPicture);
  }

  private void until(TestScreen<?> screen, String what, BooleanSupplier done) {
    company.until(
        what + " on " + screen.activity().getClass().getSimpleName(),
        () -> {
          ShadowLooper.idleMainLooper(300, TimeUnit.MILLISECONDS);
          return done.getAsBoolean();
        });
  }

  /** Opens the screen to which the last one of this phone leads. */
  <A extends Activity> TestScreen<A> follow(int phone, Class<A> type) {
    Intent next = Shadows.shadowOf(screens.get(phone).activity()).getNextStartedActivity();
    assertEquals(type.getName(), Objects.requireNonNull(next.getComponent()).getClassName());
    screens.get(phone).close();
    TestScreen<A> screen = open(phone, type, next);
    screens.set(phone, screen);
    return screen;
  }

  @Override
  public void close() {
    screens.forEach(TestScreen::close);
  }
}
