package dev.parlor.p2p.testing.secrecy;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.sealed.Remask;
import dev.parlor.crypto.sealed.SealedList;
import dev.parlor.crypto.sealed.SealedValue;
import dev.parlor.p2p.deal.Terms;
import dev.parlor.p2p.match.Seating;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * One deck as a coalition follows it that hears everything: who holds keys to it, whose share of
 * which card has come out, and who has sealed a card anew.
 */
final class HeardDeck {
  private final Seating seating;
  private final Set<Integer> members;
  private final Map<SealedSpot, Set<Integer>> given = new HashMap<>();
  private final Map<SealedSpot, Set<Integer>> holders = new HashMap<>();
  private final Map<SealedSpot, Integer> sealedAnewBy = new HashMap<>();
  private final Map<Integer, Deque<SealedSpot>> news = new HashMap<>();
  private final @Nullable OpenDeck real;
  private Set<Integer> present;
  private int root = -1;
  private boolean proven;

  /**
   * A deck whose keys are committed to.
   *
   * @param seating of the match that it belongs to
   * @param needles where to look for shares of real cards; null with a stand-in, which has none
   * @param heard whose words are being searched
   */
  HeardDeck(Terms terms, Seating seating, @Nullable Needles needles, IntSupplier heard) {
    this.seating = seating;
    this.members = new TreeSet<>(terms.members());
    this.present = Set.copyOf(members);
    this.real =
        needles == null
            ? null
            : new OpenDeck(terms, needles, (spot, seat) -> share(heard.getAsInt(), seat, spot));
  }

  @Nullable OpenDeck real() {
    return real;
  }

  /** Whose seats these are. */
  Seating seating() {
    return seating;
  }

  int root() {
    return root;
  }

  /** All shuffles of the fresh deck are proven, so that its seeds may be shown. */
  void proven() {
    proven = true;
  }

  boolean isProven() {
    return proven;
  }

  void prepare() {
    if (real != null) {
      real.prepare();
    }
  }

  void isDeck(int number) {
    if (root < 0) {
      root = number;
    }
  }

  Set<Integer> members() {
    return members;
  }

  /** A card lies at a spot now: this one of a list that came over the air. */
  void lies(SealedSpot spot, byte[] list, int index) {
    if (holders.putIfAbsent(spot, present) == null && real != null) {
      try {
        int at = index * SealedValue.SIZE;
        byte[] one = Arrays.copyOfRange(list, at, at + SealedValue.SIZE);
        lies(real, spot, SealedList.decode(one, 1).get(0));
      } catch (BadInput impossible) {
        throw new IllegalStateException("all phones have read it", impossible);
      }
    }
  }

  private void lies(OpenDeck open, SealedSpot spot, SealedValue sealed) {
    open.lies(spot, sealed, members);
  }

  /**
   * A seat's share of a card has come out.
   *
   * @param phone the phone that let it out; this is judged when that phone's part of the log is
   *     known here
   */
  void share(int phone, int seat, SealedSpot spot) {
    if (given.computeIfAbsent(spot, s -> new HashSet<>()).add(seat)) {
      news(phone).add(spot);
    }
  }

  /** Whether a phone has let something out that has not been judged yet. */
  boolean hasNews(int phone) {
    Deque<SealedSpot> mine = news.get(phone);
    return mine != null && !mine.isEmpty();
  }

  private Deque<SealedSpot> news(int phone) {
    return news.computeIfAbsent(phone, p -> new ArrayDeque<>());
  }

  /** The author knows how old and new shares of the card differ. */
  void sealedAnew(int phone, SealedSpot before, int author, byte[] remask) {
    sealedAnewBy.put(before, author);
    holders.putIfAbsent(before.sealedAnew(), present);
    news(phone).add(before);
    if (real != null) {
      try {
        lies(real, before.sealedAnew(), Remask.decode(remask).to());
      } catch (BadInput impossible) {
        throw new IllegalStateException("all phones have read it", impossible);
      }
    }
  }

  /** Forgets what a leaver held, because nobody needs it any more. */
  void left(int phone, int seat) {
    if (members.remove(seat)) {
      present = Set.copyOf(members);
      news(phone).addAll(given.keySet());
    }
  }

  /**
   * The first card of this deck that some coalition can read though it may not, by what a phone has
   * let out since the last call.
   */
  Optional<String> leak(int phone, Shown shown, IntPredicate honest) {
    Deque<SealedSpot> mine = news.get(phone);
    while (mine != null && !mine.isEmpty()) {
      SealedSpot spot = mine.remove();
      Shown.Sight sight = shown.sight(root, spot);
      Set<Integer> viewers = sight == null ? Set.of() : sight.seats;
      boolean free = sight != null && sight.all;
      if (!free && viewers.stream().allMatch(honest::test)) {
        Optional<String> found = leak(spot, viewers, honest);
        if (found.isPresent()) {
          return Optional.of(found.get() + " can read " + shown.name(root, spot));
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Whether the largest coalition that may not read a card can. It has everybody but the viewers.
   * When none of these holds the deck any more, one honest seat that does is outside as well.
   */
  private Optional<String> leak(SealedSpot spot, Set<Integer> viewers, IntPredicate honest) {
    if (viewers.stream().anyMatch(members::contains)) {
      return isReadableWithout(viewers, spot) ? told(viewers) : Optional.empty();
    }
    for (int seat : members) {
      Set<Integer> outside = new TreeSet<>(viewers);
      outside.add(seat);
      if (honest.test(seat) && isReadableWithout(outside, spot)) {
        return told(outside);
      }
    }
    return Optional.empty();
  }

  private static Optional<String> told(Set<Integer> outside) {
    return Optional.of("all but seats " + outside);
  }

  /**
   * Whether all others can read the card. They lack the shares of those outside who held a key when
   * it was sealed. They can turn shares of one version into those of the next if one of them made
   * it.
   */
  private boolean isReadableWithout(Set<Integer> outside, SealedSpot spot) {
    List<SealedSpot> alike = new ArrayList<>();
    SealedSpot each = new SealedSpot(spot.position(), spot.shuffled(), 0);
    while (true) {
      alike.add(each);
      Integer author = sealedAnewBy.get(each);
      if (author == null || outside.contains(author)) {
        if (alike.contains(spot)) {
          return isReadableWithout(outside, alike);
        } else if (author == null) {
          return false; // a version that nobody has heard of
        }
        alike.clear();
      }
      each = each.sealedAnew();
    }
  }

  private boolean isReadableWithout(Set<Integer> outside, List<SealedSpot> alike) {
    Set<Integer> out = new HashSet<>();
    alike.forEach(spot -> out.addAll(given.getOrDefault(spot, Set.of())));
    for (SealedSpot spot : alike) {
      Set<Integer> lacking = new HashSet<>(outside);
      lacking.retainAll(holders.getOrDefault(spot, Set.of()));
      if (!lacking.isEmpty() && out.containsAll(lacking)) {
        return true;
      }
    }
    return false;
  }
}
