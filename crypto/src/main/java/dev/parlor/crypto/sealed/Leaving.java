package dev.parlor.crypto.sealed;

import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.random.Entropy;
import java.util.ArrayList;
import java.util.List;

/**
 * A member leaves for good. It hands over its shares of every slot that is not open, under one
 * proof. Everybody takes them off (C2 <- C2 - S), and the joint key shrinks (H <- H - X).
 *
 * <p>Slots that it alone has seen are remasked first, because handing over would show them to all.
 * With two members nothing is handed over, because the last one would see everything.
 */
public final class Leaving {
  private final SealedDeck deck;
  private final int seat;
  private final Members rest;
  private final Context context;
  private final List<SlotVersion> names = new ArrayList<>();
  private final List<SealedValue> sealed = new ArrayList<>();

  private Leaving(SealedDeck deck, int seat, Members rest, Context context) {
    this.deck = deck;
    this.seat = seat;
    this.rest = rest;
    this.context = context;
    for (int slot = 0; slot < deck.size(); slot++) {
      if (!deck.opened(slot).isPresent()) {
        names.add(new SlotVersion(slot, deck.version(slot)));
        sealed.add(deck.sealed(slot));
      }
    }
  }

  static Leaving of(SealedDeck deck, int seat, long number) throws Refused {
    Members rest = deck.members().without(seat);
    if (!deck.toRemaskBeforeLeaving(seat).isEmpty()) {
      throw new Refused(Reason.SEALED_FOR_ANOTHER, seat);
    }
    return new Leaving(deck, seat, rest, deck.context(Purpose.LEAVE, number, seat));
  }

  /**
   * Whether shares are needed. With every slot open there is nothing to hand over and no message.
   */
  public boolean needsShares() {
    return !names.isEmpty();
  }

  public ShareBatch contribution(MemberSecret mine, Entropy entropy) {
    return ShareBatch.make(context, names, sealed, mine, entropy);
  }

  /** The deck of those who stay. */
  public SealedDeck take(ShareBatch batch) throws Refused {
    if (!batch.names().equals(names)) {
      throw new Refused(Reason.SHARE_NOT_ASKED, seat);
    }
    if (!batch.holds(context, sealed, deck.members().key(seat))) {
      throw new Refused(Reason.SHARE_NOT_PROVEN, seat);
    }
    return reduced(batch.shares());
  }

  /** The deck of those who stay when there was nothing to hand over. */
  public SealedDeck withoutShares() {
    if (needsShares()) {
      throw new IllegalStateException("shares of " + names.size() + " slots are due");
    }
    return reduced(List.of());
  }

  private SealedDeck reduced(List<Point> shares) {
    List<SlotState> slots = new ArrayList<>();
    int next = 0;
    for (int slot = 0; slot < deck.size(); slot++) {
      SlotState state = deck.state(slot);
      slots.add(state.opened().isPresent() ? state : state.without(seat, shares.get(next++)));
    }
    return deck.with(rest, slots);
  }
}
