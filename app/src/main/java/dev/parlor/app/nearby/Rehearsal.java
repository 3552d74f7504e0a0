package dev.parlor.app.nearby;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.commit.Seat;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sealed.KeyCommitment;
import dev.parlor.crypto.sealed.MemberSecret;
import dev.parlor.crypto.sealed.Members;
import dev.parlor.crypto.sealed.SealedList;
import dev.parlor.crypto.sealed.Values;
import dev.parlor.crypto.sealed.shuffle.Shuffle;
import dev.parlor.crypto.sealed.shuffle.ShuffleChain;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A deck of a made-up table of two, sealed, shuffled and checked as a real one would be. */
public final class Rehearsal {
  private static final int MEMBERS = 2;

  private final Entropy entropy;
  private final List<MemberSecret> secrets = new ArrayList<>();
  private ShuffleChain chain;
  private int next;

  public Rehearsal(int values, Entropy entropy) {
    this.entropy = entropy;
    Bytes32 hand = Bytes32.of(entropy.bytes(32));
    List<KeyCommitment> keys = new ArrayList<>();
    for (int i = 0; i < MEMBERS; i++) {
      MemberSecret secret = MemberSecret.fresh(entropy);
      secrets.add(secret);
      Seat seat = new Seat(i, Bytes32.of(entropy.bytes(32)));
      keys.add(KeyCommitment.make(hand, seat, Bytes32.of(entropy.bytes(32)), secret, entropy));
    }
    try {
      Members members = Members.of(hand, keys);
      SealedList list = SealedList.start(Values.of(numbers(values)), members.jointKey());
      chain = ShuffleChain.start(Members.deckId(hand, keys), members, 0, list);
    } catch (Refused ours) {
      throw new IllegalStateException(ours); // nobody else takes part in it
    }
  }

  private static List<Integer> numbers(int size) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      numbers.add(i);
    }
    return numbers;
  }

  /** Whether somebody has yet to shuffle. */
  public boolean goesOn() {
    return next < MEMBERS;
  }

  /** Lets the next member shuffle and prove it. */
  public void shuffle() {
    try {
      Shuffle shuffle = chain.shuffle(next, secrets.get(next), entropy);
      byte[] proof = shuffle.prove();
      chain = chain.withList(next, shuffle.list().encode()).withProof(next, proof);
      next++;
    } catch (Refused | BadInput ours) {
      throw new IllegalStateException(ours);
    }
  }

  /** Lets the first member check what the others have proven. */
  public void check() {
    try {
      chain.check(Set.of(0), entropy);
    } catch (Refused ours) {
      throw new IllegalStateException(ours);
    }
  }
}
