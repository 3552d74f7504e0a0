package dev.parlor.p2p.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.card.DeckSpec;
import dev.parlor.p2p.verdict.Offence;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The last cards of a hand are opened in waves. A seat that can lose by them gives its share last.
 */
class WavesTest {
  private static final Slot CARD = new Slot(0, 4);

  private final SealedSeats table = new SealedSeats(4, "waves");

  private List<Integer> owing() {
    List<Integer> owing = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      if (!table.duties(seat).isEmpty()) {
        owing.add(seat);
      }
    }
    return owing;
  }

  private void pays(int seat) throws Exception {
    for (byte[] block : table.payment(seat, table.duties(seat).get(0))) {
      table.apply(seat, block);
    }
  }

  @Test
  void eachWaveWaitsForTheOneBefore() throws Exception {
    table.met(new Request.Shuffle(0, new Request.Contents.Fresh(DeckSpec.FRENCH_52), List.of()));
    Request.Open open = new Request.Open(CARD, List.of(Set.of(1), Set.of(0, 3)));
    table.ask(open);
    assertEquals(List.of(2), owing(), "who is not named comes first");
    byte[] early = table.payment(3, table.duties(2).get(0)).get(0);
    Lie lie = assertThrows(Lie.class, () -> table.apply(3, early));
    assertEquals(Offence.SHARE_NOT_ASKED, lie.kind());
    pays(2);
    assertEquals(List.of(1), owing());
    pays(1);
    assertEquals(List.of(0, 3), owing());
    pays(3);
    assertEquals(List.of(0), owing());
    pays(0);
    assertTrue(table.events(open).get(0) instanceof Event.Opened);
  }

  @Test
  void theNextOpeningIsForAllAtOnceAgain() throws Exception {
    table.met(new Request.Shuffle(0, new Request.Contents.Fresh(DeckSpec.FRENCH_52), List.of()));
    table.met(new Request.Open(CARD, List.of(Set.of(1))));
    table.ask(new Request.Open(new Slot(0, 5)));
    assertEquals(List.of(0, 1, 2, 3), owing());
  }
}
