package dev.parlor.games.classic;

import static dev.parlor.games.classic.ClassicPlay.DEAL;
import static dev.parlor.games.classic.ClassicPlay.HIT;
import static dev.parlor.games.classic.ClassicPlay.PASS;
import static dev.parlor.games.classic.ClassicPlay.SHOW;
import static dev.parlor.games.classic.ClassicPlay.STAY;
import static dev.parlor.games.classic.KnownClassic.DEALER;
import static dev.parlor.games.classic.KnownClassic.PLAYER;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.games.Dealt;
import dev.parlor.games.card.Card;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The checklist of Blackjack Classic with all cards open: the seed's state machine. */
class ClassicMachineTest {
  @Test
  @DisplayName("classic 1: the states of the seed by their names")
  void states() {
    assertEquals(
        List.of(
            "Ready",
            "PlayersRound",
            "DealersRound",
            "GameOverPlayerBusts",
            "GameOverPlayerWins",
            "GameOverDealerBusts",
            "GameOverDealerWins",
            "GameOverDraw"),
        Arrays.stream(ClassicNode.values()).map(ClassicNode::seedName).toList());
    assertEquals(
        List.of(false, false, false, true, true, true, true, true),
        Arrays.stream(ClassicNode.values()).map(ClassicNode::isOver).toList());
  }

  @Test
  @DisplayName("classic 2: player down, dealer down, player up, dealer up")
  void dealOrder() {
    ClassicState state = KnownClassic.open("2s3h4d5c").player(DEAL).state();
    assertEquals(Card.parseAll("2s4d"), Dealt.openFaces(state.side(PLAYER).cards()));
    assertEquals(Card.parseAll("3h5c"), Dealt.openFaces(state.side(DEALER).cards()));
  }

  @Test
  @DisplayName("classic 3: 21 at the deal: the player's first, then the dealer's")
  void twentyOneAtTheDeal() {
    assertEquals(
        List.of("Ready", "GameOverPlayerWins"),
        KnownClassic.open("Ts9sAdTh").player(DEAL).history());
    assertEquals(
        List.of("Ready", "GameOverDealerWins"),
        KnownClassic.open("9sTsTdAh").player(DEAL).history());
    assertEquals(
        List.of("Ready", "PlayersRound"), KnownClassic.open("9sTsTdKh").player(DEAL).history());
  }

  @Test
  @DisplayName("classic 4: a hit up to 21 goes on, a hit over 21 busts who hit")
  void hits() {
    assertEquals(
        List.of("Ready", "PlayersRound", "PlayersRound", "GameOverPlayerBusts"),
        KnownClassic.open("5s9s6dTh9cKd").player(DEAL, HIT, HIT).history());
    KnownClassic dealer = KnownClassic.open("5s9s6dTh2cKd").player(DEAL, STAY);
    assertEquals(
        List.of("Ready", "PlayersRound", "DealersRound", "DealersRound", "GameOverDealerBusts"),
        dealer.dealer(HIT, HIT).history());
    assertEquals(List.of(1, 2), dealer.places());
  }

  @Test
  @DisplayName("classic 5: the dealer's stay compares the totals")
  void comparison() {
    assertEquals(ClassicNode.GAME_OVER_PLAYER_WINS, stayed("TsThKd9h"));
    assertEquals(ClassicNode.GAME_OVER_DEALER_WINS, stayed("TsTh9dKh"));
    assertEquals(ClassicNode.GAME_OVER_DRAW, stayed("TsTh9d9h"));
    KnownClassic draw = KnownClassic.open("TsTh9d9h").player(DEAL, STAY).dealer(STAY);
    assertEquals(List.of(1, 1), draw.places());
    assertEquals("game.over", draw.refusal(DEALER, STAY));
  }

  private static ClassicNode stayed(String deck) {
    return KnownClassic.open(deck).player(DEAL, STAY).dealer(STAY).state().node();
  }

  @Test
  @DisplayName("classic 6: an ace is always 11")
  void aceIsEleven() {
    KnownClassic scene = KnownClassic.open("As2h6d3hTc").player(DEAL);
    assertEquals(17, scene.state().side(PLAYER).openTotal());
    assertEquals(ClassicNode.GAME_OVER_PLAYER_BUSTS, scene.player(HIT).state().node());
  }

  @Test
  @DisplayName("classic 7: every transition appends an unchangeable state, Ready first")
  void historyOnlyGrows() {
    KnownClassic scene = KnownClassic.open("2s3h4d5c6s7s").player(DEAL);
    List<Moment> before = scene.state().history();
    assertEquals(new Moment(ClassicNode.READY, List.of(), List.of()), before.get(0));
    scene.player(HIT, STAY).dealer(HIT);
    assertEquals(before, scene.state().history().subList(0, before.size()));
    assertEquals(5, scene.state().history().size());
    assertEquals(2, before.get(1).player().size());
    assertEquals(3, scene.state().history().get(2).player().size());
    assertThrows(UnsupportedOperationException.class, () -> before.remove(0));
  }

  @Test
  @DisplayName("classic a: both 21: the player wins")
  void bothTwentyOne() {
    assertEquals(
        List.of("Ready", "GameOverPlayerWins"),
        KnownClassic.open("TsThAdAh").player(DEAL).history());
  }

  @Test
  @DisplayName("classic b: two aces are 22, no bust, and beat 21; a hit on them busts")
  void twoAcesLiterally() {
    KnownClassic stay = KnownClassic.open("As9hAd3h9c").player(DEAL, STAY).dealer(HIT, STAY);
    assertEquals(21, stay.state().side(DEALER).openTotal());
    assertEquals(ClassicNode.GAME_OVER_PLAYER_WINS, stay.state().node());
    assertEquals(
        ClassicNode.GAME_OVER_PLAYER_BUSTS,
        KnownClassic.open("As9hAd3h2c").player(DEAL, HIT).state().node());
    assertEquals(
        ClassicNode.GAME_OVER_DEALER_WINS,
        KnownClassic.open("TsAhTdAd").player(DEAL, STAY).dealer(STAY).state().node());
  }

  @Test
  @DisplayName("classic b: by option two aces bust at the deal")
  void twoAcesByOption() {
    assertEquals(
        List.of("Ready", "GameOverPlayerBusts"),
        KnownClassic.with("literal", "false", "As9hAd3h").player(DEAL).history());
    assertEquals(
        List.of("Ready", "GameOverDealerBusts"),
        KnownClassic.with("literal", "false", "9hAs3hAd").player(DEAL).history());
    assertEquals(
        ClassicNode.GAME_OVER_PLAYER_WINS,
        KnownClassic.with("literal", "false", "ThAsAhAd").player(DEAL).state().node());
  }

  @Test
  @DisplayName("classic c: when the player busts the dealer never plays")
  void dealerNeverPlaysAfterABust() {
    KnownClassic scene = KnownClassic.open("TsThKd9hQc").player(DEAL, HIT);
    assertEquals(ClassicNode.GAME_OVER_PLAYER_BUSTS, scene.state().node());
    assertEquals(2, scene.state().side(DEALER).cards().size());
    assertEquals(List.of(2, 1), scene.places());
  }

  @Test
  @DisplayName("classic d: the dealer may stay on anything and hit on anything")
  void dealerIsFree() {
    assertEquals(
        ClassicNode.GAME_OVER_PLAYER_WINS,
        KnownClassic.open("5s2h6d3h").player(DEAL, STAY).dealer(STAY).state().node());
    assertEquals(
        ClassicNode.GAME_OVER_DEALER_BUSTS,
        KnownClassic.open("5sTh6dJh2c").player(DEAL, STAY).dealer(HIT).state().node());
  }

  @Test
  @DisplayName("classic d: by option the dealer hits below 17, all cards open")
  void dealerByPolicy() {
    KnownClassic scene = KnownClassic.hiddenWith("dealer", "policy", "9s2h9dTh3c2s");
    scene.player(DEAL, STAY);
    assertEquals(
        List.of(
            "Ready",
            "PlayersRound",
            "DealersRound",
            "DealersRound",
            "DealersRound",
            "GameOverPlayerWins"),
        scene.history());
    assertEquals(17, scene.state().side(DEALER).openTotal());
    KnownClassic bust = KnownClassic.hiddenWith("dealer", "policy", "9s2h9dTh3cKs");
    assertEquals(ClassicNode.GAME_OVER_DEALER_BUSTS, bust.player(DEAL, STAY).state().node());
  }

  @Test
  @DisplayName("classic e: illegal plays are refused and leave the history alone")
  void illegalPlays() {
    KnownClassic scene = KnownClassic.open("2s3h4d5c6s7s");
    assertEquals("classic.notNow", scene.refusal(PLAYER, HIT));
    assertEquals("classic.notNow", scene.refusal(PLAYER, STAY));
    assertEquals("turn.notYours", scene.refusal(DEALER, DEAL));
    assertEquals(List.of("Ready"), scene.history());
    scene.player(DEAL);
    assertEquals("classic.notNow", scene.refusal(PLAYER, DEAL));
    assertEquals("classic.notNow", scene.refusal(PLAYER, SHOW));
    assertEquals("classic.notNow", scene.refusal(PLAYER, PASS));
    assertEquals("turn.notYours", scene.refusal(DEALER, HIT));
    assertEquals(List.of("Ready", "PlayersRound"), scene.history());
  }

  @Test
  @DisplayName("classic f: 21 by hitting does not end the round")
  void twentyOneByHittingGoesOn() {
    KnownClassic scene = KnownClassic.open("5s9h6d3hTc").player(DEAL, HIT);
    assertEquals(21, scene.state().side(PLAYER).openTotal());
    assertEquals(ClassicNode.PLAYERS_ROUND, scene.state().node());
    assertEquals(List.of(HIT, STAY), scene.offers(PLAYER));
  }

  @Test
  @DisplayName("classic g: one deck of 52 cards, one game, no bets")
  void oneGame() {
    KnownClassic scene = KnownClassic.open("TsThKd9h").player(DEAL, STAY).dealer(STAY);
    assertEquals(1, scene.outcome().units());
    assertEquals(1, scene.outcome().standings().get(PLAYER).score());
    assertEquals(0, scene.outcome().standings().get(DEALER).score());
  }
}
