package dev.parlor.games;

import dev.parlor.games.card.Card;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A past fact. The same events in the same order give the same state on every phone. */
public sealed interface Event {

  /** A seat did something; the rules still judge whether it may. */
  record Acted(int seat, Action action) implements Event {}

  /** A face was turned over for all. */
  record Opened(Slot slot, Card card) implements Event {}

  /**
   * A deck that the rules asked for is ready. {@code lots} are the uniform random numbers of {@link
   * Request.Shuffle#lots}, drawn with the deck by nobody alone.
   */
  record Shuffled(int deck, List<Integer> lots) implements Event {
    public Shuffled {
      lots = List.copyOf(lots);
    }
  }

  /** A timer that the rules started ran out. */
  record Elapsed(Timer timer) implements Event {}

  /** A sealed window closed: what every seat had laid aside in it, in its own order. */
  record WindowClosed(Map<Integer, List<Slot>> plays) implements Event {
    public WindowClosed {
      Map<Integer, List<Slot>> copy = new java.util.TreeMap<>();
      plays.forEach((seat, slots) -> copy.put(seat, List.copyOf(slots)));
      plays = java.util.Collections.unmodifiableMap(copy);
    }
  }

  /** A seat is silent for now: until it returns the rules let it miss its turns by default. */
  record Away(int seat) implements Event {}

  /**
   * A seat that is away stays silent: no card that is sealed under its key can be opened any more,
   * and the hand under way ends by its rule. It keeps its place and is dealt in again when it has
   * returned; until then it pays what the rules take for silence.
   */
  record SatOut(int seat) implements Event {}

  /** A seat that was away or sat out is back. */
  record Returned(int seat) implements Event {}

  /**
   * A seat is gone for good. With {@code keysHandedOver} the deck goes on without it; otherwise no
   * sealed card can be opened any more and what hangs on the deck is void by rule.
   */
  record Left(int seat, boolean keysHandedOver) implements Event {}

  /** One function for each kind of event; a forgotten kind does not compile. */
  record Cases<R>(
      Function<Acted, R> acted,
      Function<Opened, R> opened,
      Function<Shuffled, R> shuffled,
      Function<Elapsed, R> elapsed,
      Function<WindowClosed, R> windowClosed,
      Function<Away, R> away,
      Function<SatOut, R> satOut,
      Function<Returned, R> returned,
      Function<Left, R> left) {}

  default <R> R match(Cases<R> cases) {
    if (this instanceof Acted e) {
      return cases.acted.apply(e);
    } else if (this instanceof Opened e) {
      return cases.opened.apply(e);
    } else if (this instanceof Shuffled e) {
      return cases.shuffled.apply(e);
    } else if (this instanceof Elapsed e) {
      return cases.elapsed.apply(e);
    } else if (this instanceof WindowClosed e) {
      return cases.windowClosed.apply(e);
    } else if (this instanceof Away e) {
      return cases.away.apply(e);
    } else if (this instanceof SatOut e) {
      return cases.satOut.apply(e);
    } else if (this instanceof Returned e) {
      return cases.returned.apply(e);
    } else {
      return cases.left.apply((Left) this);
    }
  }
}
