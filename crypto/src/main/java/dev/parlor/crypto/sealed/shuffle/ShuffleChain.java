package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.Output;
import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.commit.Seat;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sealed.Context;
import dev.parlor.crypto.sealed.MemberSecret;
import dev.parlor.crypto.sealed.Members;
import dev.parlor.crypto.sealed.Purpose;
import dev.parlor.crypto.sealed.SealedList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * All members shuffle one list in turn, in seat order. Immutable. A list may arrive before its
 * proof, and the next member starts on it at once. Nothing is final before {@link #check} has
 * accepted all.
 */
public final class ShuffleChain {
  private final Bytes32 deckId;
  private final Members members;
  private final long number;
  private final List<SealedList> lists;
  private final Map<Integer, byte[]> proofs;

  private ShuffleChain(
      Bytes32 deckId,
      Members members,
      long number,
      List<SealedList> lists,
      Map<Integer, byte[]> proofs) {
    this.deckId = deckId;
    this.members = members;
    this.number = number;
    this.lists = Collections.unmodifiableList(lists);
    this.proofs = Collections.unmodifiableMap(proofs);
  }

  /**
   * @param number 0 for the first shuffle of a deck, the action number for a later pile
   */
  public static ShuffleChain start(Bytes32 deckId, Members members, long number, SealedList start) {
    return new ShuffleChain(deckId, members, number, List.of(start), new TreeMap<>());
  }

  /**
   * Whether the list is shuffled at all. One of 0 or 1 values is not, and no message is sent for
   * it.
   */
  public boolean needsShuffles() {
    return lists.get(0).size() > 1;
  }

  /** The seats whose list is still missing; the first of them is next. */
  public List<Integer> awaitedLists() {
    return needsShuffles()
        ? members.seats().subList(lists.size() - 1, members.size())
        : Collections.emptyList();
  }

  /** The seats whose list is there and whose proof is not. */
  public List<Integer> awaitedProofs() {
    List<Integer> seats =
        new ArrayList<>(members.seats().subList(0, members.size() - awaitedLists().size()));
    seats.removeAll(proofs.keySet());
    return needsShuffles() ? seats : Collections.emptyList();
  }

  /** My turn: the job of making my list and proof. */
  public Shuffle shuffle(int seat, MemberSecret secret, Entropy entropy) throws Refused {
    requireNext(seat);
    return Shuffle.mask(context(seat), members.jointKey(), last(), secret, entropy);
  }

  /** A list as it was sent, 66 bytes a value. */
  public ShuffleChain withList(int seat, byte[] list) throws BadInput, Refused {
    requireNext(seat);
    return withList(seat, SealedList.decode(list, last().size()));
  }

  public ShuffleChain withList(int seat, SealedList list) throws Refused {
    requireNext(seat);
    if (list.size() != last().size()) {
      throw new Refused(Reason.MALFORMED, seat);
    }
    List<SealedList> next = new ArrayList<>(lists);
    next.add(list);
    return new ShuffleChain(deckId, members, number, next, new TreeMap<>(proofs));
  }

  public ShuffleChain withProof(int seat, byte[] proof) throws Refused {
    members.seat(seat);
    if (!awaitedProofs().contains(seat)) {
      throw new Refused(proofs.containsKey(seat) ? Reason.DUPLICATE : Reason.NOT_YET, seat);
    }
    Map<Integer, byte[]> next = new TreeMap<>(proofs);
    next.put(seat, proof.clone());
    return new ShuffleChain(deckId, members, number, new ArrayList<>(lists), next);
  }

  /** Whether every list and proof has arrived. */
  public boolean complete() {
    return awaitedLists().isEmpty() && awaitedProofs().isEmpty();
  }

  /**
   * The job of checking the proofs that are there, in one batch.
   *
   * @param trusted seats whose proofs need no check: my own
   * @throws Refused naming the author of a wrong one
   */
  public void check(Set<Integer> trusted, Entropy entropy) throws Refused {
    List<ShuffleVerifier.Claim> claims = new ArrayList<>();
    for (Map.Entry<Integer, byte[]> proof : proofs.entrySet()) {
      int seat = proof.getKey();
      if (!trusted.contains(seat)) {
        int step = members.seats().indexOf(seat);
        ShuffleStatement statement =
            new ShuffleStatement(
                context(seat), members.jointKey(), lists.get(step), lists.get(step + 1));
        claims.add(new ShuffleVerifier.Claim(statement, proof.getValue()));
      }
    }
    if (!claims.isEmpty()) {
      ShuffleVerifier.check(claims, entropy);
    }
  }

  /** The list after the last shuffle, before the cut; only when complete. */
  public SealedList result() {
    if (!complete()) {
      throw new IllegalStateException("shuffles are missing");
    }
    return last();
  }

  private SealedList last() {
    return lists.get(lists.size() - 1);
  }

  private Context context(int seat) throws Refused {
    Seat author = members.seat(seat);
    byte[] step = new Output().u16(members.seats().indexOf(seat)).bytes();
    return Context.of(deckId, Purpose.SHUFFLE, number, author).withTarget(step);
  }

  private void requireNext(int seat) throws Refused {
    members.seat(seat);
    List<Integer> awaited = awaitedLists();
    if (awaited.isEmpty() || awaited.get(0) != seat) {
      throw new Refused(awaited.contains(seat) ? Reason.NOT_YET : Reason.DUPLICATE, seat);
    }
  }
}
