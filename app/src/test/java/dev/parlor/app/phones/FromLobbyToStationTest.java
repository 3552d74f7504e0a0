package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.LiveData;
import dev.parlor.app.identity.Identity;
import dev.parlor.app.nearby.Ranking;
import dev.parlor.app.station.StationPhone;
import dev.parlor.app.visit.StationInRange;
import dev.parlor.app.visit.VisitReport;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.PokerView;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.p2p.station.LeaderboardText;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.rim.files.Archive;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/**
 * From the lobby to a station's receipt. Every phone and the station use Android's own Bluetooth,
 * as far as Robolectric has one.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = {35, 36, 37})
public final class FromLobbyToStationTest extends OverTheAir {
  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  private NearbyRadio radio() {
    return radio(Optional.empty());
  }

  /** The owner of the station knows all of them. */
  private StationPhone openFor(PhonesInReach company) throws Exception {
    StationPhone station =
        new StationPhone(radio(), temporary.newFolder().toPath(), company.main, company.workers);
    station.open();
    company.main.until("the station is open", station::isOpen);
    for (TestPhone phone : company.phones) {
      Identity player = CompletableFuture.supplyAsync(phone.identity::get, company.workers).get();
      station.admit(Bytes.of(player.key().publicKey().bytes()));
    }
    int all = company.phones.size();
    company.main.until("all are admitted", () -> station.view().admitted() == all);
    return station;
  }

  private static <T> T now(LiveData<T> data, T otherwise) {
    T value = data.getValue();
    return value == null ? otherwise : value;
  }

  private static VisitReport handIn(PhonesInReach company, int number) {
    TestPhone phone = company.phone(number);
    phone.visits.search();
    company.main.until("a station", () -> !now(phone.visits.stations(), List.of()).isEmpty());
    TableSign sign = now(phone.visits.stations(), List.<TableSign>of()).get(0);
    phone.visits.stopSearching();
    AtomicReference<VisitReport> report = new AtomicReference<>();
    phone.visits.handIn(sign, report::set);
    company.main.until("the visit is over", () -> report.get() != null);
    return java.util.Objects.requireNonNull(report.get());
  }

  private static <V> void assertReceipt(AutoPlayer<V> player) throws Exception {
    Path result = player.view().result().get();
    String id = String.valueOf(result.getFileName()).replace(".txt", "");
    try (var files = Files.list(result.toAbsolutePath().getParent())) {
      assertTrue(files.anyMatch(file -> isReceipt(String.valueOf(file.getFileName()), id)));
    }
  }

  private static boolean isReceipt(String name, String id) {
    return name.startsWith(id) && name.endsWith(".receipt");
  }

  @Test
  public void pilesGoFromTheLobbyToTheReceipt() throws Exception {
    try (PhonesInReach company = new PhonesInReach(2, this::radio)) {
      List<AutoPlayer<PilesView>> players =
          company.gather(PilesKit.KIT, Map.of(), SimplePlayers::piles);
      company.untilSigned(players);
      FourPhonesTest.assertSignedByAll(players);
      players.forEach(player -> player.sitting.leave());
      company.main.until("the table is left", () -> !now(company.phone(0).nearby.busy(), true));

      StationPhone station = openFor(company);
      VisitReport report = handIn(company, 0);
      assertEquals(VisitReport.End.DONE, report.end());
      assertEquals(Set.of(), report.refused());
      assertEquals(1, report.taken());
      assertReceipt(players.get(0));
      company.main.until("it is shown", () -> station.view().boards().size() == 1);
      Leaderboard board = station.view().boards().get(0);
      assertEquals(Piles.ID, board.game());
      assertTrue("all together", board.rows().stream().allMatch(Leaderboard.Row::together));
      assertEquals(2, board.rows().size());
      assertEquals("the other's is the same", 1, handIn(company, 1).known());
      station.close();
      assertNoFaults(company);
    }
  }

  @Test
  public void aRankedHandGoesFromTheLobbyToTheLeaderboard() throws Exception {
    try (PhonesInReach company = new PhonesInReach(4, this::radio)) {
      StationPhone station = openFor(company);
      TestPhone host = company.phone(0);
      StationInRange inRange = new StationInRange(host.radio(), host.visits);
      host.tickets = inRange::ticket;
      List<AutoPlayer<PokerView>> players =
          company.gather(
              PokerKit.KIT,
              Map.of("handLimit", "1"),
              view -> station.isTicketOut() ? SimplePlayers.poker(view) : Optional.empty());
      company.until("a ticket", players, one -> one.view().ranking().kind() == Ranking.Kind.RANKED);
      players.forEach(
          one -> assertEquals(station.view().callsign(), one.view().ranking().station()));
      station.ticketIsOut();
      players.forEach(player -> player.playing(true));
      company.untilSigned(players);
      FourPhonesTest.assertSignedByAll(players);

      VisitReport report = handIn(company, 3);
      assertEquals(VisitReport.End.DONE, report.end());
      assertEquals(Set.of(), report.refused());
      assertEquals(1, report.taken());
      assertReceipt(players.get(3));
      company.main.until("the table of the station", () -> !station.view().boards().isEmpty());
      Leaderboard board = station.view().boards().get(0);
      assertEquals(Holdem.ID, board.game());
      assertEquals(4, board.rows().size());
      Path fetched =
          Archive.in(company.phone(3).rooms.files()).leaderboard(board.station(), Holdem.ID);
      byte[] text = Files.readAllBytes(fetched);
      assertEquals(board, LeaderboardText.read(new String(text, StandardCharsets.UTF_8)));
      players.forEach(one -> assertTrue(one.is(TableView.Stage.FINISHED)));
      station.close();
      assertNoFaults(company);
    }
  }
}
