package dev.parlor.p2p.testing.secrecy;

import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which card the rules have asked to be shown to whom, and where in which deck it lies. */
public final class Shown {
  /**
   * Where a slot lies.
   *
   * @param root the fresh deck that its card came with
   * @param shuffled how often that position was part of a shuffled pile since then
   */
  record Place(int root, int position, int shuffled) {}

  /** Who may see what lies at a place. */
  static final class Sight {
    final Set<Integer> seats = new HashSet<>();
    boolean all;

    boolean isFor(int seat) {
      return all || seats.contains(seat);
    }
  }

  private final Request.Dealer asked = new Asked();
  private final Map<Slot, Place> places = new HashMap<>();
  private final Map<Slot, Place> shuffledAway = new HashMap<>();
  private final Map<Place, Sight> sights = new HashMap<>();
  private final Map<Place, Slot> slots = new HashMap<>();

  /** The rules ask for something. */
  public void asked(Request request) {
    request.cards().ifPresent(cards -> cards.to(asked));
  }

  /** Notes who may see which card because of a request. */
  private final class Asked implements Request.Dealer {
    @Override
    public void shuffle(Request.Shuffle shuffle) {
      shuffled(shuffle.deck(), shuffle.contents());
    }

    @Override
    public void deal(Request.Deal deal) {
      sight(deal.slot()).seats.add(deal.seat());
    }

    @Override
    public void peek(Request.Peek peek) {
      sight(peek.slot()).seats.add(peek.seat());
    }

    @Override
    public void open(Request.Open open) {
      sight(open.slot()).all = true;
    }
  }

  private void shuffled(int deck, Request.Contents contents) {
    contents.fresh().ifPresent(fresh -> made(deck, fresh.spec().size()));
    List<Slot> pile = contents.slots();
    for (int i = 0; i < pile.size(); i++) {
      Place before = places.remove(pile.get(i));
      if (before == null) {
        before = shuffledAway.get(pile.get(i)); // asked for again: a seat has left meanwhile
      }
      if (before != null) {
        shuffledAway.put(pile.get(i), before);
        int more = pile.size() > 1 ? 1 : 0; // one card alone is not shuffled
        put(
            new Slot(deck, i),
            new Place(before.root(), before.position(), before.shuffled() + more));
      }
    }
  }

  private void made(int deck, int size) {
    places.clear();
    shuffledAway.clear();
    for (int i = 0; i < size; i++) {
      put(new Slot(deck, i), new Place(deck, i, 0));
    }
  }

  private void put(Slot slot, Place place) {
    places.put(slot, place);
    slots.put(place, slot);
  }

  private Sight sight(Slot slot) {
    Place place = places.get(slot);
    return place == null ? new Sight() : sights.computeIfAbsent(place, where -> new Sight());
  }

  /** Whether the rules have shown the card to this seat, or to all. */
  public boolean isShown(Slot slot, int seat) {
    return sight(slot).isFor(seat);
  }

  /** All slots that have not been shuffled into another deck. */
  public Set<Slot> slots() {
    return places.keySet();
  }

  @Nullable Sight sight(int root, SealedSpot spot) {
    return sights.get(place(root, spot));
  }

  String name(int root, SealedSpot spot) {
    Slot slot = slots.get(place(root, spot));
    return slot == null ? "deck " + root + " position " + spot.position() : slot.toString();
  }

  private static Place place(int root, SealedSpot spot) {
    return new Place(root, spot.position(), spot.shuffled());
  }
}
