package dev.parlor.p2p.deal;

import dev.parlor.crypto.commit.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Promises by seat, whatever a commitment is, and the seeds that were shown for them. */
public abstract class PromisesOf<C> implements Promises {
  private final Map<Integer, C> commitments = new TreeMap<>();
  private final Map<Integer, Seed> seeds = new TreeMap<>();

  protected final void keep(int seat, C commitment) {
    commitments.put(seat, commitment);
  }

  protected final void shown(int seat, Seed seed) {
    seeds.put(seat, seed);
  }

  /** What a seat has promised; null before it has. */
  protected final @Nullable C promised(int seat) {
    return commitments.get(seat);
  }

  /** A copy of all commitments, in the order of the seats. */
  protected final List<C> commitments() {
    return new ArrayList<>(commitments.values());
  }

  /** A copy of all seeds that were shown, in the order of the seats. */
  protected final List<Seed> seeds() {
    return new ArrayList<>(seeds.values());
  }

  @Override
  public final boolean has(int seat) {
    return commitments.containsKey(seat);
  }

  @Override
  public final int size() {
    return commitments.size();
  }

  @Override
  public final boolean hasRevealed(int seat) {
    return seeds.containsKey(seat);
  }

  @Override
  public final int revealed() {
    return seeds.size();
  }
}
