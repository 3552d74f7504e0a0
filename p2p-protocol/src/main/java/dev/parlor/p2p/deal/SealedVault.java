package dev.parlor.p2p.deal;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sealed.Ask;
import dev.parlor.crypto.sealed.Leaving;
import dev.parlor.crypto.sealed.Members;
import dev.parlor.crypto.sealed.Remask;
import dev.parlor.crypto.sealed.SealedDeck;
import dev.parlor.crypto.sealed.SealedList;
import dev.parlor.crypto.sealed.ShareBatch;
import dev.parlor.crypto.sealed.Unlock;
import dev.parlor.crypto.sealed.Values;
import dev.parlor.crypto.sealed.shuffle.ShuffleChain;
import dev.parlor.p2p.verdict.Offence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A real sealed deck in use: {@link Vault} by the package {@code crypto.sealed}. */
final class SealedVault implements Vault {
  private final Bytes32 deckId;
  private final Values values;
  private final Members members;
  private @Nullable SealedDeck deck;
  private @Nullable Unlock unlock;
  private long opening; // its number
  private volatile @Nullable Made made; // may be written by a worker's thread

  /** Shares that this phone has made itself. They need no check when they come back. */
  private record Made(long opening, int seat, ShareBatch batch) {}

  SealedVault(Bytes32 deckId, Values values, Members members) {
    this.deckId = deckId;
    this.values = values;
    this.members = members;
  }

  private SealedDeck deck() {
    return Objects.requireNonNull(deck, "not shuffled yet");
  }

  @Override
  public Shuffling shuffle(int number, List<Integer> positions) {
    SealedDeck settled = deck;
    SealedList start =
        settled == null ? SealedList.start(values, members.jointKey()) : settled.pile(positions);
    Members now = settled == null ? members : settled.members();
    return new SealedShuffling(
        ShuffleChain.start(deckId, now, number, start), list -> settle(positions, list));
  }

  private void settle(List<Integer> positions, SealedList list) {
    SealedDeck settled = deck;
    try {
      deck =
          settled == null
              ? SealedDeck.open(deckId, values, members, list, members.seats())
              : settled.withPile(positions, list);
    } catch (Refused otherSeats) {
      throw new IllegalStateException(otherSeats);
    }
  }

  @Override
  public boolean needsRemask(Want want) {
    return current().needsRemask(ask(want));
  }

  /** The deck with all shares given so far. */
  private SealedDeck current() {
    Unlock opening = unlock;
    return opening == null ? deck() : opening.deck();
  }

  private static Ask ask(Want want) {
    return want.viewer() == EVERYBODY
        ? Ask.toAll(want.position())
        : Ask.to(want.viewer(), want.position());
  }

  @Override
  public void open(List<Want> wants, long number) {
    List<Ask> asks = new ArrayList<>();
    wants.forEach(want -> asks.add(ask(want)));
    unlock = deck().unlock(asks, number);
    opening = number;
    settleOpening();
  }

  @Override
  public boolean isOpening() {
    return unlock != null;
  }

  @Override
  public boolean awaits(int seat) {
    Unlock opening = unlock;
    return opening != null && opening.awaited().contains(seat);
  }

  @Override
  public Supplier<byte[]> shares(int seat, OwnSecrets own, Entropy entropy) {
    Unlock asked = Objects.requireNonNull(unlock);
    long number = opening;
    return () -> {
      try {
        ShareBatch batch = asked.contribution(seat, own.key(), entropy);
        made = new Made(number, seat, batch);
        return batch.encode();
      } catch (Refused notAMember) {
        throw new IllegalStateException(notAMember);
      }
    };
  }

  @Override
  public void takeShares(int seat, byte[] shares) throws Lie {
    Unlock asked = Objects.requireNonNull(unlock);
    Made own = made;
    try {
      unlock =
          own != null
                  && own.opening() == opening
                  && own.seat() == seat
                  && Arrays.equals(own.batch().encode(), shares)
              ? asked.takeOwn(seat, own.batch())
              : asked.take(seat, shares);
    } catch (BadInput | Refused wrong) {
      throw new Lie(Offence.WRONG_SHARE, String.valueOf(wrong.getMessage()));
    }
    settleOpening();
  }

  private void settleOpening() {
    Unlock opening = Objects.requireNonNull(unlock);
    if (opening.awaited().isEmpty()) {
      deck = opening.deck();
      unlock = null;
    }
  }

  @Override
  public OptionalInt opened(int position) {
    return current().opened(position);
  }

  @Override
  public OptionalInt look(int position, int seat, OwnSecrets own) {
    try {
      SealedDeck now = current();
      OptionalInt opened = now.opened(position);
      return opened.isPresent() ? opened : now.read(position, seat, own.key());
    } catch (Refused noValue) {
      return OptionalInt.empty();
    }
  }

  @Override
  public Supplier<byte[]> remask(
      int position, int seat, long number, OwnSecrets own, Entropy entropy) {
    SealedDeck now = deck();
    return () -> {
      try {
        return now.makeRemask(position, seat, number, own.key(), entropy).encode();
      } catch (Refused notAMember) {
        throw new IllegalStateException(notAMember);
      }
    };
  }

  @Override
  public void takeRemask(int position, int seat, long number, byte[] remask) throws Lie {
    try {
      deck = deck().remask(position, seat, number, Remask.decode(remask));
    } catch (BadInput | Refused wrong) {
      throw new Lie(Offence.BAD_REMASK, String.valueOf(wrong.getMessage()));
    }
  }

  @Override
  public List<Integer> members() {
    SealedDeck settled = deck;
    return settled == null ? members.seats() : settled.members().seats();
  }

  @Override
  public boolean canLeave(int seat) {
    return deck != null && members().contains(seat) && members().size() > 2;
  }

  @Override
  public List<Integer> toRemaskBeforeLeaving(int seat) {
    return deck().toRemaskBeforeLeaving(seat);
  }

  @Override
  public Supplier<byte[]> handOver(int seat, long number, OwnSecrets own, Entropy entropy) {
    SealedDeck now = deck();
    return () -> {
      try {
        Leaving leaving = now.leaving(seat, number);
        return leaving.needsShares()
            ? leaving.contribution(own.key(), entropy).encode()
            : new byte[0];
      } catch (Refused notNow) {
        throw new IllegalStateException(notNow);
      }
    };
  }

  @Override
  public void takeHandOver(int seat, long number, byte[] shares) throws Lie {
    try {
      Leaving leaving = deck().leaving(seat, number);
      deck =
          leaving.needsShares() ? leaving.take(ShareBatch.decode(shares)) : leaving.withoutShares();
    } catch (BadInput | Refused wrong) {
      throw new Lie(Offence.BAD_HAND_OVER, String.valueOf(wrong.getMessage()));
    }
  }

  @Override
  public Vault copy() {
    SealedVault copy = new SealedVault(deckId, values, members);
    copy.deck = deck;
    return copy;
  }

  @Override
  public int version(int position) {
    return deck().version(position);
  }
}
