package dev.parlor.app.diagnostics;

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
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** How long this phone takes for a deck: to shuffle it with its proof, and to check another's. */
final class SpeedTest {
  /** As many as a deck of hold'em, of Rommé and of six decks has. */
  static final List<Integer> SIZES = List.of(52, 110, 312);

  private static final int MEMBERS = 2;

  /** What came of one size, in milliseconds. */
  record Result(int values, long shuffle, long check) {}

  private final Entropy entropy;
  private final LongSupplier clock;

  /**
   * @param clock in milliseconds
   */
  SpeedTest(Entropy entropy, LongSupplier clock) {
    this.entropy = entropy;
    this.clock = clock;
  }

  /** Measures one size after the other, and tells of each; takes seconds. */
  void run(Consumer<Result> told) {
    for (int size : SIZES) {
      try {
        told.accept(measure(size));
      } catch (Refused | BadInput ours) {
        throw new IllegalStateException(ours); // nobody else has a part in it
      }
    }
  }

  private Result measure(int size) throws Refused, BadInput {
    Bytes32 hand = Bytes32.of(entropy.bytes(32));
    List<MemberSecret> secrets = new ArrayList<>();
    List<KeyCommitment> keys = new ArrayList<>();
    for (int i = 0; i < MEMBERS; i++) {
      MemberSecret secret = MemberSecret.fresh(entropy);
      secrets.add(secret);
      Seat seat = new Seat(i, Bytes32.of(entropy.bytes(32)));
      keys.add(KeyCommitment.make(hand, seat, Bytes32.of(entropy.bytes(32)), secret, entropy));
    }
    Members members = Members.of(hand, keys);
    SealedList list = SealedList.start(Values.of(numbers(size)), members.jointKey());
    ShuffleChain chain = ShuffleChain.start(Members.deckId(hand, keys), members, 0, list);
    long took = 0;
    for (int seat = 0; seat < MEMBERS; seat++) {
      long begun = clock.getAsLong();
      Shuffle shuffle = chain.shuffle(seat, secrets.get(seat), entropy);
      byte[] proof = shuffle.prove();
      took = clock.getAsLong() - begun;
      chain = chain.withList(seat, shuffle.list().encode()).withProof(seat, proof);
    }
    long begun = clock.getAsLong();
    chain.check(Set.of(0), entropy);
    return new Result(size, took, clock.getAsLong() - begun);
  }

  private static List<Integer> numbers(int size) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      numbers.add(i);
    }
    return numbers;
  }
}
