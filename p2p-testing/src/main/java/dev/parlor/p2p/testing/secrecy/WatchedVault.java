package dev.parlor.p2p.testing.secrecy;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.OwnSecrets;
import dev.parlor.p2p.deal.Shuffling;
import dev.parlor.p2p.deal.Vault;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** One phone's replica of a deck, and what that phone gives away of it. */
final class WatchedVault implements Vault {
  private final Vault vault;
  private final HeardDeck heard;
  private final Made made;
  private final int[] shuffled;
  private final int[] version;
  private List<Want> wants = List.of();
  private long opening;

  WatchedVault(Vault vault, HeardDeck heard, Made made, int size) {
    this.vault = vault;
    this.heard = heard;
    this.made = made;
    this.shuffled = new int[size];
    this.version = new int[size];
    java.util.Arrays.fill(shuffled, -1);
  }

  private SealedSpot spot(int position) {
    return new SealedSpot(position, shuffled[position], version[position]);
  }

  @Override
  public Shuffling shuffle(int deck, List<Integer> positions) {
    heard.isDeck(deck);
    return new WatchedShuffling(
        vault.shuffle(deck, positions), heard, (list, order) -> settled(positions, list, order));
  }

  private void settled(List<Integer> positions, byte[] list, int[] order) {
    if (positions.size() < 2) {
      return; // one card alone is not shuffled
    }
    for (int i = 0; i < order.length; i++) {
      int position = positions.get(i);
      shuffled[position]++;
      version[position] = 0;
      heard.lies(spot(position), list, order[i]);
    }
  }

  @Override
  public boolean needsRemask(Want want) {
    return vault.needsRemask(want);
  }

  @Override
  public void open(List<Want> wanted, long number) {
    wants = new ArrayList<>(wanted);
    opening = number;
    vault.open(wanted, number);
  }

  @Override
  public boolean isOpening() {
    return vault.isOpening();
  }

  @Override
  public boolean awaits(int seat) {
    return vault.awaits(seat);
  }

  @Override
  public Supplier<byte[]> shares(int seat, OwnSecrets own, Entropy entropy) {
    List<SealedSpot> spots = new ArrayList<>();
    for (Want want : wants) {
      if (want.viewer() != seat && !vault.opened(want.position()).isPresent()) {
        spots.add(spot(want.position()));
      }
    }
    made.shares(heard, opening, seat, spots);
    return vault.shares(seat, own, entropy);
  }

  @Override
  public void takeShares(int seat, byte[] shares) throws Lie {
    vault.takeShares(seat, shares);
  }

  @Override
  public OptionalInt opened(int position) {
    return vault.opened(position);
  }

  @Override
  public OptionalInt look(int position, int seat, OwnSecrets own) {
    return vault.look(position, seat, own);
  }

  @Override
  public Supplier<byte[]> remask(
      int position, int seat, long number, OwnSecrets own, Entropy entropy) {
    return vault.remask(position, seat, number, own, entropy);
  }

  @Override
  public void takeRemask(int position, int seat, long number, byte[] remask) throws Lie {
    vault.takeRemask(position, seat, number, remask);
    SealedSpot before = spot(position);
    version[position]++;
    heard.sealedAnew(made.phone(), before, seat, remask);
  }

  @Override
  public boolean canLeave(int seat) {
    return vault.canLeave(seat);
  }

  @Override
  public List<Integer> toRemaskBeforeLeaving(int seat) {
    return vault.toRemaskBeforeLeaving(seat);
  }

  @Override
  public Supplier<byte[]> handOver(int seat, long number, OwnSecrets own, Entropy entropy) {
    List<SealedSpot> spots = new ArrayList<>();
    for (int position = 0; position < shuffled.length; position++) {
      if (!vault.opened(position).isPresent()) {
        spots.add(spot(position));
      }
    }
    made.handOver(heard, number, seat, spots);
    return vault.handOver(seat, number, own, entropy);
  }

  @Override
  public void takeHandOver(int seat, long number, byte[] shares) throws Lie {
    vault.takeHandOver(seat, number, shares);
    heard.left(made.phone(), seat);
  }

  @Override
  public List<Integer> members() {
    return vault.members();
  }

  /** Nothing is made of a copy, so there is nothing to watch. */
  @Override
  public Vault copy() {
    return vault.copy();
  }

  @Override
  public int version(int position) {
    return vault.version(position);
  }
}
