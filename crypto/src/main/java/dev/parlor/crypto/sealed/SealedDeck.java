package dev.parlor.crypto.sealed;

import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.SecretMul;
import dev.parlor.crypto.random.Entropy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/**
 * A sealed list in use: what is public about every slot. It is immutable and holds no secret, so
 * every member, and everybody who audits the log later, computes the same one. Secrets are handed
 * in where they are needed.
 */
public final class SealedDeck {
  private final Bytes32 deckId;
  private final Values values;
  private final Members members;
  private final List<SlotState> slots;

  private SealedDeck(Bytes32 deckId, Values values, Members members, List<SlotState> slots) {
    this.deckId = deckId;
    this.values = values;
    this.members = members;
    this.slots = Collections.unmodifiableList(new ArrayList<>(slots));
  }

  /**
   * The deck after the last shuffle and the cut.
   *
   * @param seatsNow who sits there now: a list made in the background for other seats is refused
   */
  public static SealedDeck open(
      Bytes32 deckId,
      Values values,
      Members members,
      SealedList shuffled,
      Collection<Integer> seatsNow)
      throws Refused {
    members.requireSeats(seatsNow);
    List<SlotState> slots = new ArrayList<>();
    for (SealedValue sealed : shuffled.values()) {
      slots.add(SlotState.fresh(0, sealed));
    }
    return new SealedDeck(deckId, values, members, slots);
  }

  public Members members() {
    return members;
  }

  public int size() {
    return slots.size();
  }

  public SealedValue sealed(int slot) {
    return state(slot).sealed();
  }

  public int version(int slot) {
    return state(slot).version();
  }

  /** The value of a slot that everybody has seen. */
  public OptionalInt opened(int slot) {
    return state(slot).opened();
  }

  /** Whether this viewer needs a new version of the slot first, see {@link #remask}. */
  public boolean needsRemask(Ask ask) {
    return !state(ask.slot()).admits(ask.viewer());
  }

  /**
   * The rules ask for these slots, so shares may be sent. Shares can be made in no other way.
   *
   * @param number epoch or action number in the log, part of every proof
   */
  public Unlock unlock(List<Ask> asks, long number) {
    SealedDeck next = this;
    for (Ask ask : asks) {
      // Each ask is judged by the deck as the asks before it leave it, because two viewers at once
      // are two as well.
      if (next.needsRemask(ask)) {
        throw new IllegalArgumentException("another viewer needs a new version: " + ask);
      }
      next = next.with(ask.slot(), next.state(ask.slot()).seenBy(ask.viewer()));
    }
    return new Unlock(next, asks, number);
  }

  /**
   * The value that one member alone can see: C2 less all others' shares less its own. Empty while a
   * share is missing.
   */
  public OptionalInt read(int slot, int seat, MemberSecret mine) throws Refused {
    SlotState state = state(slot);
    for (int other : members.seats()) {
      if (other != seat && !state.shares().containsKey(other)) {
        return OptionalInt.empty();
      }
    }
    Point point = state.lessShares();
    if (!state.shares().containsKey(seat)) {
      point = point.minus(SecretMul.times(state.sealed().c1(), mine.scalar()));
    }
    OptionalInt value = values.numberOf(point);
    if (!value.isPresent()) {
      throw new Refused(Reason.UNKNOWN_VALUE);
    }
    return value;
  }

  /** Seals a slot anew. Its viewer sends this, or the member that is to see the slot next. */
  public Remask makeRemask(int slot, int seat, long number, MemberSecret mine, Entropy entropy)
      throws Refused {
    SlotVersion from = new SlotVersion(slot, version(slot));
    return Remask.make(
        context(Purpose.REMASK, number, seat),
        from,
        sealed(slot),
        members.jointKey(),
        mine,
        entropy);
  }

  /**
   * Takes a remask of a slot for which the rules want one. The author of a remask knows how old and
   * new shares differ. If it was not the old viewer, the new version must therefore be for its own
   * eyes: otherwise a third member could turn the shares of the first opening into the missing one
   * of the second.
   */
  public SealedDeck remask(int slot, int author, long number, Remask remask) throws Refused {
    SlotState state = state(slot);
    if (remask.from().slot() != slot || remask.from().version() != state.version()) {
      throw new Refused(Reason.STALE_VERSION, author);
    }
    if (state.opened().isPresent()) {
      throw new Refused(Reason.OPENED_TWICE, author);
    }
    if (remask.changesNothing(state.sealed())) {
      throw new Refused(Reason.REMASK_UNCHANGED, author);
    }
    Context context = context(Purpose.REMASK, number, author);
    if (!remask.holds(context, state.sealed(), members.jointKey())) {
      throw new Refused(Reason.REMASK_NOT_PROVEN, author);
    }
    boolean free = state.viewer() == author || state.viewer() == Ask.NOBODY;
    return with(slot, state.remasked(remask.to(), free ? Ask.NOBODY : author));
  }

  /** The slots a member has to remask before it leaves, because only it may see them now. */
  public List<Integer> toRemaskBeforeLeaving(int seat) {
    List<Integer> mine = new ArrayList<>();
    for (int slot = 0; slot < slots.size(); slot++) {
      if (slots.get(slot).viewer() == seat && !slots.get(slot).opened().isPresent()) {
        mine.add(slot);
      }
    }
    return mine;
  }

  /** A member goes in good order; see {@link Leaving}. */
  public Leaving leaving(int seat, long number) throws Refused {
    return Leaving.of(this, seat, number);
  }

  /**
   * The list that is shuffled when these slots become a pile: known values start anew, unknown ones
   * stay as they are.
   */
  public SealedList pile(List<Integer> pileSlots) {
    List<SealedValue> list = new ArrayList<>();
    for (int slot : pileSlots) {
      SlotState state = state(slot);
      list.add(
          state.opened().isPresent()
              ? SealedValue.ofKnown(values.pointOf(state.opened().getAsInt()), members.jointKey())
              : state.sealed());
    }
    return new SealedList(list);
  }

  /**
   * The pile after all members have shuffled it: place i of it is now in {@code pileSlots[i]}. A
   * pile of one is not shuffled, so nothing about it changes.
   */
  public SealedDeck withPile(List<Integer> pileSlots, SealedList shuffled) {
    if (pileSlots.size() != shuffled.size()) {
      throw new IllegalArgumentException("a pile of " + pileSlots.size());
    }
    if (pileSlots.size() < 2) {
      return this;
    }
    List<SlotState> next = new ArrayList<>(slots);
    for (int i = 0; i < shuffled.size(); i++) {
      int slot = pileSlots.get(i);
      next.set(slot, SlotState.fresh(state(slot).version() + 1, shuffled.get(i)));
    }
    return new SealedDeck(deckId, values, members, next);
  }

  Context context(Purpose purpose, long number, int seat) throws Refused {
    return Context.of(deckId, purpose, number, members.seat(seat));
  }

  SlotState state(int slot) {
    return slots.get(slot);
  }

  SealedDeck with(int slot, SlotState state) {
    List<SlotState> next = new ArrayList<>(slots);
    next.set(slot, state);
    return new SealedDeck(deckId, values, members, next);
  }

  SealedDeck with(Members rest, List<SlotState> reduced) {
    return new SealedDeck(deckId, values, rest, reduced);
  }

  /**
   * Opens a slot whose shares are complete. A value that is seen twice, or that is none of the
   * list, is an alarm.
   */
  SealedDeck opening(int slot) throws Refused {
    SlotState state = state(slot);
    OptionalInt value = values.numberOf(state.lessShares());
    if (!value.isPresent()) {
      throw new Refused(Reason.UNKNOWN_VALUE);
    }
    for (SlotState other : slots) {
      // The slot itself is not open yet.
      if (other.opened().equals(value)) {
        throw new Refused(Reason.OPENED_TWICE);
      }
    }
    return with(slot, state.withOpened(value.getAsInt()));
  }
}
