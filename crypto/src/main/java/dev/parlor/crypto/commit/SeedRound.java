package dev.parlor.crypto.commit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Who has promised and who has revealed, for one hand and one attempt. Immutable: every method that
 * takes a message answers with the next round or refuses.
 *
 * <p>The order matters and is kept here: no reveal is taken before all promises stand.
 */
public final class SeedRound {
  private final Bytes32 handId;
  private final Map<Integer, Bytes32> npubs;
  private final Map<Integer, Bytes32> promised;
  private final Map<Integer, Seed> revealed;

  private SeedRound(
      Bytes32 handId,
      Map<Integer, Bytes32> npubs,
      Map<Integer, Bytes32> promised,
      Map<Integer, Seed> revealed) {
    this.handId = handId;
    this.npubs = npubs;
    this.promised = promised;
    this.revealed = revealed;
  }

  /** A round among these seats. */
  public static SeedRound open(Bytes32 handId, List<Seat> seats) {
    Map<Integer, Bytes32> npubs = new TreeMap<>();
    seats.forEach(seat -> npubs.put(seat.number(), seat.npub()));
    if (npubs.isEmpty()) {
      throw new IllegalArgumentException("a round needs a member");
    }
    return new SeedRound(handId, npubs, new TreeMap<>(), new TreeMap<>());
  }

  /**
   * A promise. {@code seenBefore} holds every promise that is already in the log: a new attempt
   * never accepts an old one, and nobody can repeat another's.
   */
  public SeedRound promise(int seat, Bytes32 hash, Set<Bytes32> seenBefore) throws Refused {
    requireMember(seat);
    if (promised.containsKey(seat)) {
      throw new Refused(Reason.DUPLICATE, seat);
    }
    if (seenBefore.contains(hash) || promised.containsValue(hash)) {
      throw new Refused(Reason.SEEN_BEFORE, seat);
    }
    Map<Integer, Bytes32> next = new TreeMap<>(promised);
    next.put(seat, hash);
    return new SeedRound(handId, npubs, next, revealed);
  }

  public boolean allPromised() {
    return promised.size() == npubs.size();
  }

  public SeedRound reveal(int seat, Seed seed) throws Refused {
    requireMember(seat);
    Bytes32 hash = promised.get(seat);
    Bytes32 npub = npubs.get(seat);
    if (!allPromised() || hash == null || npub == null) {
      throw new Refused(Reason.NOT_YET, seat);
    }
    if (revealed.containsKey(seat)) {
      throw new Refused(Reason.DUPLICATE, seat);
    }
    if (!hash.equals(SeedCommitment.of(handId, seat, npub, seed))) {
      throw new Refused(Reason.SEED_DOES_NOT_MATCH, seat);
    }
    Map<Integer, Seed> next = new TreeMap<>(revealed);
    next.put(seat, seed);
    return new SeedRound(handId, npubs, promised, next);
  }

  /** The seats whose reveal is still missing. */
  public List<Integer> awaited() {
    List<Integer> seats = new ArrayList<>(npubs.keySet());
    seats.removeAll(revealed.keySet());
    return Collections.unmodifiableList(seats);
  }

  /** What all seeds together give; only when every seat has revealed. */
  public CombinedSeed combined(Bytes32 deckId) {
    if (revealed.size() != npubs.size()) {
      throw new IllegalStateException("seats have not revealed: " + awaited());
    }
    return CombinedSeed.of(deckId, new ArrayList<>(revealed.values()));
  }

  private void requireMember(int seat) throws Refused {
    if (!npubs.containsKey(seat)) {
      throw new Refused(Reason.NOT_A_MEMBER, seat);
    }
  }
}
