package dev.parlor.p2p.deal;

import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.p2p.wire.Writer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One seat's secrets of sealed decks, and what its phone does with them. */
public final class OwnSealedDeal implements OwnDeal {
  private final SealedEngine engine;
  private final Sealing sealing;
  private final int seat;
  private final byte[] tableSecret;
  private final Entropy entropy;
  private final Map<Bytes32, OwnSecrets> own = new HashMap<>();
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
    return duty.to(new Work());
  }

  /** What there is to do for each duty of a sealed deck. */
  private final class Work implements Duty.Payer<Supplier<List<byte[]>>> {
    @Override
    public Supplier<List<byte[]>> commit(Duty.Commit duty) {
      DeckPrep prep = engine.prep(duty.deck());
      Supplier<byte[]> work = sealing.commit(prep.terms, seat, own(prep.terms), entropy);
      return () -> List.of(block(BlockType.SEED_HASH, prep).bytes(work.get()).toArray());
    }

    @Override
    public Supplier<List<byte[]>> shuffle(Duty.Shuffle duty) {
      return OwnSealedDeal.this.shuffle(engine.prep(duty.deck()));
    }

    @Override
    public Supplier<List<byte[]>> prove(Duty.Prove duty) {
      throw new IllegalArgumentException("a shuffle brings its proof: " + duty);
    }

    @Override
    public Supplier<List<byte[]>> reveal(Duty.Reveal duty) {
      DeckPrep prep = engine.prep(duty.deck());
      byte[] seed = own(prep.terms).seed().revealBytes();
      return () -> List.of(block(BlockType.SEED_REVEAL, prep).bytes(seed).toArray());
    }

    @Override
    public Supplier<List<byte[]>> unlock(Duty.Unlock duty) {
      return OwnSealedDeal.this.unlock(duty);
    }

    @Override
    public Supplier<List<byte[]>> remask(Duty.Remask duty) {
      return OwnSealedDeal.this.remask(duty);
    }

    @Override
    public Supplier<List<byte[]>> handOver(Duty.HandOver duty) {
      return OwnSealedDeal.this.handOver(duty);
    }

    @Override
    public Supplier<List<byte[]>> coin(Duty.Coin duty) {
      throw new IllegalArgumentException("no duty of a sealed deck: " + duty);
    }
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

  private OwnSecrets own(Terms terms) {
    return own.computeIfAbsent(terms.hid(), hid -> sealing.own(terms, seat, tableSecret));
  }

  private static Writer block(int type, DeckPrep prep) {
    return new Writer().u8(type).u16(prep.deck).u8(prep.attempt);
  }
}
