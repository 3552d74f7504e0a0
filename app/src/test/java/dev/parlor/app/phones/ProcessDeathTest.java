package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import dev.parlor.app.nearby.LeftSeat;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.games.Action;
import dev.parlor.games.card.Card;
import dev.parlor.games.piles.Pile;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.poker.PokerView;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.table.TableView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

/** The system kills the app in the middle of a match, and its player comes back. */
@RunWith(RobolectricTestRunner.class)
public final class ProcessDeathTest {

  @Test
  public void aGuestComesBackToTheSameSeatAndTheSamePiles() throws Exception {
    killedAtPiles(1);
  }

  @Test
  public void theHostComesBackToTheSameSeatAndTheSamePiles() throws Exception {
    killedAtPiles(0);
  }

  private static void killedAtPiles(int victim) throws Exception {
    try (PhonesInReach company = new PhonesInReach(3)) {
      List<AutoPlayer<PilesView>> players =
          company.gather(PilesKit.KIT, Map.of(), SimplePlayers::piles);
      AutoPlayer<PilesView> doomed = players.get(victim);
      company.main.until("two moves", () -> doomed.moves() == 2);
      doomed.playing(false);
      company.main.until("the third turn", () -> isOver(doomed) || doomed.isAsked());
      assertFalse("too short a game", isOver(doomed));
      List<Pile> piles = picture(doomed).piles();
      int seat = doomed.view().table().me();

      AutoPlayer<PilesView> revived = comeBack(company, victim, PilesKit.KIT, SimplePlayers::piles);
      assertEquals(seat, revived.view().table().me());
      assertEquals(piles, picture(revived).piles());

      players.set(victim, revived);
      revived.playing(true);
      company.untilSigned(players);
      FourPhonesTest.assertSignedByAll(players);
      company.assertNoFaults();
    }
  }

  @Test
  public void aPlayerOfHoldemComesBackToTheSameHoleCards() throws Exception {
    try (PhonesInReach company = new PhonesInReach(2)) {
      List<AutoPlayer<PokerView>> players =
          company.gather(PokerKit.KIT, Map.of("handLimit", "1"), SimplePlayers::poker);
      AutoPlayer<PokerView> doomed = players.get(1);
      doomed.playing(false);
      company.main.until("a turn with cards", () -> isReady(doomed));
      List<Card> own = picture(doomed).own();
      assertEquals(2, own.size());

      AutoPlayer<PokerView> revived = comeBack(company, 1, PokerKit.KIT, SimplePlayers::poker);
      company.main.until("its cards", () -> picture(revived).own().size() == 2);
      assertEquals(own, picture(revived).own());

      players.set(1, revived);
      revived.playing(true);
      company.untilSigned(players);
      FourPhonesTest.assertSignedByAll(players);
      company.assertNoFaults();
    }
  }

  private static boolean isReady(AutoPlayer<PokerView> player) {
    return player.hasPicture()
        && SimplePlayers.poker(picture(player)).isPresent()
        && picture(player).own().size() == 2;
  }

  private static boolean isOver(AutoPlayer<?> player) {
    return player.view().table().outcome().isPresent();
  }

  private static <V> V picture(AutoPlayer<V> player) {
    return java.util.Objects.requireNonNull(player.view().table().game());
  }

  /** Comes back to the seat, which is offered by itself and waits. */
  private static <V> AutoPlayer<V> comeBack(
      PhonesInReach company, int victim, GameKit<?, V> kit, Function<V, Optional<Action>> mind)
      throws Exception {
    Nearby again = company.revive(victim).nearby;
    company.main.until("the seat is offered", () -> left(again).isPresent());
    LeftSeat seat = left(again).get();
    assertEquals(kit.game().id(), seat.game());
    assertEquals(victim == 0, seat.hosting());
    AutoPlayer<V> revived = new AutoPlayer<>(again.resume(seat), kit, mind);
    revived.playing(false);
    company.main.until("it is seated", revived::hasPicture);
    assertTrue(revived.is(TableView.Stage.PLAYING));
    assertFalse("nothing to come back to twice", left(again).isPresent());
    return revived;
  }

  private static Optional<LeftSeat> left(Nearby nearby) {
    Optional<LeftSeat> left = nearby.left().getValue();
    return left == null ? Optional.empty() : left;
  }
}
