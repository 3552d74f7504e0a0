package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;

import dev.parlor.app.nearby.LeftSeat;
import dev.parlor.games.Dealt;
import dev.parlor.games.card.Card;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.radio.testing.FakeAir;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

/**
 * A phone is updated in the middle of a match. The key and the journal that an early build wrote,
 * kept byte by byte, still are those of its seat.
 */
@RunWith(RobolectricTestRunner.class)
public final class FirstBuildSeatTest {
  private static final String TABLE = "0f57286a-13f29473";
  private static final String PLAYER =
      "npub1t05md59t09fwzkwmwyeeuxkqks4ddwck0keup08qwr96kzez6clsnl34j3";

  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  private static void copy(String name, Path to) throws Exception {
    Files.createDirectories(Objects.requireNonNull(to.getParent()));
    try (InputStream in = FirstBuildSeatTest.class.getResourceAsStream("/first-build/" + name)) {
      assertNotNull(name, in);
      Files.copy(in, to);
    }
  }

  @Test
  public void itsKeyAndItsJournalLeadBackToItsSeat() throws Exception {
    Path home = temporary.getRoot().toPath();
    copy("identity", home.resolve("no_backup/identity"));
    copy("seat.journal", home.resolve("no_backup/tables/" + TABLE + "/seat.journal"));
    ExecutorService workers = Executors.newCachedThreadPool();
    MainQueue main = new MainQueue();
    TestPhone phone =
        new TestPhone(new FakeAir(workers).radio(), home, Threads.real(main, workers));
    assertEquals(PLAYER, phone.identity.get().npub());
    assertEquals("X1T05M", phone.identity.get().callsign());
    main.until("the seat is offered", () -> left(phone).isPresent());
    LeftSeat seat = left(phone).get();
    assertEquals(PilesKit.KIT.game().id(), seat.game());
    AutoPlayer<PilesView> player =
        new AutoPlayer<>(phone.nearby.resume(seat), PilesKit.KIT, view -> Optional.empty());
    main.until("the table is there", player::hasPicture);
    PilesView view = Objects.requireNonNull(player.view().table().game());
    assertEquals(Card.parseAll("Js 8c Ad Qs 6c Jc"), Dealt.openFaces(view.piles().get(0).cards()));
    phone.kill();
    workers.shutdownNow();
  }

  private static Optional<LeftSeat> left(TestPhone phone) {
    Optional<LeftSeat> left = phone.nearby.left().getValue();
    return left == null ? Optional.empty() : left;
  }
}
