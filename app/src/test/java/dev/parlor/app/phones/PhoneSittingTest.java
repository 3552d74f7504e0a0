package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import dev.parlor.app.nearby.Found;
import dev.parlor.app.nearby.LeftSeat;
import dev.parlor.app.nearby.LinkState;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.NearbyInside;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.app.nearby.TableInRange;
import dev.parlor.games.Outcome;
import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesAction;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.romme.Romme;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.Guests;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.testing.Signs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowLooper;

/** People come and go at a table of whole phones. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = {35, 36, 37})
public final class PhoneSittingTest {
  private static final int FAR = 60; // the first radios in the air are near

  private static List<AutoPlayer<PilesView>> piles(PhonesInReach company) {
    return company.gather(PilesKit.KIT, Map.of(), SimplePlayers::piles);
  }

  @Test
  public void theSignOfATableTellsWhatIsPlayedAndBySoMany() throws Exception {
    try (PhonesInReach company = new PhonesInReach(2)) {
      PhoneSitting<?> host = company.phone(0).nearby.host(Holdem.ID, 3, Map.of());
      Nearby guest = company.phone(1).nearby;
      guest.search();
      company.main.until("a table", () -> !PhonesInReach.found(guest).tables().isEmpty());
      TableInRange table = PhonesInReach.found(guest).tables().get(0);
      assertEquals(Holdem.ID, table.game());
      assertEquals(1, table.taken());
      assertEquals(3, table.seats());
      assertEquals(3, table.strength());
      company.main.until("a code", () -> host.view().getValue() != null);
      assertEquals(view(host).table().seats().get(0).callsign(), table.callsign());
      String code = view(host).code().get();
      assertEquals(List.of(table), PhonesInReach.found(guest).under(code));
      assertEquals(List.of(), PhonesInReach.found(guest).under(code + "1"));

      guest.join(table);
      assertFalse("whoever sits down looks no more", PhonesInReach.found(guest).searching());
      company.main.until("two at the table", () -> view(host).table().seats().size() == 2);
    }
  }

  @Test
  public void aSittingsClockIsThatOfItsTable() throws Exception {
    long hour = 3_600_000;
    try (PhonesInReach company = new PhonesInReach(1)) {
      company.phone(0).late = hour;
      PhoneSitting<?> host = company.phone(0).nearby.host(Piles.ID, 2, Map.of());
      assertTrue(host.now() < System.currentTimeMillis() - hour / 2);
    }
  }

  @Test
  public void aPhoneWithoutASignIsAskedForItsTable() throws Exception {
    try (PhonesInReach company = new PhonesInReach(2)) {
      company.radio(0).become(new RadioState(true, true, true, false));
      PhoneSitting<?> host = company.phone(0).nearby.host(Piles.ID, 2, Map.of());
      untilItHasNoSign(company, host);
      Nearby guest = company.phone(1).nearby;
      guest.search();
      guest.inquire();
      company.main.until("a phone", () -> !PhonesInReach.found(guest).phones().isEmpty());
      assertEquals(List.of(), PhonesInReach.found(guest).tables());
      guest.ask(PhonesInReach.found(guest).phones().get(0));
      company.main.until("its table", () -> !PhonesInReach.found(guest).tables().isEmpty());
      TableInRange table = PhonesInReach.found(guest).tables().get(0);
      assertEquals(view(host).table().seats().get(0).callsign(), table.callsign());
      guest.join(table);
      company.main.until("two at the table", () -> seats(host) == 2);
    }
  }

  /**
   * The way in which a table was found does not matter: one without a sign may be nearer than one
   * with a sign.
   */
  @Test
  public void theNearestTableIsListedFirst() throws Exception {
    try (PhonesInReach company = new PhonesInReach(3)) {
      for (int i = 0; i < FAR; i++) {
        company.another();
      }
      TestPhone far = company.revive(2);
      PhoneSitting<?> distant = far.nearby.host(Piles.ID, 2, Map.of());
      company.radio(0).become(new RadioState(true, true, true, false));
      PhoneSitting<?> near = company.phone(0).nearby.host(Piles.ID, 2, Map.of());
      untilItHasNoSign(company, near); // from then on an inquiry finds it
      Nearby guest = company.phone(1).nearby;
      guest.search();
      company.main.until("the sign", () -> PhonesInReach.found(guest).tables().size() == 1);
      assertEquals(0, PhonesInReach.found(guest).tables().get(0).strength());
      guest.inquire();
      company.main.until("two phones", () -> PhonesInReach.found(guest).phones().size() == 2);
      PhonesInReach.found(guest).phones().forEach(guest::ask);
      company.main.until("both tables", () -> PhonesInReach.found(guest).tables().size() == 2);
      List<String> hosts = new ArrayList<>();
      PhonesInReach.found(guest).tables().forEach(table -> hosts.add(table.callsign()));
      assertEquals(List.of(callsign(near), callsign(distant)), hosts);
    }
  }

  private static void untilItHasNoSign(PhonesInReach company, PhoneSitting<?> host) {
    company.main.until(
        "the host knows",
        () ->
            host.view().getValue() != null
                && view(host).link().troubles().contains(RadioTrouble.NO_ADVERTISER));
  }

  private static String callsign(PhoneSitting<?> host) {
    return view(host).table().seats().get(0).callsign();
  }

  @Test
  public void aPhoneThatSaysNothingIsGivenTenSecondsAndKeepsNobodyWaiting() throws Exception {
    TestClockwork clockwork = new TestClockwork(7);
    try (PhonesInReach company = new PhonesInReach(2, clockwork)) {
      company
          .radio(0)
          .open(
              Signs.sign(1, "X1MUTE"),
              new Guests() {
                @Override
                public void came(RadioLink link) {}

                @Override
                public void changed(DoorStatus status) {}
              });
      Nearby guest = company.phone(1).nearby;
      guest.search();
      guest.inquire();
      clockwork.turn();
      FoundPhone mute = PhonesInReach.found(guest).phones().get(0);
      guest.ask(mute);
      wait(clockwork, 9_900);
      assertEquals(Found.Answer.AWAITED, PhonesInReach.found(guest).answers().get(mute.address()));
      wait(clockwork, 200);
      assertEquals(Found.Answer.NOTHING, PhonesInReach.found(guest).answers().get(mute.address()));
    }
  }

  private static void wait(TestClockwork clockwork, long millis) {
    clockwork.turn();
    ShadowLooper.idleMainLooper(millis, TimeUnit.MILLISECONDS);
    clockwork.turn();
  }

  @Test
  public void whatNobodyCanComeBackToIsSweptAway() throws Exception {
    try (PhonesInReach company = new PhonesInReach(2)) {
      PhoneSitting<?> host = company.phone(0).nearby.host(Piles.ID, 2, Map.of());
      company.main.until("the lobby", () -> seats(host) == 1);
      assertEquals(1, NearbyInside.left(company.phone(0).rooms).size());
      TestPhone again = company.revive(0);
      company.main.until("swept", () -> NearbyInside.left(again.rooms).isEmpty());
      assertFalse(again.nearby.left().getValue().isPresent());
    }
  }

  @Test
  public void anInvitationOfAHostWithoutASignLeadsToWhereItsPhoneWasTheLastTime() throws Exception {
    TestClockwork clockwork = new TestClockwork(8);
    try (PhonesInReach company = new PhonesInReach(2, clockwork)) {
      company.radio(0).become(new RadioState(true, true, true, false));
      PhoneSitting<?> host = company.phone(0).nearby.host(Piles.ID, 2, Map.of());
      wait(clockwork, 1_000);
      Invitation scanned = Invitation.read(view(host).invitation().get().text());
      Nearby guest = company.phone(1).nearby;
      company.phone(1).addresses.put(scanned.npub(), company.radio(0).address());
      guest.search();
      guest.ask(scanned);
      wait(clockwork, 5_000);
      PhoneSitting<?> seat = guest.join(PhonesInReach.found(guest).of(scanned).get(), scanned);
      wait(clockwork, 5_000);
      assertEquals(2, seats(seat));
    }
  }

  @Test
  public void anInvitationLeadsToItsHostAlone() throws Exception {
    try (PhonesInReach company = new PhonesInReach(3)) {
      PhoneSitting<?> right = company.phone(0).nearby.host(Piles.ID, 2, Map.of());
      company.phone(1).nearby.host(Piles.ID, 2, Map.of());
      Nearby guest = company.phone(2).nearby;
      guest.search();
      company.main.until("both tables", () -> PhonesInReach.found(guest).tables().size() == 2);
      company.main.until("a code to scan", () -> right.view().getValue() != null);
      Invitation scanned = Invitation.read(view(right).invitation().get().text());
      PhoneSitting<?> seat = guest.join(PhonesInReach.found(guest).of(scanned).get(), scanned);
      company.main.until("seated", () -> seats(seat) == 2);
      assertEquals(scanned.npub(), view(seat).table().invite().get().host());
      assertEquals(LinkState.Kind.UP, view(seat).link().kind());
    }
  }

  @Test
  public void aGuestMayLeaveTheLobbyAndComeBack() throws Exception {
    try (PhonesInReach company = new PhonesInReach(2)) {
      PhoneSitting<?> host = company.phone(0).nearby.host(Piles.ID, 2, Map.of());
      Nearby guest = company.phone(1).nearby;
      PhoneSitting<?> first = sitDown(company, guest);
      company.main.until("seated", () -> seats(host) == 2);
      first.leave();
      assertFalse(guest.sitting().getValue().isPresent());
      company.main.until("gone", () -> seats(host) == 1 && !guest.busy().getValue());
      sitDown(company, guest);
      company.main.until("back", () -> seats(host) == 2);
      assertEquals(1, company.phone(1).links());
    }
  }

  private static PhoneSitting<?> sitDown(PhonesInReach company, Nearby guest) {
    guest.search();
    company.main.until("a table", () -> !PhonesInReach.found(guest).tables().isEmpty());
    return guest.join(PhonesInReach.found(guest).tables().get(0));
  }

  @Test
  public void whoSitsIsLedToTheTableThereIs() throws Exception {
    try (PhonesInReach company = new PhonesInReach(2)) {
      company.phone(1).nearby.host(Piles.ID, 2, Map.of());
      Nearby phone = company.phone(0).nearby;
      phone.search();
      company.main.until("a table", () -> !PhonesInReach.found(phone).tables().isEmpty());
      TableInRange another = PhonesInReach.found(phone).tables().get(0);
      PhoneSitting<?> sits = phone.host(Piles.ID, 2, Map.of());
      company.main.until("the lobby", () -> seats(sits) == 1);

      assertSame("a second tap", sits, phone.host(Piles.ID, 2, Map.of()));
      assertSame(sits, phone.host(Holdem.ID, 2, Map.of()));
      assertSame(sits, phone.join(another));
      assertSame(sits, phone.resume(new LeftSeat("no such table", Romme.ID, false)));
      assertEquals(1, NearbyInside.left(company.phone(0).rooms).size());
      sits.leave();
      company.main.until("the end", () -> !phone.busy().getValue());
      assertEquals(List.of(), NearbyInside.left(company.phone(0).rooms));
    }
  }

  @Test
  public void whoLeavesAMatchLeavesNothingBehindAndTheOthersPlayOn() throws Exception {
    try (PhonesInReach company = new PhonesInReach(3)) {
      List<AutoPlayer<PilesView>> players = piles(company);
      AutoPlayer<PilesView> leaver = players.get(2);
      company.main.until("a move", () -> leaver.moves() == 1);
      leaver.playing(false);
      leaver.sitting.leave();
      TestPhone phone = company.phone(2);
      company.main.until("it has left", () -> !phone.nearby.busy().getValue());
      assertEquals(List.of(), NearbyInside.left(phone.rooms));
      company.main.until("no link is left", () -> phone.links() == 0);
      List<AutoPlayer<PilesView>> others = players.subList(0, 2);
      company.until("the others end", others, player -> outcome(player).isPresent());
      company.assertNoFaults();
    }
  }

  @Test
  public void aLinkThatBreaksIsBuiltAgainAndTheMatchGoesOn() throws Exception {
    try (PhonesInReach company = new PhonesInReach(2)) {
      List<AutoPlayer<PilesView>> players = piles(company);
      AutoPlayer<PilesView> guest = players.get(1);
      company.main.until("a move", () -> guest.moves() == 1);
      assertEquals(1, company.phone(1).links());
      company.phone(1).cut();
      company.untilSigned(players);
      FourPhonesTest.assertSignedByAll(players);
      company.main.until("the link is up", () -> guest.view().link().kind() == LinkState.Kind.UP);
      company.main.until("one link", () -> company.phone(1).links() == 1);
      Bytes host = guest.view().table().invite().get().host();
      assertTrue("where it is next time", company.phone(1).addresses.containsKey(host));
      company.assertNoFaults();
    }
  }

  @Test
  public void anotherMatchFollowsAtTheSameTable() throws Exception {
    try (PhonesInReach company = new PhonesInReach(2)) {
      List<AutoPlayer<PilesView>> players = piles(company);
      company.untilSigned(players);
      players.forEach(player -> player.sitting.rematch());
      company.until("a second match", players, player -> player.view().table().match() == 2);
      company.untilSigned(players);
      FourPhonesTest.assertSignedByAll(players);
      company.assertNoFaults();
    }
  }

  @Test
  public void afterTheLastGoodByeNothingIsLeftOfATable() throws Exception {
    try (PhonesInReach company = new PhonesInReach(2)) {
      List<AutoPlayer<PilesView>> players = piles(company);
      company.untilSigned(players);
      players.forEach(player -> player.sitting.leave());
      for (TestPhone phone : company.phones) {
        company.main.until("the end", () -> !phone.nearby.busy().getValue());
        assertEquals(List.of(), NearbyInside.left(phone.rooms));
        company.main.until("no link is left", () -> phone.links() == 0);
        assertFalse(phone.nearby.left().getValue().isPresent());
      }
    }
  }

  @Test
  public void whatTheRulesRefuseIsSaidAtTheTable() throws Exception {
    try (PhonesInReach company = new PhonesInReach(2)) {
      List<AutoPlayer<PilesView>> players = piles(company);
      AutoPlayer<PilesView> guest = players.get(1);
      players.forEach(player -> player.playing(false));
      company.until("the host's turn", players, PhoneSittingTest::hasTurn);
      guest.sitting.table().accept(new Input.Choose(new PilesAction.Guess(0, Direction.HIGHER)));
      company.main.until("a refusal", () -> guest.view().refusal().isPresent());
      assertEquals("turn.notYours", guest.view().refusal().get().key());
      assertTrue(guest.view().deadline().isPresent());
    }
  }

  private static boolean hasTurn(AutoPlayer<PilesView> player) {
    return player.hasPicture()
        && Objects.requireNonNull(player.view().table().game()).turn().isPresent();
  }

  private static Optional<Outcome> outcome(AutoPlayer<?> player) {
    return player.view().table().outcome();
  }

  private static int seats(PhoneSitting<?> sitting) {
    SittingView<?> view = sitting.view().getValue();
    return view == null ? 0 : view.table().seats().size();
  }

  private static SittingView<?> view(PhoneSitting<?> sitting) {
    return Objects.requireNonNull(sitting.view().getValue());
  }
}
