package dev.parlor.p2p.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Event;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Of two discards the lower one becomes the stock. This pile of one card, which all have seen and
 * nobody shuffles, is dealt to a seat.
 */
class PileOfOneTest {
  private static final Slot LOWER = new Slot(0, 4);

  private final SealedSeats table = new SealedSeats(2, "pile of one");

  @Test
  void aSinglePileCardThatAllKnowCanBeDealt() throws Exception {
    table.met(new Request.Shuffle(0, new Request.Contents.Fresh(DeckSpec.FRENCH_52), List.of()));
    Card card = ((Event.Opened) table.met(new Request.Open(LOWER)).get(0)).card();
    table.met(new Request.Shuffle(1, new Request.Contents.Pile(List.of(LOWER)), List.of()));
    table.met(new Request.Deal(new Slot(1, 0), 1));
    assertEquals(card, table.face(1, new Slot(1, 0)));
  }
}
