package dev.parlor.p2p.deal;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.Event;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Phones that share a sealed deck. They pay their debts at once, in an order of their own. */
final class SealedSeats {
  static final Bytes HEAD = Bytes.of(new byte[32]);

  private final List<SealedEngine> engines = new ArrayList<>();
  private final List<OwnSealedDeal> seats = new ArrayList<>();
  private long size;

  SealedSeats(int count, String seed) {
    Entropy entropy = new SeededEntropy(seed);
    List<Bytes> npubs = new ArrayList<>();
    for (int seat = 0; seat < count; seat++) {
      npubs.add(Bytes.of(entropy.bytes(32)));
    }
    for (int seat = 0; seat < count; seat++) {
      SealedEngine engine = new SealedEngine(new DeckTable(HEAD, "", npubs), new SealedCrypto());
      engines.add(engine);
      seats.add(new OwnSealedDeal(engine, new SealedCrypto(), seat, entropy.bytes(32), entropy));
    }
  }

  void all(Consumer<SealedEngine> what) {
    engines.forEach(what);
  }

  List<Duty> duties(int seat) {
    return engines.get(0).duties(seat);
  }

  @Nullable Card face(int seat, Slot slot) {
    return seats.get(seat).face(slot);
  }

  /** The blocks with which a seat pays a debt. */
  List<byte[]> payment(int seat, Duty duty) {
    return seats.get(seat).job(duty).get();
  }

  /** The length of the log. */
  long size() {
    return size;
  }

  void apply(int seat, byte[] block) throws Exception {
    apply(seat, size, block);
  }

  /** Puts a block into the log. Its author had seen this much of the log. */
  void apply(int seat, long seen, byte[] block) throws Exception {
    size++;
    for (SealedEngine engine : engines) {
      Reader in = new Reader(block);
      engine.apply(seat, seen, in.u8(), in);
      engine.remember(size);
    }
  }

  /** Lets all seats pay until nobody owes anything. */
  void pay() throws Exception {
    boolean paid = true;
    while (paid) {
      paid = false;
      for (int seat = 0; seat < seats.size(); seat++) {
        for (Duty duty : duties(seat)) {
          if (!(duty instanceof Duty.Prove) && duties(seat).contains(duty)) {
            paid = true;
            for (byte[] block : payment(seat, duty)) {
              apply(seat, block);
            }
          }
        }
      }
    }
  }

  void ask(Request.OfCards request) {
    for (SealedEngine engine : engines) {
      engine.ask(request, HEAD);
      engine.asked();
      engine.remember(size);
    }
  }

  /** The events by which the rules hear that a request is met. */
  List<Event> events(Request.OfCards request) {
    List<Event> events = new ArrayList<>();
    for (SealedEngine engine : engines) {
      assertTrue(engine.isMet(request), request::toString);
      engine.event(request).ifPresent(events::add);
      engine.remember(size);
    }
    return events;
  }

  /** Asks all phones for cards and lets them pay. */
  List<Event> met(Request.OfCards request) throws Exception {
    ask(request);
    pay();
    return events(request);
  }
}
