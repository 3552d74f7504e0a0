package dev.parlor.tables.sitting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.tables.scene.Phrase;
import org.junit.jupiter.api.Test;

/** What a person holds in the hand while the table moves. */
class HandTest {
  private static final Phrase WHY = Phrase.of("type.unknown");

  /** A deed came too late. The moment that made it late is shown first, and then the refusal. */
  @Test
  void aRefusalOutlivesTheMomentsThatCameBeforeIt() {
    Hand hand = new Hand();
    hand.refuse(WHY, 1);
    hand.moved();
    assertEquals(WHY, hand.refusal);
    hand.moved();
    assertTrue(hand.refusal.isNone());
  }
}
