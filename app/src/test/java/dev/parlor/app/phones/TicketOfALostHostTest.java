package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import dev.parlor.app.nearby.LeftSeat;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.Ranking;
import dev.parlor.app.station.StationPhone;
import dev.parlor.app.visit.StationInRange;
import dev.parlor.app.visit.VisitReport;
import dev.parlor.games.poker.PokerView;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.p2p.wire.Bytes;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/**
 * The host of a ranked match is lost. Its ticket is the match's, and the players that are there
 * hand in.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class TicketOfALostHostTest {
  private static final int PHONES = 3;

  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  private final TestClockwork clockwork = new TestClockwork(12);
  private boolean mayAct;

  @Before
  public void nobodyActsYet() {
    mayAct = false;
  }

  /** The host had asked for the ticket before it was lost. */
  @Test
  public void theHostsTicketRanksWhatItsSuccessorBroughtToAnEnd() throws Exception {
    isRanked(
        0,
        (company, station, players) -> {
          untilRanked(company, station, players);
          loseTheHost(company, players);
        });
  }

  /** The host never reached a station. Its successor does. */
  @Test
  public void aSuccessorAsksForTheTicketThatTheMatchStillLacks() throws Exception {
    isRanked(
        1,
        (company, station, players) -> {
          company.until("no ticket", players, one -> one.hasPicture());
          loseTheHost(company, players);
          untilRanked(company, station, players.subList(1, PHONES));
        });
  }

  /** The way in which the host is lost. */
  private interface Loss {
    void of(PhonesInReach company, StationPhone station, List<AutoPlayer<PokerView>> players)
        throws Exception;
  }

  /** Plays a match of which only one phone knows a station. */
  private void isRanked(int asker, Loss loss) throws Exception {
    try (PhonesInReach company = new PhonesInReach(PHONES, clockwork)) {
      StationPhone station = openFor(company);
      asksForTickets(company.phone(asker));
      List<AutoPlayer<PokerView>> players = sit(company);
      loss.of(company, station, players);
      comesBack(company, players);
      endsRanked(company, station, players);
    }
  }

  private StationPhone openFor(PhonesInReach company) throws Exception {
    StationPhone station =
        new StationPhone(
            company.another(),
            temporary.newFolder().toPath(),
            clockwork,
            clockwork,
            clockwork::strand);
    station.open();
    company.until("the station is open", station::isOpen);
    for (TestPhone phone : company.phones) {
      station.admit(Bytes.of(phone.identity.get().key().publicKey().bytes()));
    }
    company.until("all are admitted", () -> station.view().admitted() == PHONES);
    return station;
  }

  private void asksForTickets(TestPhone phone) {
    StationInRange inRange = new StationInRange(phone.radio(), phone.visits);
    phone.tickets = tid -> clockwork.patiently(() -> inRange.ticket(tid));
  }

  private List<AutoPlayer<PokerView>> sit(PhonesInReach company) {
    return company.gather(
        PokerKit.KIT,
        Map.of("handLimit", "2"),
        view -> mayAct ? SimplePlayers.poker(view) : Optional.empty());
  }

  private static void untilRanked(
      PhonesInReach company, StationPhone station, List<AutoPlayer<PokerView>> players) {
    company.until("a ticket", players, one -> one.view().ranking().kind() == Ranking.Kind.RANKED);
    for (AutoPlayer<PokerView> one : players) {
      assertEquals(station.view().callsign(), one.view().ranking().station());
    }
  }

  private static void loseTheHost(PhonesInReach company, List<AutoPlayer<PokerView>> players) {
    company.phone(0).kill();
    List<AutoPlayer<PokerView>> others = players.subList(1, PHONES);
    company.until("one holds it", others, one -> one.view().table().holding() == 1);
  }

  private void comesBack(PhonesInReach company, List<AutoPlayer<PokerView>> players)
      throws Exception {
    Nearby again = company.revive(0).nearby;
    company.until("the seat is offered", () -> left(again).isPresent());
    players.set(
        0,
        new AutoPlayer<>(
            again.resume(left(again).get()),
            PokerKit.KIT,
            view -> mayAct ? SimplePlayers.poker(view) : Optional.empty()));
    company.until("it is back", players, one -> one.hasPicture() && holding(one) == 1);
    mayAct = true;
    players.forEach(one -> one.playing(true));
  }

  private static Optional<LeftSeat> left(Nearby nearby) {
    Optional<LeftSeat> left = nearby.left().getValue();
    return left == null ? Optional.empty() : left;
  }

  private static int holding(AutoPlayer<?> player) {
    return player.view().table().holding();
  }

  /**
   * Checks that the new holder hands in, and that the match is on the station's table for all
   * three.
   */
  private static void endsRanked(
      PhonesInReach company, StationPhone station, List<AutoPlayer<PokerView>> players)
      throws Exception {
    company.untilSigned(players);
    SignedResult result =
        SignedResult.parse(Files.readAllBytes(players.get(1).view().result().get()));
    assertTrue(result.text(), result.text().contains("STATION: " + station.view().callsign()));
    VisitReport report = handIn(company, 1);
    assertEquals(VisitReport.End.DONE, report.end());
    assertEquals(Set.of(), report.refused());
    assertEquals(1, report.taken());
    company.until("it is shown", () -> station.view().boards().size() == 1);
    Leaderboard board = station.view().boards().get(0);
    assertEquals(PHONES, board.rows().size());
    assertTrue(board.rows().stream().allMatch(row -> row.games() == 1));
    assertEquals("the one who was lost has the same", 1, handIn(company, 0).known());
    company.assertNoFaults();
    station.close();
  }

  private static VisitReport handIn(PhonesInReach company, int number) {
    TestPhone phone = company.phone(number);
    phone.visits.search();
    company.until(
        "a station",
        () -> !Optional.ofNullable(phone.visits.stations().getValue()).get().isEmpty());
    TableSign sign = Objects.requireNonNull(phone.visits.stations().getValue()).get(0);
    phone.visits.stopSearching();
    AtomicReference<VisitReport> report = new AtomicReference<>();
    phone.visits.handIn(sign, report::set);
    company.until("the visit is over", () -> report.get() != null);
    return Objects.requireNonNull(report.get());
  }
}
