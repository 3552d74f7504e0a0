package dev.parlor.games.classic;

import static dev.parlor.games.classic.ClassicPlay.DEAL;
import static dev.parlor.games.classic.ClassicPlay.HIT;
import static dev.parlor.games.classic.ClassicPlay.STAY;
import static dev.parlor.games.classic.KnownClassic.DEALER;
import static dev.parlor.games.classic.KnownClassic.PLAYER;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dealt;
import dev.parlor.games.Dice;
import dev.parlor.games.Game;
import dev.parlor.games.Knowledge;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * The seed's machine to the letter. One device holds the cards, and hides those that must be
 * hidden.
 */
class ClassicOneDeviceTest {
  private static final Dice DICE = Dice.seeded(5);

  @Test
  @DisplayName("classic: 26 is GameOverPlayerBusts at once, and nobody had to show anything")
  void twentySixBustsAtOnce() {
    KnownClassic scene = KnownClassic.oneDevice("5s9sTdTh5cAd").player(DEAL, HIT);
    assertEquals(List.of("Ready", "PlayersRound", "PlayersRound"), scene.history());
    scene.player(HIT);
    assertEquals(
        List.of("Ready", "PlayersRound", "PlayersRound", "GameOverPlayerBusts"), scene.history());
    assertEquals(List.of(2, 1), scene.places());
    assertEquals(List.of(), scene.violations());
  }

  @Test
  @DisplayName("classic: every transition stands in the history when it happens")
  void everyTransitionAtItsTime() {
    KnownClassic scene = KnownClassic.oneDevice("9s2sTdTh2c3cKc").player(DEAL);
    assertEquals(List.of("Ready", "PlayersRound"), scene.history());
    assertEquals(3, scene.player(HIT).history().size());
    assertEquals("DealersRound", scene.player(STAY).history().get(3));
    assertEquals("DealersRound", scene.dealer(HIT).history().get(4));
    assertEquals("GameOverDealerBusts", scene.dealer(HIT).history().get(5));
  }

  @Test
  @DisplayName("classic: three plays and no claim, whatever the cards are")
  void threePlays() {
    Set<ClassicPlay> offered = EnumSet.noneOf(ClassicPlay.class);
    for (long seed = 0; seed < 300; seed++) {
      KnownClassic scene = KnownClassic.oneDevice(shuffled(seed));
      ClassicPlayer computer = new ClassicPlayer();
      while (!scene.table.finished().isPresent()) {
        int seat = scene.table.game().toAct(scene.state()).iterator().next();
        offered.addAll(scene.offers(seat));
        scene.table.act(
            seat, computer.choose(scene.state(), seat, scene.table.knowledge(seat), DICE));
      }
    }
    assertEquals(EnumSet.of(DEAL, HIT, STAY), offered);
  }

  @Test
  @DisplayName("classic: the other side's down card can't be told before the end")
  void downCardsAreHidden() {
    KnownClassic one = KnownClassic.oneDevice("9s2sTdTh2c3c").player(DEAL, HIT, STAY);
    KnownClassic other = KnownClassic.oneDevice("9s8hTdTh2c3c").player(DEAL, HIT, STAY);
    assertEquals(one.view(PLAYER), other.view(PLAYER));
    assertFalse(isOpen(one.view(PLAYER).current().dealer()));
    assertTrue(isOpen(one.view(DEALER).current().dealer()));
    assertFalse(isOpen(one.view(DEALER).current().player()));
    ClassicView onlooker = one.table.game().view(one.state(), Game.ONLOOKER, slot -> null);
    assertFalse(isOpen(onlooker.current().player()));
    assertEquals("", one.view(PLAYER).current().dealer().total());
    one.dealer(STAY);
    assertTrue(isOpen(one.view(PLAYER).current().dealer()));
  }

  @Test
  @DisplayName("classic: a computer player decides by what its seat sees")
  void computersDoNotPeek() {
    Knowledge nothing = slot -> null;
    for (String down : List.of("2s", "7s", "9h", "Ks")) {
      KnownClassic scene = KnownClassic.oneDevice("6s" + down + "TdTh2c3c").player(DEAL);
      assertEquals(
          new ClassicPlayer().advise(scene.state(), PLAYER, nothing, DICE),
          new ClassicPlayer()
              .advise(
                  KnownClassic.oneDevice("6s3dTdTh2c3c").player(DEAL).state(),
                  PLAYER,
                  nothing,
                  DICE),
          down);
    }
  }

  private static boolean isOpen(ClassicView.HandView hand) {
    return hand.cards().stream().allMatch(Dealt::isOpen);
  }

  private static String shuffled(long seed) {
    List<Card> cards = new ArrayList<>(DeckSpec.FRENCH_52.cards());
    Collections.shuffle(cards, new Random(seed));
    StringBuilder all = new StringBuilder();
    cards.forEach(all::append);
    return all.toString();
  }
}
