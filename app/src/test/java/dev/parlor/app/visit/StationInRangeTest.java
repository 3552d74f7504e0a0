package dev.parlor.app.visit;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import dev.parlor.app.identity.FakeVault;
import dev.parlor.app.identity.IdentityStore;
import dev.parlor.app.station.StationPhone;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.station.VisitAnswer;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.testing.FakeAir;
import dev.parlor.radio.testing.FakeRadio;
import dev.parlor.rim.Trouble;
import dev.parlor.tables.Catalogue;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** A host gets a ticket from any station that is in range. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = {35, 36, 37})
public final class StationInRangeTest {
  private static final Bytes TID = Bytes.of(new byte[32]);

  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  private final ExecutorService workers = Executors.newCachedThreadPool();
  private final LinkedBlockingQueue<Runnable> main = new LinkedBlockingQueue<>();
  private final FakeAir air = new FakeAir(workers);
  private final FakeRadio radio = air.radio();
  private IdentityStore player;
  private StationInRange inRange;
  private StationPhone station;

  @Before
  public void aHost() throws Exception {
    Path home = temporary.newFolder("player").toPath();
    player = new IdentityStore(home.resolve("key"), new FakeVault(), Entropy.system());
    inRange = new StationInRange(radio, visits(home), 60_000);
    station =
        new StationPhone(air.radio(), temporary.newFolder("station").toPath(), main::add, workers);
  }

  @After
  public void close() {
    station.close();
    workers.shutdownNow();
  }

  private StationVisits visits(Path folder) {
    return new StationVisits(Catalogue.SHIPPED.games(), radio, player, folder, main::add, workers);
  }

  private void until(String what, BooleanSupplier done) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(240);
    while (!done.getAsBoolean()) {
      Runnable task = main.poll(20, TimeUnit.MILLISECONDS);
      if (task != null) {
        task.run();
      } else {
        assertTrue("in vain: " + what, System.nanoTime() < end);
      }
    }
  }

  private void open() throws InterruptedException {
    station.open();
    until("the station is open", station::isOpen);
  }

  @Test
  public void theStationThatIsThereGivesATicketForThisTable() throws Exception {
    open();
    station.admit(Bytes.of(player.get().key().publicKey().bytes()));
    until("the host is admitted", () -> station.view().admitted() == 1);
    VisitAnswer.GotTicket got = inRange.ticket(TID);
    assertEquals(station.view().callsign(), got.station());
    assertEquals(TID, got.ticket().tid());
    assertTrue(got.ticket().valid(new Bip340(Entropy.system())));
    assertEquals("nothing is left open", 0, radio.busy());
  }

  @Test
  public void aStationThatDoesNotKnowTheHostGivesNone() throws Exception {
    open();
    Trouble trouble = assertThrows(Trouble.class, () -> inRange.ticket(TID));
    assertEquals("station.noTicket", trouble.key());
    until("its owner sees who asked", () -> station.view().asking().size() == 1);
    assertEquals(0, radio.busy());
  }

  @Test
  public void withoutAStationThereIsNoneAndTheSearchEnds() {
    StationInRange briefly = new StationInRange(radio, visits(temporary.getRoot().toPath()), 50);
    Trouble trouble = assertThrows(Trouble.class, () -> briefly.ticket(TID));
    assertEquals("station.noTicket", trouble.key());
    assertEquals(0, radio.busy());
  }
}
