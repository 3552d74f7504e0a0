package dev.parlor.p2p.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.Event;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Two discards, the lower one becomes the stock: a pile of one card, which all have seen and nobody
 * shuffles, is dealt to a seat.
 */
class PileOfOneTest {
  private static final Bytes HEAD = Bytes.of(new byte[32]);
  private static final Slot LOWER = new Slot(0, 4);

  private final List<SealedEngine> engines = new ArrayList<>();
  private final List<OwnSealedDeal> seats = new ArrayList<>();

  PileOfOneTest() {
    Entropy entropy = new SeededEntropy("pile of one");
    List<Bytes> npubs = List.of(Bytes.of(entropy.bytes(32)), Bytes.of(entropy.bytes(32)));
    for (int seat = 0; seat < npubs.size(); seat++) {
      SealedEngine engine = new SealedEngine(new DeckTable(HEAD, "", npubs), new SealedCrypto());
      engines.add(engine);
      seats.add(new OwnSealedDeal(engine, new SealedCrypto(), seat, entropy.bytes(32), entropy));
    }
  }

  /** All phones are asked, and pay what they owe until nobody owes anything. */
  private List<Event> met(Request request) throws Exception {
    for (SealedEngine engine : engines) {
      engine.ask(request, HEAD);
      engine.asked();
    }
    boolean paid = true;
    while (paid) {
      paid = false;
      for (int seat = 0; seat < seats.size(); seat++) {
        for (Duty duty : engines.get(0).duties(seat)) {
          if (!(duty instanceof Duty.Prove) && engines.get(0).duties(seat).contains(duty)) {
            paid = true;
            for (byte[] block : seats.get(seat).job(duty).get()) {
              apply(seat, block);
            }
          }
        }
      }
    }
    List<Event> events = new ArrayList<>();
    for (SealedEngine engine : engines) {
      assertTrue(engine.isMet(request), request::toString);
      engine.event(request).ifPresent(events::add);
    }
    return events;
  }

  private void apply(int seat, byte[] block) throws Exception {
    for (SealedEngine engine : engines) {
      Reader in = new Reader(block);
      engine.apply(seat, in.u8(), in);
    }
  }

  @Test
  void aSinglePileCardThatAllKnowCanBeDealt() throws Exception {
    met(new Request.Shuffle(0, new Request.Contents.Fresh(DeckSpec.FRENCH_52), List.of()));
    Card card = ((Event.Opened) met(new Request.Open(LOWER)).get(0)).card();
    met(new Request.Shuffle(1, new Request.Contents.Pile(List.of(LOWER)), List.of()));
    met(new Request.Deal(new Slot(1, 0), 1));
    assertEquals(card, seats.get(1).face(new Slot(1, 0)));
  }
}
