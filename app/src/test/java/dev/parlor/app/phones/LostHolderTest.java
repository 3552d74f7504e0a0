package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.os.SystemClock;
import dev.parlor.app.nearby.LeftSeat;
import dev.parlor.app.nearby.LinkState;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.Action;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.poker.PokerView;
import dev.parlor.nerve.EightGames;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Verification;
import dev.parlor.p2p.table.TableView;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** The phone that opened a table is lost in the middle of a match, or goes. The others play on. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class LostHolderTest {
  private static final long SEED = 3;

  /** Four phones at a table. The one that opened it is asked and thinks. */
  private static final class Party<V> implements AutoCloseable {
    final PhonesInReach company;
    final GameKit<?, V> kit;
    final Function<V, Optional<Action>> mind;
    final List<AutoPlayer<V>> players;
    final List<AutoPlayer<V>> others;

    Party(
        int phones,
        GameKit<?, V> kit,
        Map<String, String> options,
        Function<V, Optional<Action>> mind)
        throws Exception {
      this.company = new PhonesInReach(phones, new TestClockwork(SEED));
      this.kit = kit;
      this.mind = mind;
      players = company.gather(kit, options, mind);
      others = players.subList(1, phones);
      players.get(0).playing(false);
      company.until("its turn", () -> players.get(0).isAsked());
    }

    void untilHeldBy(int seat) {
      company.until(seat + " holds it", others, one -> one.view().table().holding() == seat);
    }

    /** Checks that all who are there have signed one and the same result. */
    void untilSignedBy(int signers) throws Exception {
      company.untilSigned(others);
      Set<String> texts = new HashSet<>();
      for (AutoPlayer<V> player : others) {
        SignedResult result = SignedResult.parse(Files.readAllBytes(player.view().result().get()));
        Verification verdict =
            Verification.of(EightGames.ALL.games(), result, new Bip340(Entropy.system()));
        assertEquals(signers, verdict.signers().size());
        texts.add(result.text());
      }
      assertEquals("all files are the same", 1, texts.size());
      company.assertNoFaults();
    }

    AutoPlayer<V> comeBack(int phone) throws Exception {
      Nearby again = company.revive(phone).nearby;
      company.until("the seat is offered", () -> left(again).isPresent());
      AutoPlayer<V> back = new AutoPlayer<>(again.resume(left(again).get()), kit, mind);
      players.set(phone, back);
      return back;
    }

    @Override
    public void close() {
      company.close();
    }
  }

  private static Optional<LeftSeat> left(Nearby nearby) {
    Optional<LeftSeat> left = nearby.left().getValue();
    return left == null ? Optional.empty() : left;
  }

  private static Party<PilesView> piles(int phones) throws Exception {
    return new Party<>(phones, PilesKit.KIT, Map.of(), SimplePlayers::piles);
  }

  private static Party<PokerView> poker(int phones) throws Exception {
    return new Party<>(phones, PokerKit.KIT, Map.of("handLimit", "1"), SimplePlayers::poker);
  }

  @Test
  public void threeOfFourPlayPilesToASignedEnd() throws Exception {
    try (Party<PilesView> party = piles(4)) {
      for (int phone = 0; phone < 4; phone++) {
        assertEquals("no more than a door or a call", 1, party.company.radio(phone).busy());
        assertEquals(phone == 0 ? 3 : 1, party.company.phone(phone).links());
      }
      long lost = SystemClock.elapsedRealtime();
      party.company.phone(0).kill();
      party.untilHeldBy(1);
      assertTrue(SystemClock.elapsedRealtime() - lost <= 30_000);
      assertEquals("its door", 1, party.company.radio(1).busy());
      assertEquals(0, party.company.radio(2).busy() + party.company.radio(3).busy());
      party.others.forEach(one -> assertEquals(LinkState.Kind.UP, one.view().link().kind()));
      party.untilSignedBy(3);
    }
  }

  @Test
  public void aHandOfPokerWithoutItsHolderIsVoidAndTheResultIsSigned() throws Exception {
    try (Party<PokerView> party = poker(4)) {
      party.company.phone(0).kill();
      party.company.until("missed", party.others, one -> one.view().table().away().contains(0));
      for (AutoPlayer<PokerView> one : party.others) {
        assertEquals(0, one.view().table().holding());
        assertEquals(LinkState.Kind.LOST, one.view().link().kind());
        assertTrue(
            "nothing ends: " + one.view().countdowns(),
            one.view().countdowns().stream()
                .noneMatch(clock -> clock.what() == Countdown.What.BROKEN));
      }
      party.untilHeldBy(1);
      party.others.forEach(one -> assertEquals(Set.of(0), one.view().table().away()));
      party.untilSignedBy(3);
    }
  }

  @Test
  public void whoComesBackIsAGuestOfTheTableThatItOpened() throws Exception {
    try (Party<PilesView> party = piles(4)) {
      party.others.forEach(one -> one.playing(false));
      party.company.phone(0).kill();
      party.untilHeldBy(1);
      AutoPlayer<PilesView> back = party.comeBack(0);
      party.company.until("it knows", () -> back.hasPicture() && holding(back) == 1);
      party.company.until("it is back", party.others, one -> one.view().table().away().isEmpty());
      assertEquals(LinkState.Kind.UP, back.view().link().kind());
      party.others.forEach(one -> one.playing(true));
      party.company.untilSigned(party.players);
      FourPhonesTest.assertSignedByAll(party.players);
    }
  }

  /**
   * The guest knows the lost phone and no address of the next holder, whose sign leads it there.
   */
  @Test
  public void aGuestThatIsRestartedMeanwhileFindsByItsSignWhoHoldsTheTableNow() throws Exception {
    try (Party<PilesView> party = piles(4)) {
      party.others.forEach(one -> one.playing(false));
      party.company.phone(0).kill();
      party.company.phone(2).kill();
      List<AutoPlayer<PilesView>> two = List.of(party.players.get(1), party.players.get(3));
      AutoPlayer<PilesView> back = party.comeBack(2);
      List<AutoPlayer<PilesView>> three = List.of(two.get(0), back, two.get(1));
      party.company.until(
          "all know", three, one -> one.hasPicture() && holding(one) > 0 && isUp(one));
      assertEquals(Set.of(holding(back)), holders(three));
      three.forEach(one -> one.playing(true));
      party.company.untilSigned(three);
      party.company.assertNoFaults();
    }
  }

  private static boolean isUp(AutoPlayer<?> player) {
    return player.view().link().kind() == LinkState.Kind.UP;
  }

  private static <V> Set<Integer> holders(List<AutoPlayer<V>> players) {
    Set<Integer> holders = new HashSet<>();
    players.forEach(one -> holders.add(holding(one)));
    return holders;
  }

  @Test
  public void whoGoesInGoodOrderHandsTheTableOver() throws Exception {
    try (Party<PilesView> party = piles(4)) {
      SittingView<PilesView> before = party.players.get(0).view();
      assertEquals(before.table().seats().get(1), before.heir().get());
      party.players.get(0).sitting.leave();
      party.untilHeldBy(1);
      TestPhone leaver = party.company.phone(0);
      party.company.until("it has left", () -> !leaver.nearby.busy().getValue());
      assertEquals(0, leaver.links());
      party.untilSignedBy(3);
      assertFalse("nothing is left of it", left(leaver.nearby).isPresent());
    }
  }

  @Test
  public void whoHasGoneAndCallsItsTableAnewIsToldThatItsSeatIsTakenAndCallsNoMore()
      throws Exception {
    try (Party<PilesView> party = piles(4)) {
      party.players.get(0).sitting.leave();
      party.untilHeldBy(1);
      party.untilSignedBy(3);
      Nearby leaver = party.company.phone(0).nearby;
      party.company.until("it has left", () -> !leaver.busy().getValue());
      leaver.search();
      party.company.until("its table", () -> !PhonesInReach.found(leaver).tables().isEmpty());
      PhoneSitting<?> again = leaver.join(PhonesInReach.found(leaver).tables().get(0));
      party.company.until(
          "it is told",
          () ->
              Optional.ofNullable(again.view().getValue())
                  .flatMap(view -> view.table().gathering().ended())
                  .filter(why -> why.key().equals("table.noSeat.elsewhere"))
                  .isPresent());
      party.company.until("no link", () -> party.company.phone(0).links() == 0);
      assertEquals("no call", 0, party.company.radio(0).busy());
    }
  }

  @Test
  public void ofTwoWhoeverStaysFinishesWhatTheOtherLeft() throws Exception {
    try (Party<PokerView> party = poker(2)) {
      assertFalse(party.players.get(0).view().heir().isPresent());
      party.players.get(0).sitting.leave();
      party.company.until("over", party.others, one -> one.is(TableView.Stage.FINISHED));
      TestPhone leaver = party.company.phone(0);
      party.company.until("it has left", () -> !leaver.nearby.busy().getValue());
    }
  }

  @Test
  public void aSuccessorThatDiesIsSucceededTheSameWay() throws Exception {
    try (Party<PilesView> party = piles(4)) {
      party.players.get(1).playing(false);
      party.company.phone(0).kill();
      party.untilHeldBy(1);
      AutoPlayer<PilesView> back = party.comeBack(0);
      party.company.until("it knows", () -> back.hasPicture() && holding(back) == 1);
      party.company.phone(1).kill();
      List<AutoPlayer<PilesView>> rest = List.of(back, party.players.get(2), party.players.get(3));
      party.company.until("the next one", rest, one -> holding(one) == 2);
      party.company.untilSigned(rest);
    }
  }

  private static int holding(AutoPlayer<?> player) {
    return player.view().table().holding();
  }
}
