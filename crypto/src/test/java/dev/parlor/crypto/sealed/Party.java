package dev.parlor.crypto.sealed;

import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.commit.Seat;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A few members with all their secrets in one place. No real phone ever has them together. */
public final class Party {
  public static final Bytes32 HAND = filled(0x11);

  public final Entropy entropy;
  public final List<Seat> seats = new ArrayList<>();
  public final List<MemberSecret> secrets = new ArrayList<>();
  public final List<KeyCommitment> commitments = new ArrayList<>();
  public final Members members;
  public final Bytes32 deckId;

  public Party(int size, String seed) {
    entropy = new SeededEntropy(seed);
    for (int i = 0; i < size; i++) {
      Seat seat = new Seat(i, filled(0xa0 + i));
      MemberSecret secret = MemberSecret.fresh(entropy);
      seats.add(seat);
      secrets.add(secret);
      commitments.add(KeyCommitment.make(HAND, seat, filled(0x50 + i), secret, entropy));
    }
    try {
      members = Members.of(HAND, commitments);
    } catch (Refused impossible) {
      throw new AssertionError(impossible);
    }
    deckId = Members.deckId(HAND, commitments);
  }

  /** The deck with its list in the starting order. Shares do not depend on the order. */
  public SealedDeck unshuffled(Values values) {
    try {
      SealedList start = SealedList.start(values, members.jointKey());
      return SealedDeck.open(deckId, values, members, start, members.seats());
    } catch (Refused impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** Lets all awaited members give their shares, except these. */
  public Unlock giveAll(Unlock unlock, Integer... silent) throws Refused {
    Unlock at = unlock;
    for (int seat : unlock.awaited()) {
      if (!Arrays.asList(silent).contains(seat)) {
        at = at.take(seat, at.contribution(seat, secrets.get(seat), entropy));
      }
    }
    return at;
  }

  public static Values values(int count) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      numbers.add(i);
    }
    return Values.of(numbers);
  }

  public static Bytes32 filled(int value) {
    byte[] bytes = new byte[32];
    Arrays.fill(bytes, (byte) value);
    return Bytes32.of(bytes);
  }
}
