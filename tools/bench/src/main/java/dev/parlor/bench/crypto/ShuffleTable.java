package dev.parlor.bench.crypto;

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

/** A few members who have exchanged keys and are about to shuffle. */
final class ShuffleTable {
  private final Entropy entropy;
  private final List<MemberSecret> secrets = new ArrayList<>();
  private final ShuffleChain start;

  ShuffleTable(int members, int values, Entropy entropy) throws Refused {
    this.entropy = entropy;
    Bytes32 hand = Bytes32.of(new byte[32]);
    List<KeyCommitment> keys = new ArrayList<>();
    for (int i = 0; i < members; i++) {
      MemberSecret secret = MemberSecret.fresh(entropy);
      secrets.add(secret);
      Seat seat = new Seat(i, Bytes32.of(entropy.bytes(32)));
      Bytes32 promise = Bytes32.of(entropy.bytes(32));
      keys.add(KeyCommitment.make(hand, seat, promise, secret, entropy));
    }
    Members table = Members.of(hand, keys);
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < values; i++) {
      numbers.add(i);
    }
    SealedList list = SealedList.start(Values.of(numbers), table.jointKey());
    start = ShuffleChain.start(Members.deckId(hand, keys), table, 0, list);
  }

  /** Makes the first member's list and proof. The answer is their size in bytes. */
  int firstShuffle() throws Refused {
    Shuffle shuffle = start.shuffle(0, secrets.get(0), entropy);
    return shuffle.list().encode().length + shuffle.prove().length;
  }

  /** The chain with lists and proofs read from bytes, as another phone gets them. */
  private ShuffleChain received(List<byte[]> lists, List<byte[]> proofs) throws Refused, BadInput {
    ShuffleChain chain = start;
    for (int seat = 0; seat < lists.size(); seat++) {
      chain = chain.withList(seat, lists.get(seat)).withProof(seat, proofs.get(seat));
    }
    return chain;
  }

  /** Makes the list and the proof of every member, and adds their bytes to these. */
  void send(List<byte[]> lists, List<byte[]> proofs) throws Refused {
    ShuffleChain chain = start;
    for (int seat = 0; seat < secrets.size(); seat++) {
      Shuffle shuffle = chain.shuffle(seat, secrets.get(seat), entropy);
      byte[] proof = shuffle.prove();
      lists.add(shuffle.list().encode());
      proofs.add(proof);
      chain = chain.withList(seat, shuffle.list()).withProof(seat, proof);
    }
  }

  /** Reads and checks the lists and proofs of all members but this one. */
  void check(List<byte[]> lists, List<byte[]> proofs, int own) throws Refused, BadInput {
    received(lists, proofs).check(Set.of(own), entropy);
  }
}
