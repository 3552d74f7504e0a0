package dev.parlor.p2p.testing.secrecy;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.curve.AllProducts;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.curve.SecretMul;
import dev.parlor.crypto.sealed.SealedValue;
import dev.parlor.crypto.sealed.Values;
import dev.parlor.p2p.deal.Terms;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A real deck with the keys of all its members. It looks for every share that anybody could let
 * slip, and a coalition that has what it needs really opens the card.
 */
final class OpenDeck {
  private record Lying(SealedSpot spot, SealedValue sealed, Set<Integer> members) {}

  private final Needles needles;
  private final ObjIntConsumer<SealedSpot> shareOut;
  private final Map<Integer, Scalar> keys = new TreeMap<>();
  private final Map<Integer, Point> publicKeys = new HashMap<>();
  private final Map<SealedSpot, Lying> lying = new HashMap<>();
  private final List<Lying> unsearched = new ArrayList<>();
  private final Map<SealedSpot, Map<Integer, Point>> found = new HashMap<>();
  private final Map<Point, Integer> numbers = new HashMap<>();

  OpenDeck(Terms terms, Needles needles, ObjIntConsumer<SealedSpot> shareOut) {
    this.needles = needles;
    this.shareOut = shareOut;
    Values values = Values.of(terms.values());
    for (int number : terms.values()) {
      numbers.put(values.pointOf(number), number);
    }
  }

  /** A seat's secret for this deck, made from its journal as its phone makes it. */
  static Scalar key(Terms terms, byte[] tableSecret) {
    for (int attempt = 0; ; attempt++) {
      byte[] hash =
          Hash.tagged(
              "cardgame/key/v1", tableSecret, terms.hid().toBytes(), new byte[] {(byte) attempt});
      try {
        return Scalar.decode(hash);
      } catch (BadInput outOfRange) {
        // as the phone does: the next one
      }
    }
  }

  /** Whether this seat's key is known already. */
  boolean owns(int seat) {
    return keys.containsKey(seat);
  }

  void owns(int seat, Scalar key) {
    keys.put(seat, key);
  }

  @Nullable Point publicKey(int seat) {
    Scalar key = keys.get(seat);
    return key == null ? null : publicKeys.computeIfAbsent(seat, s -> SecretMul.timesG(key));
  }

  /** A seat whose key differs from the one in its journal, so that nothing here holds for it. */
  OptionalInt wrongKey(Map<Integer, byte[]> commits) {
    for (int seat : keys.keySet()) {
      Point key = publicKey(seat);
      byte[] commit = commits.get(seat);
      if (key != null
          && commit != null
          && !Arrays.equals(key.encode(), Arrays.copyOfRange(commit, 32, 32 + Point.BYTES))) {
        return OptionalInt.of(seat);
      }
    }
    return OptionalInt.empty();
  }

  void lies(SealedSpot spot, SealedValue sealed, Set<Integer> members) {
    if (!lying.containsKey(spot)) {
      Lying now = new Lying(spot, sealed, new TreeSet<>(members));
      lying.put(spot, now);
      unsearched.add(now);
    }
  }

  /** Makes needles of all shares of the cards that have come since the last call. */
  void prepare() {
    if (unsearched.isEmpty()) {
      return;
    }
    List<Point> firsts = new ArrayList<>();
    unsearched.forEach(each -> firsts.add(each.sealed().c1()));
    List<List<Point>> shares = AllProducts.of(firsts, new ArrayList<>(keys.values()));
    int next = 0;
    for (int seat : keys.keySet()) {
      lookFor(seat, shares.get(next++));
    }
    unsearched.clear();
  }

  private void lookFor(int seat, List<Point> shares) {
    for (int i = 0; i < shares.size(); i++) {
      SealedSpot spot = unsearched.get(i).spot();
      Point share = shares.get(i);
      needles.add(
          share.x(), // without its sign: the negative of a share is as good
          () -> {
            found.computeIfAbsent(spot, s -> new HashMap<>()).put(seat, share);
            shareOut.accept(spot, seat);
          });
    }
  }

  /**
   * What a coalition reads with all its keys and with the shares of others that it has found; empty
   * when some are missing or nothing sensible comes out.
   */
  OptionalInt read(SealedSpot spot, Set<Integer> outside) {
    Lying card = lying.get(spot);
    if (card == null) {
      return OptionalInt.empty();
    }
    Map<Integer, Point> out = found.getOrDefault(spot, Map.of());
    Point point = card.sealed().c2();
    for (int seat : card.members()) {
      Scalar key = keys.get(seat);
      Point share =
          outside.contains(seat) || key == null
              ? out.get(seat)
              : SecretMul.times(card.sealed().c1(), key);
      if (share == null) {
        return OptionalInt.empty();
      }
      point = point.minus(share);
    }
    Integer number = numbers.get(point);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** How many cards a coalition of all but one member can open. */
  int opened() {
    int opened = 0;
    for (SealedSpot spot : found.keySet()) {
      Lying card = lying.get(spot);
      for (int seat : card == null ? Set.<Integer>of() : card.members()) {
        if (read(spot, Set.of(seat)).isPresent()) {
          opened++;
          break;
        }
      }
    }
    return opened;
  }

  /** A seat's share of the last card, once the deck lies there. */
  Optional<Bytes> lastShare(int seat) {
    Scalar key = keys.get(seat);
    Lying last = lying.get(new SealedSpot(numbers.size() - 1, 0, 0));
    return key == null || last == null
        ? Optional.empty()
        : Optional.of(Bytes.of(SecretMul.times(last.sealed().c1(), key).encode()));
  }
}
