package dev.parlor.app.station;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.LiveData;
import dev.parlor.app.identity.FakeVault;
import dev.parlor.app.identity.IdentityStore;
import dev.parlor.app.played.PlayedMatches;
import dev.parlor.app.visit.StationVisits;
import dev.parlor.app.visit.VisitReport;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.station.VisitAnswer;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.testing.FakeAir;
import dev.parlor.rim.table.RealStrand;
import dev.parlor.tables.Catalogue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.junit.After;
import org.junit.Assert;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** One phone is a station, and one visits it. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = {35, 36, 37})
public final class StationOverTheAirTest {
  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  private final ExecutorService workers = Executors.newCachedThreadPool();
  private final BlockingQueue<Runnable> main = new LinkedBlockingQueue<>();
  private final FakeAir air = new FakeAir(workers);
  private final CrowdedRadio there = new CrowdedRadio(air.radio());
  private OwnStation station;
  private StationVisits visits;
  private IdentityStore player;
  private Path home;

  @Before
  public void twoPhones() throws Exception {
    Path folder = temporary.newFolder("station").toPath();
    home = temporary.newFolder("player").toPath();
    StationFiles files =
        new StationFiles(
            Catalogue.SHIPPED.games(),
            new IdentityStore(folder.resolve("key"), new FakeVault(), Entropy.system()),
            folder);
    station =
        new OwnStation(
            there,
            files,
            main::add,
            workers,
            () -> new RealStrand(workers, fault -> Assert.fail(fault.toString())),
            () -> {});
    player = new IdentityStore(home.resolve("key"), new FakeVault(), Entropy.system());
    visits =
        new StationVisits(Catalogue.SHIPPED.games(), air.radio(), player, home, main::add, workers);
  }

  @After
  public void close() {
    station.close();
    visits.stopSearching();
    workers.shutdownNow();
  }

  private void until(String what, BooleanSupplier done) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(240);
    try {
      while (!done.getAsBoolean()) {
        Runnable task = main.poll(20, TimeUnit.MILLISECONDS);
        if (task != null) {
          task.run();
        } else {
          assertTrue("in vain: " + what, System.nanoTime() < end);
        }
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static <T> T now(LiveData<T> data) {
    T value = data.getValue();
    if (value == null) {
      throw new AssertionError("no value yet");
    }
    return value;
  }

  private TableSign found() {
    station.open();
    visits.search();
    until("the station is found", () -> !now(visits.stations()).isEmpty());
    return now(visits.stations()).get(0);
  }

  private VisitReport handIn(TableSign to) {
    AtomicReference<VisitReport> report = new AtomicReference<>();
    visits.handIn(to, report::set);
    until("the visit is over", () -> report.get() != null);
    return java.util.Objects.requireNonNull(report.get());
  }

  private Bytes npub() {
    return Bytes.of(player.get().key().publicKey().bytes());
  }

  @Test
  public void itIsFoundUnderANameOfItsOwn() {
    TableSign sign = found();
    assertTrue(sign.callsign(), sign.callsign().startsWith("X3"));
    until("it is open", () -> now(station.view()).state() == StationView.State.OPEN);
    assertEquals(sign.callsign(), now(station.view()).callsign());
    assertEquals(StationView.State.OPEN, now(station.view()).state());
  }

  @Test
  public void whoIsNotAdmittedIsToldSoAndShownToTheOwner() {
    VisitReport report = handIn(found());
    assertEquals(VisitReport.End.NEEDS_ADMISSION, report.end());
    until("the owner sees who asks", () -> !now(station.view()).asking().isEmpty());
    Asking asks = now(station.view()).asking().get(0);
    assertEquals(new Asking(npub(), player.get().callsign()), asks);
  }

  @Test
  public void whoIsPushedOutOfACrowdedDoorCallsAgain() {
    TableSign sign = found();
    there.pushedOut.set(3);
    assertEquals(VisitReport.End.NEEDS_ADMISSION, handIn(sign).end());
  }

  @Test
  public void aDoorThatStaysCrowdedIsGivenUp() {
    TableSign sign = found();
    there.pushedOut.set(1_000);
    assertEquals(VisitReport.End.FAILED, handIn(sign).end());
    assertEquals("four calls", 996, there.pushedOut.get());
  }

  @Test
  public void whoIsAdmittedGetsTicketsAndLeaderboards() {
    TableSign sign = found();
    station.admit(npub());
    VisitReport report = handIn(sign);
    assertEquals(VisitReport.End.DONE, report.end());
    assertEquals(0, report.taken());
    Bytes tid = Bytes.of(new byte[32]);
    VisitAnswer.GotTicket ticket = visits.ticket(sign, tid);
    assertEquals(now(station.view()).callsign(), ticket.station());
    until("the owner sees how many are admitted", () -> now(station.view()).admitted() == 1);
  }

  @Test
  public void aRankedGameWithoutATicketStaysAtHome() {
    PlayedMatches.poker(home, 1);
    TableSign sign = found();
    station.admit(npub());
    assertEquals(0, handIn(sign).taken());
    assertEquals(0, now(station.view()).results());
  }

  @Test
  public void aStationThatWasClosedIsFoundNoMoreAndComesBackUnderTheSameName() {
    TableSign sign = found();
    station.close();
    until("it is gone", () -> now(visits.stations()).isEmpty());
    assertEquals(sign.callsign(), found().callsign());
  }

  @Test
  public void aFolderWithTheCharterOfAnotherKeyIsRefused() throws Exception {
    found();
    station.close();
    Path charter =
        temporary.getRoot().toPath().resolve("station/collections/card_games/station/station.txt");
    String other = player.get().npub();
    List<String> lines = Files.readAllLines(charter);
    lines.replaceAll(line -> line.startsWith("NPUB: ") ? "NPUB: " + other : line);
    Files.write(charter, lines);
    station.open();
    until("it says so", () -> now(station.view()).state() == StationView.State.BROKEN);
  }
}
