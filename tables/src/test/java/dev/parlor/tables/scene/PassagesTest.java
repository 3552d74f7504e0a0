package dev.parlor.tables.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which cards are seen to move. A card is known by its slot, whatever face it has. */
class PassagesTest {
  private static final At HAND = At.of(At.Kind.OWN, 0);
  private static final At STOCK = At.middle(At.Kind.STOCK);
  private static final At OTHER_STOCK = At.middle(At.Kind.STOCK).group(1);
  private static final At DISCARD = At.middle(At.Kind.DISCARD);
  private static final Card SEVEN = Card.parse("7h");

  private static Slot slot(int deck, int index) {
    return new Slot(deck, index);
  }

  /** A table of this deal, with three stacks and with these cards in the hand, all of one face. */
  private static SceneBuilder table(int deal, Slot... hand) {
    List<Spot> spots = new ArrayList<>();
    for (Slot slot : hand) {
      spots.add(Spot.of(HAND.card(spots.size()), slot, SEVEN));
    }
    return new SceneBuilder(new Scene.Key(1, deal, 1), 0, Trust.of(Trust.Shield.SHUFFLED))
        .zone(Zone.of(HAND, Zone.Layout.FAN, spots))
        .stack(Stack.down(STOCK, 0, 30))
        .stack(Stack.down(OTHER_STOCK, 1, 30));
  }

  private static Scene discarded(Scene scene, int count, Slot top) {
    Spot card = Spot.of(DISCARD, top, SEVEN);
    return scene.edit().stack(Stack.up(DISCARD, count, Optional.of(card))).build();
  }

  @Test
  void aCardIsFollowedByItsSlotAndNotByItsFace() {
    Scene before = table(1, slot(0, 1), slot(0, 2)).build();
    Scene after = discarded(table(1, slot(0, 1)).build(), 1, slot(0, 2));
    assertEquals(
        List.of(new Passages.Passage(slot(0, 2), HAND.card(1), DISCARD)),
        Passages.between(before, after).moved());
  }

  @Test
  void aCardThatNobodyHasSeenComesFromTheStackOfItsDeck() {
    Passages passages =
        Passages.between(table(1).build(), table(1, slot(1, 4), slot(0, 4)).build());
    assertEquals(
        List.of(
            new Passages.Passage(slot(1, 4), OTHER_STOCK, HAND.card(0)),
            new Passages.Passage(slot(0, 4), STOCK, HAND.card(1))),
        passages.moved());
  }

  /** The cards of a new deck have new slots. Nothing tells which of them an old card has become. */
  @Test
  void aReshuffleGathersAndTellsOfNoCardWhereItIsNow() {
    Scene before = discarded(table(1, slot(0, 1)).build(), 12, slot(0, 9));
    Scene after =
        new SceneBuilder(new Scene.Key(1, 1, 2), 0, Trust.of(Trust.Shield.SHUFFLED))
            .zone(Zone.of(HAND, Zone.Layout.FAN, List.of()))
            .stack(Stack.down(STOCK, 2, 12))
            .build();
    Passages passages = Passages.between(before, after);
    assertEquals(List.of(), passages.moved());
    assertEquals(
        List.of(new Passages.Gathered(DISCARD, STOCK), new Passages.Gathered(HAND, STOCK)),
        passages.gathered());
  }

  @Test
  void nothingMovesFromOneDealIntoAnother() {
    Scene before = table(1, slot(0, 1), slot(0, 2)).build();
    Scene after = discarded(table(2).build(), 1, slot(0, 1));
    assertEquals(
        new Passages(List.of(new Passages.Passage(slot(0, 1), STOCK, DISCARD)), List.of()),
        Passages.between(before, after));
  }

  @Test
  void aCardThatIsCoveredIsNotGathered() {
    Scene before = discarded(table(1).build(), 1, slot(0, 1));
    Scene after = discarded(table(1).build(), 2, slot(0, 2));
    assertEquals(List.of(), Passages.between(before, after).gathered());
  }
}
