package dev.parlor.games.classic;

import static dev.parlor.games.classic.ClassicPlay.DEAL;
import static dev.parlor.games.classic.ClassicPlay.HIT;
import static dev.parlor.games.classic.ClassicPlay.PASS;
import static dev.parlor.games.classic.ClassicPlay.SHOW;
import static dev.parlor.games.classic.ClassicPlay.STAY;
import static dev.parlor.games.classic.KnownClassic.DEALER;
import static dev.parlor.games.classic.KnownClassic.PLAYER;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.Refusal;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * The game between phones. Down cards are known to their owner alone, and false words about them
 * come out at the end.
 */
class ClassicHiddenTest {
  private final Classic classic = new Classic();

  @Test
  @DisplayName("classic, hidden: a down card is seen by its owner only")
  void downCardsAreTheirOwners() {
    KnownClassic scene = KnownClassic.hidden("2s3h4d5c").player(DEAL);
    assertTrue(scene.table.knowledge(PLAYER).face(new Slot(0, 0)) != null);
    assertEquals(null, scene.table.knowledge(PLAYER).face(new Slot(0, 1)));
    ClassicView view = scene.view(PLAYER);
    assertEquals("6", view.current().player().total());
    assertEquals("", view.current().dealer().total());
    assertEquals(5, view.current().dealer().shows());
  }

  @Test
  @DisplayName("classic, hidden: only a ten or an ace up makes its owner declare, 21 is shown")
  void twentyOneIsShown() {
    KnownClassic scene = KnownClassic.hidden("Ts9hAdTh").player(DEAL);
    assertEquals(Set.of(PLAYER, DEALER), classic.toAct(scene.state()));
    assertEquals(List.of("Ready"), scene.history());
    assertEquals(List.of(SHOW), scene.offers(PLAYER));
    assertEquals(List.of(PASS), scene.offers(DEALER));
    scene.player(SHOW);
    assertEquals(List.of("Ready", "GameOverPlayerWins"), scene.history());
    assertEquals(List.of(), scene.violations());

    KnownClassic dealer = KnownClassic.hidden("9hTsThAd").player(DEAL).dealer(SHOW);
    assertEquals(List.of("Ready"), dealer.history());
    dealer.player(PASS);
    assertEquals(List.of("Ready", "GameOverDealerWins"), dealer.history());

    KnownClassic nobody = KnownClassic.hidden("2s3h4d5c").player(DEAL);
    assertEquals(List.of("Ready", "PlayersRound"), nobody.history());
  }

  @Test
  @DisplayName("classic, hidden: playing before declaring is refused")
  void declareFirst() {
    KnownClassic scene = KnownClassic.hidden("9s9hTdTh").player(DEAL);
    assertEquals("classic.declare", scene.refusal(PLAYER, HIT));
    scene.player(PASS);
    assertEquals("classic.wait", scene.refusal(PLAYER, HIT));
    scene.dealer(PASS).player(STAY).dealer(STAY);
    assertEquals(ClassicNode.GAME_OVER_DRAW, scene.state().node());
  }

  @Test
  @DisplayName("classic, hidden: a bust is shown at once, and then both down cards are open")
  void bustIsShown() {
    KnownClassic scene = KnownClassic.hidden("Ts9h6d5hKc").player(DEAL, HIT);
    assertEquals(List.of(SHOW), scene.offers(PLAYER));
    assertEquals(List.of("Ready", "PlayersRound"), scene.history());
    scene.player(SHOW);
    assertEquals(List.of("Ready", "PlayersRound", "GameOverPlayerBusts"), scene.history());
    assertTrue(scene.state().side(DEALER).isOpen());
  }

  @Test
  @DisplayName("classic, hidden: playing on says that the hit was no bust")
  void playingOnIsAClaim() {
    KnownClassic scene = KnownClassic.hidden("2s9h6d5hKc").player(DEAL, HIT);
    assertEquals(List.of(HIT, STAY), scene.offers(PLAYER));
    scene.player(STAY);
    assertEquals(List.of("Ready", "PlayersRound", "PlayersRound", "DealersRound"), scene.history());
    scene.dealer(STAY);
    assertEquals(ClassicNode.GAME_OVER_PLAYER_WINS, scene.state().node());
    assertEquals(List.of(), scene.violations());
  }

  @Test
  @DisplayName("classic, hidden: who must be over 21 whatever he hides can only show")
  void certainBustMustBeShown() {
    KnownClassic scene = KnownClassic.hidden("4s9hTd5hKc").player(DEAL, PASS, HIT);
    assertEquals("classic.mustShow", scene.refusal(PLAYER, STAY));
    assertEquals("classic.mustShow", scene.refusal(PLAYER, HIT));
    scene.player(SHOW);
    assertEquals(ClassicNode.GAME_OVER_PLAYER_BUSTS, scene.state().node());
  }

  @Test
  @DisplayName("classic, hidden: a hidden bust loses and is named")
  void hiddenBust() {
    KnownClassic player = KnownClassic.hidden("Ts9h6d5hKc").player(DEAL, HIT, STAY);
    player.dealer(STAY);
    assertEquals(ClassicNode.GAME_OVER_PLAYER_BUSTS, player.state().node());
    assertEquals(List.of("0 classic.violation.hiddenBust"), player.violations());
    assertEquals(
        new Refusal("classic.violation.hiddenBust", List.of("Ts 6d Kc")),
        player.outcome().violations().get(0).what());

    KnownClassic dealer = KnownClassic.hidden("2s9h6d6hKc").player(DEAL, STAY);
    dealer.dealer(HIT, STAY);
    assertEquals(ClassicNode.GAME_OVER_DEALER_BUSTS, dealer.state().node());
    assertEquals(List.of("1 classic.violation.hiddenBust"), dealer.violations());
  }

  @Test
  @DisplayName("classic, hidden: hitting on when over 21 is named even if the bust is shown later")
  void hitWhenBust() {
    KnownClassic scene = KnownClassic.hidden("Ts9h6d5h7c2c").player(DEAL, HIT, HIT, SHOW);
    assertEquals(ClassicNode.GAME_OVER_PLAYER_BUSTS, scene.state().node());
    assertEquals(List.of("0 classic.violation.hiddenBust"), scene.violations());
  }

  @Test
  @DisplayName("classic, hidden: 21 kept back at the deal loses and is named")
  void hidden21() {
    KnownClassic dealer = KnownClassic.hidden("2sTh3dAh").player(DEAL).dealer(PASS);
    dealer.player(STAY).dealer(STAY);
    assertEquals(ClassicNode.GAME_OVER_PLAYER_WINS, dealer.state().node());
    assertEquals(List.of("1 classic.violation.hidden21"), dealer.violations());
    KnownClassic player = KnownClassic.hidden("Ts2hAd3h").player(DEAL, PASS, STAY);
    player.dealer(STAY);
    assertEquals(ClassicNode.GAME_OVER_DEALER_WINS, player.state().node());
    assertEquals(List.of("0 classic.violation.hidden21"), player.violations());
  }

  @Test
  @DisplayName("classic, hidden: when both kept something back nobody wins and both are named")
  void bothLie() {
    KnownClassic scene = KnownClassic.hidden("TsThAdAh").player(DEAL, PASS).dealer(PASS);
    scene.player(STAY).dealer(STAY);
    assertEquals(ClassicNode.GAME_OVER_DRAW, scene.state().node());
    assertEquals(
        List.of("0 classic.violation.hidden21", "1 classic.violation.hidden21"),
        scene.violations());
  }

  @Test
  @DisplayName("classic, hidden: showing without need is no lie")
  void showingWithoutNeed() {
    KnownClassic scene = KnownClassic.hidden("9s9hTd5hAc").player(DEAL, SHOW);
    assertEquals(List.of("Ready", "PlayersRound"), scene.history());
    scene.player(HIT);
    assertEquals(ClassicNode.GAME_OVER_PLAYER_BUSTS, scene.state().node());
    assertEquals(List.of(), scene.violations());
    KnownClassic hit = KnownClassic.hidden("2s9h6d5hKc").player(DEAL, HIT, SHOW);
    assertEquals(List.of("Ready", "PlayersRound", "PlayersRound"), hit.history());
    assertEquals(List.of(HIT, STAY), hit.offers(PLAYER));
  }

  @Test
  @DisplayName("classic, hidden: the absent side deals, passes and stays, and has claimed nothing")
  void absentSide() {
    KnownClassic scene = KnownClassic.hidden("Ts2hAd3h");
    scene.happens(new Event.Away(PLAYER));
    assertEquals(Set.of(DEALER), classic.toAct(scene.state()));
    scene.dealer(STAY);
    assertEquals(ClassicNode.GAME_OVER_PLAYER_WINS, scene.state().node());
    assertEquals(List.of(), scene.violations());
    KnownClassic bust = KnownClassic.hidden("Ts9h6d5hKc").player(DEAL, HIT);
    bust.happens(new Event.Away(PLAYER)).dealer(STAY);
    assertEquals(ClassicNode.GAME_OVER_PLAYER_BUSTS, bust.state().node());
    assertEquals(List.of(), bust.violations());
    KnownClassic sure = KnownClassic.hidden("4s9hTd5hKc").player(DEAL, PASS, HIT);
    sure.happens(new Event.Away(PLAYER));
    assertEquals(ClassicNode.GAME_OVER_PLAYER_BUSTS, sure.state().node());
    KnownClassic back = KnownClassic.hidden("2s9h6d5hKc").happens(new Event.Away(DEALER));
    back.happens(new Event.Returned(DEALER)).player(DEAL, STAY);
    assertEquals(Set.of(DEALER), classic.toAct(back.state()));
  }

  @Test
  @DisplayName("classic: who leaves has lost; the history is left alone")
  void leaving() {
    KnownClassic scene = KnownClassic.hidden("2s9h6d5hKc").player(DEAL);
    scene.happens(new Event.Left(PLAYER, false));
    assertEquals(List.of(2, 1), scene.places());
    assertEquals(List.of("Ready", "PlayersRound"), scene.history());
    assertEquals(0, scene.outcome().units());
  }

  @Test
  @DisplayName("classic: time-outs stay, and say what the cards oblige to say")
  void timeouts() {
    KnownClassic scene = KnownClassic.hidden("Ts9hAdTh");
    assertEquals(DEAL, timeout(scene, PLAYER));
    scene.player(DEAL);
    assertEquals(SHOW, timeout(scene, PLAYER));
    assertEquals(PASS, timeout(scene, DEALER));
    KnownClassic bust = KnownClassic.hidden("Ts9h6d5hKc").player(DEAL);
    assertEquals(STAY, timeout(bust, PLAYER));
    assertEquals(SHOW, timeout(bust.player(HIT), PLAYER));
  }

  private ClassicPlay timeout(KnownClassic scene, int seat) {
    return (ClassicPlay) classic.timeout(scene.state(), seat, scene.table.knowledge(seat));
  }

  @Test
  @DisplayName("classic: the view keeps a hit that has not led to a state yet")
  void viewShowsAPendingHit() {
    KnownClassic scene = KnownClassic.hidden("Ts9h6d5hKc").player(DEAL, HIT);
    ClassicView view = scene.view(DEALER);
    assertEquals(3, view.history().size());
    assertEquals(3, view.current().player().cards().size());
    assertEquals(16, view.current().player().shows());
    assertEquals("classic.state.playersRound", view.current().stateKey());
    assertFalse(view.outcome().isPresent());
  }

  @Test
  @DisplayName("engine: a card can't be turned over twice, nor one that nobody awaits")
  void strangeCards() {
    KnownClassic scene = KnownClassic.hidden("2s9h6d5hKc").player(DEAL);
    assertEquals(
        "event.unexpected",
        scene
            .table
            .apply(new Event.Opened(new Slot(0, 0), Card.parse("2s")))
            .map(Refusal::key)
            .orElse(""));
    assertEquals(
        "card.twice",
        scene
            .table
            .apply(new Event.Opened(new Slot(0, 0), Card.parse("6d")))
            .map(Refusal::key)
            .orElse(""));
  }
}
