package dev.parlor.p2p.deal;

import dev.parlor.crypto.coin.CoinChain;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.wire.Writer;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One seat's chains of coin decks. This seat sees nothing that the others do not. */
public final class OwnCoinDeal implements OwnDeal {
  private final CoinEngine engine;
  private final int seat;
  private final byte[] tableSecret;

  public OwnCoinDeal(CoinEngine engine, int seat, byte[] tableSecret) {
    this.engine = engine;
    this.seat = seat;
    this.tableSecret = tableSecret.clone();
  }

  @Override
  public @Nullable Card face(Slot slot) {
    return null;
  }

  @Override
  public Supplier<List<byte[]>> job(Duty duty) {
    if (duty instanceof Duty.Commit commit) {
      byte[] head = chain(commit.deck()).head().toBytes();
      Writer block = head(BlockType.SEED_HASH, commit.deck());
      return () -> List.of(block.bytes(head).toArray());
    } else if (duty instanceof Duty.Coin coin) {
      byte[] tosses = engine.shoe(coin.deck()).tosses(chain(coin.deck()), coin.count());
      Writer block = head(BlockType.COIN, coin.deck());
      return () -> List.of(block.bytes(tosses).toArray());
    }
    throw new IllegalArgumentException("no duty of a coin deck: " + duty);
  }

  private Writer head(int type, int deck) {
    return new Writer().u8(type).u16(deck).u8(engine.shoe(deck).attempt());
  }

  /** The chain of a deck follows from the table's secret, so that a restart finds it again. */
  private CoinChain chain(int deck) {
    Terms terms = engine.shoe(deck).terms();
    byte[] last = Hash.tagged("cardgame/chain/v1", tableSecret, terms.hid().toBytes());
    return CoinChain.restore(
        terms.hid(),
        seat,
        terms.npub(seat),
        CoinChain.lengthFor(terms.values().size(), terms.members().size()),
        SecretBytes.copyOf(last, SecretAccess.granted()));
  }
}
