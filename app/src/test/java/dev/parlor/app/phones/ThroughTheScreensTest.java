package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;

import android.app.Activity;
import android.content.Intent;
import android.view.ViewGroup;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.Laid;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.lobby.HostActivity;
import dev.parlor.app.lobby.JoinActivity;
import dev.parlor.app.lobby.LobbyActivity;
import dev.parlor.app.lobby.ResultActivity;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.play.Fingers;
import dev.parlor.app.play.TableActivity;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.piles.Piles;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Verification;
import dev.parlor.tables.Catalogue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Two people with whole phones do everything by looking and tapping. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = TestHousehold.class,
    qualifiers = "w360dp-h640dp-xhdpi")
public final class ThroughTheScreensTest {

  @Test
  public void aTableIsHostedJoinedComparedPlayedSignedAndPlayedAgain() throws Exception {
    TestScreen.allowEverything();
    try (PhonesInReach company = new PhonesInReach(2);
        Person host = new Person(company, 0);
        Person guest = new Person(company, 1)) {
      List<Person> both = List.of(host, guest);
      host.look(
          HostActivity.class, HostActivity.intent(RuntimeEnvironment.getApplication(), Piles.ID));
      host.screen()
          .activity()
          .<ViewGroup>findViewById(R.id.host_seats)
          .getChildAt(0)
          .performClick();
      host.tap(R.id.host_open);
      host.look(LobbyActivity.class);
      host.until("the code is shown", screen -> screen.sees(R.id.lobby_qr));

      guest.look(JoinActivity.class);
      guest.until("the table is listed", screen -> tables(screen).getChildCount() == 1);
      guest.take();
      tables(guest.screen()).getChildAt(0).performClick();
      guest.look(LobbyActivity.class);
      host.until("a guest is there", screen -> screen.mayTap(R.id.lobby_begin));
      assertEquals("Everybody is here", host.screen().text(R.id.lobby_head));
      host.tap(R.id.lobby_begin);

      both.forEach(one -> one.until("digits", screen -> screen.sees(R.id.lobby_same)));
      assertEquals(
          host.screen().spoken(R.id.lobby_digits), guest.screen().spoken(R.id.lobby_digits));
      host.tap(R.id.lobby_same);
      String waiting = "Waiting for " + company.phone(1).identity.get().callsign();
      host.until("named", screen -> screen.text(R.id.lobby_head).equals(waiting));
      guest.tap(R.id.lobby_same);

      both.forEach(one -> one.follow(TableActivity.class, "the cards"));
      both.forEach(
          one ->
              one.until(
                  "the shield closes",
                  screen -> screen.spoken(R.id.company_shield).equals("Everything is proven")));
      play(company, both);
      both.forEach(one -> one.tap(R.id.play_again));
      both.forEach(one -> one.follow(ResultActivity.class, "the result"));
      both.forEach(
          one ->
              one.until(
                  "signed by both",
                  screen ->
                      screen.text(R.id.result_state).equals("Signed by everybody")
                          && screen.mayTap(R.id.result_share)));
      for (Person one : both) {
        assertSignedByBoth(one.file());
      }

      both.forEach(one -> one.tap(R.id.result_again));
      both.forEach(one -> one.follow(TableActivity.class, "another match"));
      both.forEach(one -> one.until("fresh cards", screen -> cards(screen) == 43));
      company.assertNoFaults();
    }
  }

  private static int cards(TestScreen<?> screen) {
    FeltView felt = screen.activity().findViewById(R.id.felt);
    Laid laid = felt.laid();
    return laid == null || laid.decks().isEmpty() ? -1 : laid.decks().get(0).cards();
  }

  private static ViewGroup tables(TestScreen<?> screen) {
    return screen.activity().findViewById(R.id.join_tables);
  }

  private static void play(PhonesInReach company, List<Person> people) {
    company.main.until(
        "the match is over",
        () -> {
          TestScreen.settle();
          people.forEach(Person::playIfItIsMyTurn);
          return people.stream().allMatch(one -> one.screen().sees(R.id.ending));
        });
  }

  private static void assertSignedByBoth(Path file) throws Exception {
    SignedResult result = SignedResult.parse(Files.readAllBytes(file));
    Verification verdict =
        Verification.of(Catalogue.SHIPPED.games(), result, new Bip340(Entropy.system()));
    assertEquals(Verification.State.COMPLETE, verdict.state());
    assertEquals(2, verdict.signers().size());
  }

  /** A person with a phone of their own. */
  private static final class Person implements AutoCloseable {
    private final PhonesInReach company;
    private final int number;
    private @Nullable TestScreen<?> screen;

    Person(PhonesInReach company, int number) {
      this.company = company;
      this.number = number;
    }

    /** Lets screens ask this person's phone from now on. */
    void take() {
      TestHousehold.get().plays(company.phone(number).nearby);
    }

    TestScreen<?> screen() {
      return Objects.requireNonNull(screen);
    }

    <A extends Activity> void look(Class<A> type) {
      look(type, new Intent(RuntimeEnvironment.getApplication(), type));
    }

    <A extends Activity> void look(Class<A> type, Intent intent) {
      take();
      close();
      screen = new TestScreen<>(type, intent);
    }

    /** Waits until the screen leads to this one, and looks at it. */
    <A extends Activity> void follow(Class<A> type, String what) {
      until(what, now -> now.activity().isFinishing());
      assertEquals(Optional.of(type.getName()), screen().next());
      Intent intent =
          type == TableActivity.class
              ? TableActivity.nearby(RuntimeEnvironment.getApplication(), Piles.ID)
              : new Intent(RuntimeEnvironment.getApplication(), type);
      look(type, intent);
    }

    void tap(int id) {
      take();
      screen().tap(id);
    }

    void until(String what, Predicate<TestScreen<?>> seen) {
      company.untilSeen(what, () -> seen.test(screen()));
    }

    Path file() {
      return Objects.requireNonNull(company.phone(number).nearby.sitting().getValue())
          .flatMap(Person::result)
          .get();
    }

    private static <V> Optional<Path> result(PhoneSitting<V> sitting) {
      return Objects.requireNonNull(sitting.view().getValue()).result();
    }

    /** Taps the first thing that can be tapped: a pile first, then a button. */
    void playIfItIsMyTurn() {
      take();
      Activity activity = screen().activity();
      ViewGroup moves = activity.findViewById(R.id.table_moves);
      if (screen().sees(R.id.ending)) {
        return;
      } else if (moves.getChildCount() > 0) {
        moves.getChildAt(0).performClick();
        return;
      }
      Fingers.tapFirstTarget(activity.findViewById(R.id.felt));
    }

    @Override
    public void close() {
      if (screen != null) {
        screen.close();
      }
    }
  }
}
