package dev.parlor.p2p.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.card.DeckSpec;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Two seats fall silent in one draw after another, in a game that goes on without the silent. */
class SpoiltDrawsTest {
  private static final Slot FIRST = new Slot(0, 0);

  private final SeededEntropy entropy = new SeededEntropy("spoilt draws");
  private final CoinEngine engine =
      new CoinEngine(
          new DeckTable(
              SealedSeats.HEAD,
              "",
              List.of(
                  Bytes.of(entropy.bytes(32)),
                  Bytes.of(entropy.bytes(32)),
                  Bytes.of(entropy.bytes(32)))),
          true);
  private final List<OwnCoinDeal> own = new ArrayList<>();

  SpoiltDrawsTest() throws Exception {
    for (int seat = 0; seat < 3; seat++) {
      own.add(new OwnCoinDeal(engine, seat, entropy.bytes(32)));
    }
    engine.ask(
        new Request.Shuffle(0, new Request.Contents.Fresh(new DeckSpec(1, 0)), List.of()),
        SealedSeats.HEAD);
    pay();
    engine.ask(new Request.Open(FIRST), SealedSeats.HEAD);
  }

  private void pay() throws Exception {
    pay(Duty.class);
  }

  private void pay(Class<? extends Duty> kind) throws Exception {
    pay(kind, List.of(0, 1, 2));
  }

  /** Lets these phones pay debts of one kind, as long as any owes one. */
  private void pay(Class<? extends Duty> kind, List<Integer> seats) throws Exception {
    boolean owed = true;
    while (owed) {
      owed = false;
      for (int seat : seats) {
        for (Duty duty : engine.duties(seat)) {
          if (!kind.isInstance(duty)) {
            continue;
          }
          Reader block = new Reader(own.get(seat).job(duty).get().get(0));
          engine.apply(seat, 0, block.u8(), block);
          owed = true;
          break;
        }
      }
    }
  }

  private void spoil(int times) throws Exception {
    for (int i = 0; i < times; i++) {
      int seat = 1 + i % 2;
      engine.away(seat, SealedSeats.HEAD);
      engine.back(seat, SealedSeats.HEAD);
      pay(Duty.Commit.class);
    }
  }

  @Test
  void chainsThatHaveBecomeTooShortAreFollowedByOthers() throws Exception {
    int before = engine.shoe(0).terms().hid().hashCode();
    spoil(60); // a chain has 92 links, and 52 of them are for cards
    assertTrue(engine.shoe(0).terms().hid().hashCode() != before, "no other chains");
    assertFalse(engine.isExhausted());
    pay();
    assertTrue(engine.isMet(new Request.Open(FIRST)));
  }

  @Test
  void theNumberOfAnAttemptFitsIntoItsByteHoweverManyThereAre() throws Exception {
    spoil(900);
    assertTrue(engine.shoe(0).attempt() <= 255, "attempt " + engine.shoe(0).attempt());
    pay();
  }

  /**
   * It has nothing to say in the draw that is made anew, and nobody could call it away for that.
   */
  @Test
  void whoIsAwayBehindItsTossIsNotWaitedForWhenTheDrawIsMadeAnew() throws Exception {
    pay(Duty.Coin.class, List.of(0));
    engine.away(0, SealedSeats.HEAD);
    engine.away(1, SealedSeats.HEAD);
    engine.back(1, SealedSeats.HEAD);
    pay(Duty.class, List.of(1, 2));
    assertTrue(engine.isMet(new Request.Open(FIRST)), "it waits for a seat that is away");
    assertEquals(Map.of(1, 1), engine.redrawn());
  }

  /**
   * Otherwise a seat that comes and goes before the chains are promised could keep a deck from ever
   * beginning.
   */
  @Test
  void whoWasSilentBeforeTheChainsIsInNoneOfThem() {
    CoinEngine begun = new CoinEngine(new DeckTable(SealedSeats.HEAD, "", four()), true);
    begun.ask(
        new Request.Shuffle(0, new Request.Contents.Fresh(new DeckSpec(1, 0)), List.of()),
        SealedSeats.HEAD);
    begun.away(3, SealedSeats.HEAD);
    begun.back(3, SealedSeats.HEAD);
    begun.away(2, SealedSeats.HEAD);
    assertEquals(List.of(0, 1), begun.shoe(0).terms().members());
  }

  private List<Bytes> four() {
    List<Bytes> npubs = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      npubs.add(Bytes.of(entropy.bytes(32)));
    }
    return npubs;
  }
}
