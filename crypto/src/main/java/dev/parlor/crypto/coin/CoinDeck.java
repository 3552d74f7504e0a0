package dev.parlor.crypto.coin;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.FieldReader;
import dev.parlor.crypto.commit.Output;
import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.commit.Seat;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * What is left in a coin deck and who tosses. Immutable; equal inputs give equal decks on every
 * phone.
 */
public final class CoinDeck {
  /** How many bytes a contribution to one draw has. */
  public static final int CONTRIBUTION_SIZE = 4 + Bytes32.SIZE;

  private final Bytes32 deckId;
  private final List<Integer> remaining;
  private final Map<Integer, CoinMember> live;
  private final Map<Integer, CoinMember> absent;
  private final int chainLength;
  private final int nextIndex;
  private final int failures;

  CoinDeck(
      Bytes32 deckId,
      List<Integer> remaining,
      Map<Integer, CoinMember> live,
      Map<Integer, CoinMember> absent,
      int chainLength,
      int nextIndex,
      int failures) {
    this.deckId = deckId;
    this.remaining = Collections.unmodifiableList(new ArrayList<>(remaining));
    this.live = Collections.unmodifiableMap(new TreeMap<>(live));
    this.absent = Collections.unmodifiableMap(new TreeMap<>(absent));
    this.chainLength = chainLength;
    this.nextIndex = nextIndex;
    this.failures = failures;
  }

  /**
   * A full deck.
   *
   * @param values all different
   * @param heads what each member published, in any order; a head that is copied, or of an earlier
   *     deck, helps nobody, because links are bound to this deck and to their member
   */
  public static CoinDeck open(
      Bytes32 handId, Bytes32 deckId, List<Integer> values, Map<Seat, Bytes32> heads) {
    if (new HashSet<>(values).size() != values.size() || heads.isEmpty()) {
      throw new IllegalArgumentException("values all different and a member wanted");
    }
    Map<Integer, CoinMember> live = new TreeMap<>();
    for (Map.Entry<Seat, Bytes32> head : new TreeMap<>(heads).entrySet()) {
      Seat seat = head.getKey();
      ChainLink links = new ChainLink(handId, seat.number(), seat.npub());
      live.put(seat.number(), new CoinMember(links, 0, head.getValue()));
    }
    int length = CoinChain.lengthFor(values.size(), live.size());
    return new CoinDeck(deckId, values, live, Collections.emptyMap(), length, 1, 0);
  }

  /** The values still to be drawn, in their fixed order. */
  public List<Integer> remaining() {
    return remaining;
  }

  /** The seats that toss. */
  public Collection<Integer> live() {
    return live.keySet();
  }

  /** The seats that toss no more until they are {@link #back}. */
  public Collection<Integer> absent() {
    return absent.keySet();
  }

  /**
   * Whether nothing can be drawn any more: two draws have failed, nobody is live, or no links are
   * left.
   */
  public boolean ended() {
    return failures >= 2 || live.isEmpty() || nextIndex > chainLength;
  }

  /** Whether the chains are long enough for all values that are left. */
  public boolean lasts() {
    return nextIndex + remaining.size() - 1 <= chainLength;
  }

  /**
   * Opens the next draw. It must be called only when the decision that the draw settles is ordered
   * in the log.
   */
  public CoinDraw draw() {
    if (remaining.isEmpty() || ended()) {
      throw new IllegalStateException("nothing to draw");
    }
    return new CoinDraw(this, Collections.emptyMap());
  }

  /**
   * My contributions to {@code count} draws whose decisions are all ordered, behind {@code skip}
   * that I have given already. One round of messages thus serves several draws.
   */
  public byte[] contributions(CoinChain mine, int skip, int count) {
    Output output = new Output();
    for (int index = nextIndex + skip; index < nextIndex + skip + count; index++) {
      output.u32(index).fixed(mine.link(index));
    }
    return output.bytes();
  }

  /** Checks a contribution to a later draw, behind {@code skip} earlier ones of this seat. */
  public void check(int seat, int skip, byte[] contribution) throws BadInput, Refused {
    FieldReader input = new FieldReader(contribution);
    long index = input.u32();
    Bytes32 link = input.bytes32();
    input.end();
    CoinMember member = live.get(seat);
    if (member == null) {
      throw new Refused(Reason.NOT_A_MEMBER, seat);
    }
    if (index != nextIndex + skip || index > chainLength) {
      throw new Refused(index < nextIndex + skip ? Reason.SEEN_BEFORE : Reason.NOT_YET, seat);
    }
    if (!member.links().down((int) index, link, member.index()).equals(member.shown())) {
      throw new Refused(Reason.PREIMAGE_DOES_NOT_MATCH, seat);
    }
  }

  /**
   * The draw under way has failed because these seats stayed silent. Its index is burnt, with
   * whatever was shown for it, and the silent seats are out for good.
   */
  public CoinDeck failed(Collection<Integer> silent) {
    Map<Integer, CoinMember> rest = new TreeMap<>(live);
    rest.keySet().removeAll(silent);
    return new CoinDeck(deckId, remaining, rest, absent, chainLength, nextIndex + 1, failures + 1);
  }

  /** A member tosses no more from this draw on, until it is back. Its chain waits. */
  public CoinDeck away(int seat) {
    Map<Integer, CoinMember> rest = new TreeMap<>(live);
    Map<Integer, CoinMember> waiting = new TreeMap<>(absent);
    waiting.put(seat, Objects.requireNonNull(rest.remove(seat)));
    return new CoinDeck(deckId, remaining, rest, waiting, chainLength, nextIndex, failures);
  }

  /** An absent member tosses again from this draw on; nobody may have tossed for this draw yet. */
  public CoinDeck back(int seat) {
    Map<Integer, CoinMember> rest = new TreeMap<>(absent);
    Map<Integer, CoinMember> more = new TreeMap<>(live);
    more.put(seat, Objects.requireNonNull(rest.remove(seat)));
    return new CoinDeck(deckId, remaining, more, rest, chainLength, nextIndex, failures);
  }

  /** Makes the draw under way anew, with the next links. Whatever was shown for it is burnt. */
  public CoinDeck anew() {
    return new CoinDeck(deckId, remaining, live, absent, chainLength, nextIndex + 1, failures);
  }

  /** A member has left in good order between two draws. This is no failure. */
  public CoinDeck without(int seat) {
    Map<Integer, CoinMember> rest = new TreeMap<>(live);
    Map<Integer, CoinMember> waiting = new TreeMap<>(absent);
    rest.remove(seat);
    waiting.remove(seat);
    return new CoinDeck(deckId, remaining, rest, waiting, chainLength, nextIndex, failures);
  }

  Bytes32 deckId() {
    return deckId;
  }

  int nextIndex() {
    return nextIndex;
  }

  Map<Integer, CoinMember> members() {
    return live;
  }

  CoinDeck drawn(int place, Map<Integer, Bytes32> shown) {
    Map<Integer, CoinMember> next = new TreeMap<>(live);
    shown.forEach((seat, link) -> next.computeIfPresent(seat, (s, m) -> m.at(nextIndex, link)));
    List<Integer> rest = new ArrayList<>(remaining);
    rest.remove(place);
    return new CoinDeck(deckId, rest, next, absent, chainLength, nextIndex + 1, failures);
  }
}
