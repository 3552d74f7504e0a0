package dev.parlor.p2p.testing.standin;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.commit.Draws;
import dev.parlor.crypto.commit.FisherYates;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.OwnSecrets;
import dev.parlor.p2p.deal.Shuffling;
import dev.parlor.p2p.deal.Terms;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A shuffle in the open, with a hash in place of its proof. */
final class TransparentShuffling implements Shuffling {
  private static final TaggedHash.Tag PROOF = TaggedHash.tag("standin/proof");

  private final Terms terms;
  private final int deck;
  private final List<Integer> members;
  private final Consumer<int[]> settling;
  private final List<int[]> lists = new ArrayList<>();
  private final Map<Integer, byte[]> proofs = new TreeMap<>();

  TransparentShuffling(
      Terms terms, int deck, List<Integer> members, int[] start, Consumer<int[]> settling) {
    this.terms = terms;
    this.deck = deck;
    this.members = members;
    this.settling = settling;
    lists.add(start);
  }

  private int[] last() {
    return lists.get(lists.size() - 1);
  }

  private int steps() {
    return last().length < 2 ? 0 : members.size();
  }

  @Override
  public int next() {
    return lists.size() - 1 < steps() ? members.get(lists.size() - 1) : -1;
  }

  @Override
  public boolean complete() {
    return proofs.size() == steps() && next() < 0;
  }

  @Override
  public boolean hasShuffled(int seat) {
    return members.indexOf(seat) < Math.min(lists.size() - 1, steps());
  }

  @Override
  public boolean hasProof(int seat) {
    return proofs.containsKey(seat);
  }

  @Override
  public Supplier<Shuffled> shuffle(int seat, OwnSecrets own, Entropy entropy) {
    int[] before = last();
    return () -> {
      Draws draws =
          Draws.rejecting(
              () -> {
                byte[] word = entropy.bytes(4);
                return (word[0] & 0xffL) << 24
                    | (word[1] & 0xffL) << 16
                    | (word[2] & 0xffL) << 8
                    | (word[3] & 0xffL);
              });
      int[] after = permuted(before, FisherYates.order(before.length, draws));
      return new Shuffled(Bytes.of(encode(after)), Bytes.of(proof(seat, after)));
    };
  }

  @Override
  public void takeList(int seat, byte[] list) throws Lie {
    if (next() != seat || list.length != 2 * last().length) {
      throw new Lie(Offence.BAD_LIST, "deck " + deck);
    }
    int[] values = new int[last().length];
    Reader in = new Reader(list);
    try {
      for (int i = 0; i < values.length; i++) {
        values[i] = in.u16();
      }
    } catch (Malformed tooShort) {
      throw new Lie(Offence.BAD_LIST, "deck " + deck);
    }
    lists.add(values);
  }

  @Override
  public void takeProof(int seat, byte[] proof) throws Lie {
    if (members.indexOf(seat) >= lists.size() - 1 || proofs.putIfAbsent(seat, proof) != null) {
      throw new Lie(Offence.BAD_PROOF, "deck " + deck);
    }
  }

  @Override
  public Supplier<List<Integer>> check(Set<Integer> trusted, Entropy entropy) {
    List<Integer> liars = new ArrayList<>();
    int[] before = sorted(lists.get(0));
    for (int step = 1; step < lists.size(); step++) {
      int seat = members.get(step - 1);
      int[] after = sorted(lists.get(step));
      byte[] proof = proof(seat, lists.get(step));
      if (!Arrays.equals(before, after) || !Arrays.equals(proof, proofs.get(seat))) {
        liars.add(seat);
      }
      before = after;
    }
    return () -> liars;
  }

  @Override
  public void settle(int[] order) {
    settling.accept(permuted(last(), order));
  }

  private static int[] permuted(int[] before, int[] order) {
    int[] after = new int[order.length];
    for (int i = 0; i < order.length; i++) {
      after[i] = before[order[i]];
    }
    return after;
  }

  private static int[] sorted(int[] values) {
    int[] copy = values.clone();
    Arrays.sort(copy);
    return copy;
  }

  private byte[] proof(int seat, int[] after) {
    return Hash.tagged(
        PROOF,
        new Writer(2 * after.length + 64)
            .bytes(terms.hid().toBytes())
            .u16(deck)
            .u8(seat)
            .bytes(encode(after))
            .toArray());
  }

  private static byte[] encode(int[] values) {
    Writer out = new Writer(2 * values.length);
    for (int value : values) {
      out.u16(value);
    }
    return out.toArray();
  }
}
