package dev.parlor.p2p.deal;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sealed.SealedList;
import dev.parlor.crypto.sealed.shuffle.Shuffle;
import dev.parlor.crypto.sealed.shuffle.ShuffleChain;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The shuffles of a real sealed deck: {@link Shuffling} by the package {@code
 * crypto.sealed.shuffle}.
 */
final class SealedShuffling implements Shuffling {
  private final Consumer<SealedList> settling;
  private ShuffleChain chain;
  private volatile @Nullable Made made; // written by a worker's thread

  /**
   * A list that this phone has made itself. Its points need not be checked again when it comes
   * back.
   */
  private record Made(int seat, Bytes bytes, SealedList list) {}

  SealedShuffling(ShuffleChain chain, Consumer<SealedList> settling) {
    this.chain = chain;
    this.settling = settling;
  }

  @Override
  public int next() {
    List<Integer> awaited = chain.awaitedLists();
    return awaited.isEmpty() ? -1 : awaited.get(0);
  }

  @Override
  public boolean complete() {
    return chain.complete();
  }

  @Override
  public boolean hasShuffled(int seat) {
    return !chain.awaitedLists().contains(seat);
  }

  @Override
  public boolean hasProof(int seat) {
    return !chain.awaitedLists().contains(seat) && !chain.awaitedProofs().contains(seat);
  }

  @Override
  public Supplier<Shuffled> shuffle(int seat, OwnSecrets own, Entropy entropy) {
    ShuffleChain now = chain;
    return () -> {
      try {
        Shuffle shuffle = now.shuffle(seat, own.key(), entropy);
        Bytes list = Bytes.of(shuffle.list().encode());
        made = new Made(seat, list, shuffle.list());
        return new Shuffled(list, Bytes.of(shuffle.prove()));
      } catch (Refused notMyTurn) {
        throw new IllegalStateException(notMyTurn);
      }
    };
  }

  @Override
  public void takeList(int seat, byte[] list) throws Lie {
    Made own = made;
    try {
      chain =
          own != null && own.seat() == seat && own.bytes().equals(Bytes.of(list))
              ? chain.withList(seat, own.list())
              : chain.withList(seat, list);
    } catch (BadInput | Refused wrong) {
      throw new Lie(Offence.BAD_LIST, String.valueOf(wrong.getMessage()));
    }
  }

  @Override
  public void takeProof(int seat, byte[] proof) throws Lie {
    try {
      chain = chain.withProof(seat, proof);
    } catch (Refused wrong) {
      throw new Lie(Offence.BAD_PROOF, String.valueOf(wrong.getMessage()));
    }
  }

  @Override
  public Supplier<List<Integer>> check(Set<Integer> trusted, Entropy entropy) {
    ShuffleChain now = chain;
    return () -> {
      try {
        now.check(trusted, entropy);
        return List.of();
      } catch (Refused liar) {
        return List.of(liar.author());
      }
    };
  }

  @Override
  public void settle(int[] order) {
    settling.accept(chain.result().reordered(order));
  }
}
