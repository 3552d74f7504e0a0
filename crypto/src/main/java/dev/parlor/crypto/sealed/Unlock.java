package dev.parlor.crypto.sealed;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.random.Entropy;
import java.util.ArrayList;
import java.util.List;

/**
 * An opening under way: the rules have asked, and the members give their shares. The asks, in their
 * order, say for which slots a member gives shares: those of which it is not the viewer and has not
 * given one.
 *
 * <p>{@link #deck} holds at any time what has been given so far. If an opening ends half-way, the
 * viewers of its slots stay as they were set.
 */
public final class Unlock {
  private final SealedDeck deck;
  private final List<Ask> asks;
  private final long number;

  Unlock(SealedDeck deck, List<Ask> asks, long number) {
    this.deck = deck;
    this.asks = new ArrayList<>(asks);
    this.number = number;
  }

  public SealedDeck deck() {
    return deck;
  }

  /** The seats whose contribution is still missing; when empty, the values are open. */
  public List<Integer> awaited() {
    List<Integer> seats = new ArrayList<>();
    for (int seat : deck.members().seats()) {
      if (!due(seat).isEmpty()) {
        seats.add(seat);
      }
    }
    return seats;
  }

  /** My shares. Only an awaited member may make them. */
  public ShareBatch contribution(int seat, MemberSecret mine, Entropy entropy) throws Refused {
    List<SlotVersion> due = due(seat);
    Context context = deck.context(Purpose.UNLOCK, number, seat);
    return ShareBatch.make(context, due, sealed(due), mine, entropy);
  }

  /**
   * Takes one member's contribution as it was sent; answers what is known then.
   *
   * @throws BadInput if the bytes are no contribution at all
   * @throws Refused if they are one, but a wrong one; it names the seat
   */
  public Unlock take(int seat, byte[] contribution) throws BadInput, Refused {
    return take(seat, ShareBatch.decode(contribution));
  }

  public Unlock take(int seat, ShareBatch batch) throws Refused {
    Context context = deck.context(Purpose.UNLOCK, number, seat);
    List<SlotVersion> due = due(seat);
    if (batch.names().equals(due) && !batch.holds(context, sealed(due), deck.members().key(seat))) {
      throw new Refused(Reason.SHARE_NOT_PROVEN, seat);
    }
    return takeOwn(seat, batch);
  }

  /**
   * Takes what {@link #contribution} has made for exactly this opening. Its proof needs no check.
   */
  public Unlock takeOwn(int seat, ShareBatch batch) throws Refused {
    List<SlotVersion> due = due(seat);
    if (!batch.names().equals(due)) {
      throw new Refused(staleOrNotAsked(batch.names()), seat);
    }
    SealedDeck next = deck;
    for (int k = 0; k < due.size(); k++) {
      int slot = due.get(k).slot();
      next = next.with(slot, next.state(slot).withShare(seat, batch.shares().get(k)));
      if (next.state(slot).viewer() == Ask.EVERYBODY
          && next.state(slot).shares().size() == next.members().size()) {
        next = next.opening(slot);
      }
    }
    return new Unlock(next, asks, number);
  }

  /** The opened values; only when nobody is awaited. */
  public List<Integer> values() {
    List<Integer> opened = new ArrayList<>();
    for (Ask ask : asks) {
      if (ask.viewer() == Ask.EVERYBODY) {
        opened.add(deck.opened(ask.slot()).orElseThrow(IllegalStateException::new));
      }
    }
    return opened;
  }

  private List<SlotVersion> due(int seat) {
    List<SlotVersion> names = new ArrayList<>();
    for (Ask ask : asks) {
      SlotState state = deck.state(ask.slot());
      SlotVersion name = new SlotVersion(ask.slot(), state.version());
      if (ask.viewer() != seat
          && !state.opened().isPresent()
          && !state.shares().containsKey(seat)
          && !names.contains(name)) {
        names.add(name);
      }
    }
    return names;
  }

  private List<SealedValue> sealed(List<SlotVersion> names) {
    List<SealedValue> list = new ArrayList<>();
    for (SlotVersion name : names) {
      list.add(deck.sealed(name.slot()));
    }
    return list;
  }

  private Reason staleOrNotAsked(List<SlotVersion> names) {
    for (SlotVersion name : names) {
      if (name.slot() < deck.size() && name.version() < deck.version(name.slot())) {
        return Reason.STALE_VERSION;
      }
    }
    return Reason.SHARE_NOT_ASKED;
  }
}
