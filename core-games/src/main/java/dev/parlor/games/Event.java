package dev.parlor.games;

import dev.parlor.games.card.Card;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A past fact. The same events in the same order give the same state on every phone. */
public sealed interface Event {

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

  <R> R match(Cases<R> cases);

  /** A seat did something; the rules still judge whether it may. */
  record Acted(int seat, Action action) implements Event {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.acted.apply(this);
    }
  }

  /** A face was turned over for all. */
  record Opened(Slot slot, Card card) implements Event {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.opened.apply(this);
    }
  }

  /**
   * A deck that the rules asked for is ready. {@code lots} are the uniform random numbers of {@link
   * Request.Shuffle#lots}. They are drawn together with the deck, and no seat alone decides them.
   */
  record Shuffled(int deck, List<Integer> lots) implements Event {
    public Shuffled {
      lots = List.copyOf(lots);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.shuffled.apply(this);
    }
  }

  /** A timer that the rules started ran out. */
  record Elapsed(Timer timer) implements Event {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.elapsed.apply(this);
    }
  }

  /** A sealed window closed: what every seat had laid aside in it, in its own order. */
  record WindowClosed(Map<Integer, List<Slot>> plays) implements Event {
    public WindowClosed {
      Map<Integer, List<Slot>> copy = new java.util.TreeMap<>();
      plays.forEach((seat, slots) -> copy.put(seat, List.copyOf(slots)));
      plays = java.util.Collections.unmodifiableMap(copy);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.windowClosed.apply(this);
    }
  }

  /** A seat is silent for now: until it returns the rules let it miss its turns by default. */
  record Away(int seat) implements Event {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.away.apply(this);
    }
  }

  /**
   * A seat that is away stays silent. No card that is sealed under its key can be opened any more,
   * and the hand under way ends by its rule. The seat keeps its place and is dealt in again when it
   * has returned. Until then it pays what the rules take for silence.
   */
  record SatOut(int seat) implements Event {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.satOut.apply(this);
    }
  }

  /** A seat that was away or sat out is back. */
  record Returned(int seat) implements Event {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.returned.apply(this);
    }
  }

  /**
   * A seat is gone for good. With {@code keysHandedOver} the deck goes on without it. Otherwise no
   * sealed card can be opened any more, and what depends on the deck is void by rule.
   */
  record Left(int seat, boolean keysHandedOver) implements Event {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.left.apply(this);
    }
  }
}
