package dev.parlor.app.felt;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Passages;
import dev.parlor.tables.scene.Spot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Cards on their way from where they lay to where they lie: the difference of two layouts of one
 * match, in which a card is known by its slot. New cards come from the stack of their deck. Cards
 * that went away together go to the stack that took them, all as backs, so that nobody can tell
 * which of its cards they are now.
 */
final class Motion {
  static final int MILLIS = 220;
  private static final int APART = 60;
  private static final int LONGEST_WAIT = 600;

  private Map<Slot, Flight> flights = new LinkedHashMap<>();
  private List<Flight> order = new ArrayList<>();
  private final List<Flight> leaving = new ArrayList<>();
  private long ends;

  enum Way {
    FLIES,
    /** It fades in where it lies. */
    APPEARS,
    /** It is gone as soon as it is there. */
    LEAVES
  }

  /** One card on its way. */
  static final class Flight {
    final Laid.Card card;
    final Box from;
    final @Nullable Card before;
    final @Nullable Card face;
    final Way way;
    final boolean turns;
    final long begins;

    private Flight(
        Laid.Card card,
        Box from,
        @Nullable Card before,
        @Nullable Card face,
        Way way,
        long begins) {
      this.card = card;
      this.from = from;
      this.before = before;
      this.face = face;
      this.way = way;
      this.turns = !Objects.equals(before, face);
      this.begins = begins;
    }

    boolean moves() {
      return turns || way == Way.APPEARS || !from.equals(card.box());
    }

    /** Whether it is to be seen in the air. */
    boolean isUnderWay(long now) {
      return moves() && part(now) < 1;
    }

    /** Whether it lies in this window before it leaves, or when it has come. */
    boolean isInSight(Box window, float scroll) {
      Box lies = way == Way.LEAVES ? from : card.box();
      return lies.top() - scroll >= window.top() - 1
          && lies.bottom() - scroll <= window.bottom() + 1;
    }

    /** How far it is, from 0 to 1, slower towards the end. */
    float part(long now) {
      float linear = Math.max(0, Math.min(1, (now - begins) / (float) MILLIS));
      return 1 - (1 - linear) * (1 - linear);
    }
  }

  /** The face of a card that the person may see now. */
  interface Faces {
    @Nullable Card of(Laid.Card card);
  }

  List<Flight> flights() {
    return order;
  }

  boolean isOver(long now) {
    return now >= ends;
  }

  /** Another match begins. Its slots name other cards. */
  void forget() {
    flights.clear();
    leaving.clear();
  }

  /**
   * Lets everything lie there from now on; without motion at once.
   *
   * @param passages what moved since the scene that was laid out before
   */
  void follow(Laid laid, Passages passages, Faces faces, boolean moving, long now) {
    boolean begins = !moving || flights.isEmpty();
    Map<Slot, Flight> next = new LinkedHashMap<>();
    List<Flight> list = new ArrayList<>();
    int dealt = 0;
    for (Laid.Card card : laid.cards()) {
      Slot slot = card.spot().slot().orElse(null);
      Flight was = slot == null ? null : flights.get(slot);
      @Nullable Card face = faces.of(card);
      Flight flight;
      if (begins) {
        flight = new Flight(card, card.box(), face, face, Way.FLIES, now - MILLIS);
      } else if (was != null) {
        flight = goesOn(was, card, face, now);
      } else {
        int wait = Math.min(LONGEST_WAIT, APART * dealt++);
        flight = comes(card, stackOf(laid, passages, slot), face, now + wait);
      }
      list.add(flight);
      if (slot != null) {
        next.put(slot, flight);
      }
    }
    leaving.removeIf(flight -> begins || !flight.isUnderWay(now));
    if (!begins) {
      gather(laid, passages, next, now);
    }
    list.addAll(leaving);
    list.forEach(flight -> ends = Math.max(ends, flight.moves() ? flight.begins + MILLIS : 0));
    flights = next;
    order = list;
  }

  /** The flight of a card that nobody has seen before. */
  private static Flight comes(Laid.Card card, @Nullable Box deck, @Nullable Card face, long when) {
    return deck == null
        ? new Flight(card, card.box(), face, face, Way.APPEARS, when)
        : new Flight(card, deck, null, face, Way.FLIES, when);
  }

  /** Lets the cards that went away together fly to where they went. */
  private void gather(Laid laid, Passages passages, Map<Slot, Flight> present, long now) {
    for (Passages.Gathered gone : passages.gathered()) {
      @Nullable Box to = boxOf(laid, gone.to());
      flights.forEach(
          (slot, was) -> {
            Spot spot = was.card.spot();
            if (to != null && !present.containsKey(slot) && spot.at().whole().equals(gone.from())) {
              Spot back = Spot.of(spot.at(), slot, null);
              Laid.Card card = new Laid.Card(back, to, 0, false, was.card.scrolls());
              Box from = between(was.from, was.card.box(), was.part(now));
              leaving.add(new Flight(card, from, was.face, null, Way.LEAVES, now));
            }
          });
    }
  }

  /** The flight of a card that is still under way. It goes on from where the card is. */
  private static Flight goesOn(Flight was, Laid.Card card, @Nullable Card face, long now) {
    boolean same = was.card.box().equals(card.box()) && Objects.equals(was.face, face);
    if (same && was.part(now) < 1) {
      return new Flight(card, was.from, was.before, face, was.way, was.begins);
    }
    Box at = between(was.from, was.card.box(), was.part(now));
    return new Flight(card, at, was.face, face, Way.FLIES, now);
  }

  private static Box between(Box from, Box to, float part) {
    return new Box(
        from.left() + (to.left() - from.left()) * part,
        from.top() + (to.top() - from.top()) * part,
        from.right() + (to.right() - from.right()) * part,
        from.bottom() + (to.bottom() - from.bottom()) * part);
  }

  /** Where the stack lies from which a new card comes; null when there is none. */
  private static @Nullable Box stackOf(Laid laid, Passages passages, @Nullable Slot slot) {
    for (Passages.Passage passage : passages.moved()) {
      if (passage.slot().equals(slot)) {
        return boxOf(laid, passage.from());
      }
    }
    return null;
  }

  /** Where a stack lies: its back, or the card on top of it. */
  private static @Nullable Box boxOf(Laid laid, At stack) {
    for (Laid.Deck deck : laid.decks()) {
      if (deck.at().equals(stack)) {
        return deck.box();
      }
    }
    for (Laid.Card card : laid.cards()) {
      if (card.spot().at().whole().equals(stack)) {
        return card.box();
      }
    }
    return null;
  }
}
