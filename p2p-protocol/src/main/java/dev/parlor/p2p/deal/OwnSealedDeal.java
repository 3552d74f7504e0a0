package dev.parlor.p2p.deal;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Writer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One seat's secrets of sealed decks. */
public final class OwnSealedDeal implements OwnDeal {
  private final SealedEngine engine;
  private final Sealing sealing;
  private final int seat;
  private final byte[] tableSecret;
  private final Entropy entropy;
  private final Map<Bytes, Sealing.Own> own = new HashMap<>();
  private final Map<Slot, Card> seen = new HashMap<>();

  /**
   * The private side of a seat.
   *
   * @param tableSecret 32 random bytes of this phone, drawn for this table and journalled; all keys
   *     and seeds are derived from it and from the deck, so that a restart finds them again
   * @param entropy for shuffles and proofs, which are never made twice
   */
  public OwnSealedDeal(
      SealedEngine engine, Sealing sealing, int seat, byte[] tableSecret, Entropy entropy) {
    this.engine = engine;
    this.sealing = sealing;
    this.seat = seat;
    this.tableSecret = tableSecret.clone();
    this.entropy = entropy;
  }

  @Override
  public @Nullable Card face(Slot slot) {
    Card known = seen.get(slot);
    if (known != null) {
      return known;
    }
    SealedDecks.Place place = engine.find(slot);
    if (place == null) {
      return null;
    }
    OptionalInt value = SealedEngine.look(place, seat, own(place.box().terms));
    if (!value.isPresent()) {
      return null;
    }
    Card card = CardNumber.card(value.getAsInt());
    seen.put(slot, card);
    return card;
  }

  @Override
  public Supplier<List<byte[]>> job(Duty duty) {
    if (duty instanceof Duty.Commit commit) {
      DeckPrep prep = engine.prep(commit.deck());
      Supplier<byte[]> work = sealing.commit(prep.terms, seat, own(prep.terms), entropy);
      return () -> List.of(block(BlockType.SEED_HASH, prep).bytes(work.get()).toArray());
    } else if (duty instanceof Duty.Shuffle shuffle) {
      return shuffle(engine.prep(shuffle.deck()));
    } else if (duty instanceof Duty.Reveal reveal) {
      DeckPrep prep = engine.prep(reveal.deck());
      byte[] seed = own(prep.terms).seed();
      return () -> List.of(block(BlockType.SEED_REVEAL, prep).bytes(seed).toArray());
    } else if (duty instanceof Duty.Unlock unlock) {
      return unlock(unlock);
    } else if (duty instanceof Duty.Remask remask) {
      return remask(remask);
    } else if (duty instanceof Duty.HandOver handOver) {
      return handOver(handOver);
    }
    throw new IllegalArgumentException("no duty of a sealed deck: " + duty);
  }

  private Supplier<List<byte[]>> shuffle(DeckPrep prep) {
    Supplier<Shuffling.Shuffled> work = prep.shuffling().shuffle(seat, own(prep.terms), entropy);
    return () -> {
      Shuffling.Shuffled shuffled = work.get();
      return List.of(
          block(BlockType.SHUFFLE, prep).bytes(shuffled.list()).toArray(),
          block(BlockType.PROOF, prep).bytes(shuffled.proof()).toArray());
    };
  }

  private Supplier<List<byte[]>> unlock(Duty.Unlock duty) {
    SealedDecks.Box box = engine.box(duty.deck());
    Supplier<byte[]> work = box.vault.shares(seat, own(box.terms), entropy);
    return () ->
        List.of(
            new Writer()
                .u8(BlockType.UNLOCK)
                .u16(duty.deck())
                .u32(duty.number())
                .bytes(work.get())
                .toArray());
  }

  private Supplier<List<byte[]>> remask(Duty.Remask duty) {
    SealedDecks.Box box = engine.box(duty.deck());
    Supplier<byte[]> work =
        box.vault.remask(duty.position(), seat, duty.number(), own(box.terms), entropy);
    return () ->
        List.of(
            new Writer()
                .u8(BlockType.REMASK)
                .u16(duty.deck())
                .u16(duty.position())
                .u32(duty.number())
                .bytes(work.get())
                .toArray());
  }

  private Supplier<List<byte[]>> handOver(Duty.HandOver duty) {
    SealedDecks.Box box = engine.box(duty.deck());
    Supplier<byte[]> work = box.vault.handOver(seat, duty.number(), own(box.terms), entropy);
    return () ->
        List.of(
            new Writer()
                .u8(BlockType.HAND_OVER)
                .u16(duty.deck())
                .u32(duty.number())
                .bytes(work.get())
                .toArray());
  }

  private Sealing.Own own(Terms terms) {
    return own.computeIfAbsent(terms.hid(), hid -> sealing.own(terms, seat, tableSecret));
  }

  private static Writer block(int type, DeckPrep prep) {
    return new Writer().u8(type).u16(prep.deck).u8(prep.attempt);
  }
}
