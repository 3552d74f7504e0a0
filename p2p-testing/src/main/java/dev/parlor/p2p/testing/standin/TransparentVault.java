package dev.parlor.p2p.testing.standin;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.OwnSecrets;
import dev.parlor.p2p.deal.Shuffling;
import dev.parlor.p2p.deal.Terms;
import dev.parlor.p2p.deal.Vault;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Positions with their values in the open, and the bookkeeping of who may see what. */
final class TransparentVault implements Vault {
  private static final int NOBODY = -2;
  private static final TaggedHash.Tag TOKEN = TaggedHash.tag("standin/token");

  private final Terms terms;
  private final Set<Integer> members;
  private int membersMask;
  private int @Nullable [] values;
  private final int[] viewer;
  private final boolean[] open;
  private final int[] given; // bit s of a position: seat s has given its share
  private final int[] version;
  private List<Want> wants = List.of();
  private int awaited; // bit s: seat s owes its shares
  private long number;

  TransparentVault(Terms terms) {
    this.terms = terms;
    this.members = new TreeSet<>(terms.members());
    members.forEach(member -> membersMask |= 1 << member);
    this.viewer = new int[terms.values().size()];
    this.open = new boolean[terms.values().size()];
    this.given = new int[terms.values().size()];
    this.version = new int[terms.values().size()];
    Arrays.fill(viewer, NOBODY);
  }

  private TransparentVault(TransparentVault vault) {
    this.terms = vault.terms;
    this.members = new TreeSet<>(vault.members);
    this.membersMask = vault.membersMask;
    this.values = vault.values;
    this.viewer = vault.viewer.clone();
    this.open = vault.open.clone();
    this.given = vault.given.clone();
    this.version = vault.version.clone();
  }

  @Override
  public Vault copy() {
    return new TransparentVault(this);
  }

  @Override
  public int version(int position) {
    return version[position];
  }

  @Override
  public Shuffling shuffle(int deck, List<Integer> positions) {
    int[] settled = values;
    int[] start = new int[positions.size()];
    for (int i = 0; i < start.length; i++) {
      start[i] = settled == null ? terms.values().get(i) : settled[positions.get(i)];
    }
    return new TransparentShuffling(
        terms, deck, new ArrayList<>(members), start, cut -> settle(positions, cut));
  }

  private void settle(List<Integer> positions, int[] shuffled) {
    if (values != null && positions.size() < 2) {
      return; // one card alone is not shuffled, and stays as known as it was
    }
    int[] next = values == null ? new int[terms.values().size()] : values;
    for (int i = 0; i < shuffled.length; i++) {
      int position = positions.get(i);
      next[position] = shuffled[i];
      viewer[position] = NOBODY;
      open[position] = false;
      given[position] = 0;
      version[position]++;
    }
    values = next;
  }

  @Override
  public boolean needsRemask(Want want) {
    int now = viewer[want.position()];
    return now != NOBODY && now != want.viewer() && want.viewer() != EVERYBODY;
  }

  @Override
  public void open(List<Want> wanted, long opening) {
    wants = new ArrayList<>(wanted);
    number = opening;
    for (Want want : wanted) {
      viewer[want.position()] = want.viewer();
      awaited |= membersMask & ~given[want.position()] & ~bit(want.viewer());
    }
    finish();
  }

  @Override
  public boolean isOpening() {
    return !wants.isEmpty();
  }

  @Override
  public boolean awaits(int seat) {
    return isOpening() && (awaited & bit(seat)) != 0;
  }

  @Override
  public Supplier<byte[]> shares(int seat, OwnSecrets own, Entropy entropy) {
    byte[] shares = token("shares", seat, number);
    return shares::clone;
  }

  @Override
  public void takeShares(int seat, byte[] shares) throws Lie {
    if (!Arrays.equals(shares, token("shares", seat, number))) {
      throw new Lie(Offence.WRONG_SHARE, "opening " + number);
    }
    awaited &= ~bit(seat);
    for (Want want : wants) {
      if (seat != want.viewer()) {
        given[want.position()] |= bit(seat);
      }
    }
    finish();
  }

  private void finish() {
    if (awaited == 0) {
      for (Want want : wants) {
        open[want.position()] |= want.viewer() == EVERYBODY;
      }
      wants = List.of();
    }
  }

  @Override
  public OptionalInt opened(int position) {
    return open[position] ? value(position) : OptionalInt.empty();
  }

  private OptionalInt value(int position) {
    int[] settled = values;
    return settled == null ? OptionalInt.empty() : OptionalInt.of(settled[position]);
  }

  @Override
  public OptionalInt look(int position, int seat, OwnSecrets own) {
    int missing = membersMask & ~given[position] & ~bit(seat);
    return open[position] || missing == 0 ? value(position) : OptionalInt.empty();
  }

  @Override
  public Supplier<byte[]> remask(
      int position, int seat, long opening, OwnSecrets own, Entropy entropy) {
    byte[] remask = remaskOf(position, seat, opening);
    return remask::clone;
  }

  @Override
  public void takeRemask(int position, int seat, long opening, byte[] remask) throws Lie {
    if (!Arrays.equals(remask, remaskOf(position, seat, opening))) {
      throw new Lie(Offence.BAD_REMASK, "position " + position);
    }
    boolean free = viewer[position] == seat || viewer[position] == NOBODY;
    viewer[position] = free ? NOBODY : seat;
    given[position] = 0;
    version[position]++;
  }

  /** The stand-in for a remask, bound to this version of the position and to its members. */
  private byte[] remaskOf(int position, int seat, long opening) {
    String what = "remask " + position + " " + version[position] + " " + membersMask;
    return token(what, seat, opening);
  }

  @Override
  public boolean canLeave(int seat) {
    return values != null && members.contains(seat) && members.size() > 2;
  }

  @Override
  public List<Integer> toRemaskBeforeLeaving(int seat) {
    List<Integer> mine = new ArrayList<>();
    for (int position = 0; position < viewer.length; position++) {
      if (viewer[position] == seat && !open[position]) {
        mine.add(position);
      }
    }
    return mine;
  }

  @Override
  public Supplier<byte[]> handOver(int seat, long opening, OwnSecrets own, Entropy entropy) {
    byte[] shares = handOverOf(seat, opening);
    return shares::clone;
  }

  @Override
  public void takeHandOver(int seat, long opening, byte[] shares) throws Lie {
    if (!toRemaskBeforeLeaving(seat).isEmpty()
        || !Arrays.equals(shares, handOverOf(seat, opening))) {
      throw new Lie(Offence.BAD_HAND_OVER, "opening " + opening);
    }
    members.remove(seat);
    membersMask &= ~bit(seat);
    for (int position = 0; position < given.length; position++) {
      given[position] &= ~bit(seat);
    }
  }

  /** The stand-in for a hand-over, bound to all that is hidden as it lies there now. */
  private byte[] handOverOf(int seat, long opening) {
    String now = Arrays.hashCode(version) + " " + Arrays.hashCode(open) + " " + membersMask;
    return token("hand over " + now, seat, opening);
  }

  @Override
  public List<Integer> members() {
    return new ArrayList<>(members);
  }

  /** The bit of a seat; none for somebody who is no seat. */
  private static int bit(int seat) {
    return seat < 0 ? 0 : 1 << seat;
  }

  private byte[] token(String what, int seat, long opening) {
    return Hash.tagged(
        TOKEN,
        new Writer().bytes(terms.hid().toBytes()).text(what).u8(seat).u32(opening).toArray());
  }
}
