package dev.parlor.app.felt;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Cards on their way from where they lay to where they lie: the difference of two layouts. */
final class Motion {
  static final int MILLIS = 220;
  private static final int APART = 60;
  private static final int LONGEST_WAIT = 600;

  private Map<Slot, Flight> flights = new HashMap<>();
  private List<Flight> order = new ArrayList<>();
  private long ends;

  /** One card on its way. */
  static final class Flight {
    final Laid.Card card;
    final Box from;
    final @Nullable Card before;
    final @Nullable Card face;
    final boolean turns;
    final boolean appears;
    final long begins;

    private Flight(
        Laid.Card card,
        Box from,
        @Nullable Card before,
        @Nullable Card face,
        boolean appears,
        long begins) {
      this.card = card;
      this.from = from;
      this.before = before;
      this.face = face;
      this.turns = !Objects.equals(before, face);
      this.appears = appears;
      this.begins = begins;
    }

    boolean moves() {
      return turns || appears || !from.equals(card.box());
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

  /** Lets everything lie there from now on; without motion at once. */
  void follow(Laid laid, Faces faces, boolean moving, long now) {
    Map<Slot, Flight> next = new HashMap<>();
    List<Flight> list = new ArrayList<>();
    int dealt = 0;
    for (Laid.Card card : laid.cards()) {
      Slot slot = card.spot().slot().orElse(null);
      Flight was = slot == null ? null : flights.get(slot);
      @Nullable Card face = faces.of(card);
      Flight flight;
      if (!moving || flights.isEmpty()) {
        flight = new Flight(card, card.box(), face, face, false, now - MILLIS);
      } else if (was != null) {
        flight = goesOn(was, card, face, now);
      } else {
        int wait = Math.min(LONGEST_WAIT, APART * dealt++);
        Box deck = deckOf(laid, card);
        boolean fades = deck == null;
        flight =
            new Flight(
                card,
                deck == null ? card.box() : deck,
                fades ? face : null,
                face,
                fades,
                now + wait);
      }
      ends = Math.max(ends, flight.moves() ? flight.begins + MILLIS : 0);
      list.add(flight);
      if (slot != null) {
        next.put(slot, flight);
      }
    }
    flights = next;
    order = list;
  }

  /** The flight of a card that is still under way. It goes on from where the card is. */
  private static Flight goesOn(Flight was, Laid.Card card, @Nullable Card face, long now) {
    boolean same = was.card.box().equals(card.box()) && Objects.equals(was.face, face);
    if (same && was.part(now) < 1) {
      return new Flight(card, was.from, was.before, face, was.appears, was.begins);
    }
    Box at = between(was.from, was.card.box(), was.part(now));
    return new Flight(card, at, was.face, face, false, now);
  }

  private static Box between(Box from, Box to, float part) {
    return new Box(
        from.left() + (to.left() - from.left()) * part,
        from.top() + (to.top() - from.top()) * part,
        from.right() + (to.right() - from.right()) * part,
        from.bottom() + (to.bottom() - from.bottom()) * part);
  }

  private static @Nullable Box deckOf(Laid laid, Laid.Card card) {
    return laid.decks().isEmpty() || card.spot().isGap() ? null : laid.decks().get(0).box();
  }
}
