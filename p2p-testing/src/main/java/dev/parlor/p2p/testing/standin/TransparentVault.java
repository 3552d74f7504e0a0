package dev.parlor.p2p.testing.standin;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.deal.Shuffling;
import dev.parlor.p2p.deal.Terms;
import dev.parlor.p2p.deal.Vault;
import dev.parlor.p2p.log.Hash;
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

  private final Terms terms;
  private final Set<Integer> members;
  private int @Nullable [] values;
  private final int[] viewer;
  private final boolean[] open;
  private final List<Set<Integer>> given = new ArrayList<>();
  private List<Want> wants = List.of();
  private final Set<Integer> awaited = new TreeSet<>();
  private long number;

  TransparentVault(Terms terms) {
    this.terms = terms;
    this.members = new TreeSet<>(terms.members());
    this.viewer = new int[terms.values().size()];
    this.open = new boolean[terms.values().size()];
    Arrays.fill(viewer, NOBODY);
    for (int i = 0; i < terms.values().size(); i++) {
      given.add(new TreeSet<>());
    }
  }

  @Override
  public Shuffling shuffle(int deck, List<Integer> positions) {
    int[] settled = values;
    int[] start = new int[positions.size()];
    for (int i = 0; i < start.length; i++) {
      start[i] = settled == null ? terms.values().get(i) : settled[positions.get(i)];
    }
    return new TransparentShuffling(terms, deck, new ArrayList<>(members), start);
  }

  @Override
  public void settle(List<Integer> positions, Shuffling shuffled, int[] order) {
    int[] last = ((TransparentShuffling) shuffled).last();
    int[] next = values == null ? new int[terms.values().size()] : values;
    for (int i = 0; i < order.length; i++) {
      int position = positions.get(i);
      next[position] = last[order[i]];
      viewer[position] = NOBODY;
      open[position] = false;
      given.get(position).clear();
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
      for (int member : members) {
        if (member != want.viewer() && !given.get(want.position()).contains(member)) {
          awaited.add(member);
        }
      }
    }
    finish();
  }

  @Override
  public boolean isOpening() {
    return !wants.isEmpty();
  }

  @Override
  public boolean awaits(int seat) {
    return isOpening() && awaited.contains(seat);
  }

  @Override
  public Supplier<byte[]> shares(int seat, Sealing.Own own, Entropy entropy) {
    byte[] shares = token("shares", seat, number);
    return shares::clone;
  }

  @Override
  public void takeShares(int seat, byte[] shares) throws Lie {
    if (!Arrays.equals(shares, token("shares", seat, number))) {
      throw new Lie("offence.wrongShare", "opening " + number);
    }
    awaited.remove(seat);
    for (Want want : wants) {
      if (seat != want.viewer()) {
        given.get(want.position()).add(seat);
      }
    }
    finish();
  }

  private void finish() {
    if (awaited.isEmpty()) {
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
  public OptionalInt look(int position, int seat, Sealing.Own own) {
    Set<Integer> missing = new TreeSet<>(members);
    missing.removeAll(given.get(position));
    missing.remove(seat);
    return open[position] || missing.isEmpty() ? value(position) : OptionalInt.empty();
  }

  @Override
  public Supplier<byte[]> remask(
      int position, int seat, long opening, Sealing.Own own, Entropy entropy) {
    byte[] remask = token("remask " + position, seat, opening);
    return remask::clone;
  }

  @Override
  public void takeRemask(int position, int seat, long opening, byte[] remask) throws Lie {
    if (!Arrays.equals(remask, token("remask " + position, seat, opening))) {
      throw new Lie("offence.badRemask", "position " + position);
    }
    boolean free = viewer[position] == seat || viewer[position] == NOBODY;
    viewer[position] = free ? NOBODY : seat;
    given.get(position).clear();
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
  public Supplier<byte[]> handOver(int seat, long opening, Sealing.Own own, Entropy entropy) {
    byte[] shares = token("hand over", seat, opening);
    return shares::clone;
  }

  @Override
  public void takeHandOver(int seat, long opening, byte[] shares) throws Lie {
    if (!Arrays.equals(shares, token("hand over", seat, opening))) {
      throw new Lie("offence.badHandOver", "opening " + opening);
    }
    members.remove(seat);
    given.forEach(seats -> seats.remove(seat));
  }

  @Override
  public List<Integer> members() {
    return new ArrayList<>(members);
  }

  private byte[] token(String what, int seat, long opening) {
    return Hash.tagged(
        "standin/token",
        new Writer().bytes(terms.hid()).text(what).u8(seat).u32(opening).toArray());
  }
}
