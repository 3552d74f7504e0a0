package dev.parlor.p2p.match;

import dev.parlor.games.Request;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the rules have asked for and the world has not done yet, in the order of asking. */
final class Wishes {
  /** A request of the rules that the world has not met yet. */
  private static final class Pending {
    final Request request;
    boolean asked;

    Pending(Request request) {
      this.request = request;
    }
  }

  /**
   * Whether a request needs the keys of decks in use: cards of them, and reshuffles. A fresh deck
   * is simply made without the seat.
   */
  private static final Request.Sides<Boolean> HANGS_ON_KEYS =
      new Request.Sides<>(
          cards -> !cards.shuffle().flatMap(shuffle -> shuffle.contents().fresh()).isPresent(),
          own -> false);

  private final Engine engine;
  private final Deque<Pending> queue = new ArrayDeque<>();

  Wishes(Engine engine) {
    this.engine = engine;
  }

  void add(List<Request> requests) {
    requests.forEach(request -> queue.add(new Pending(request)));
  }

  boolean isEmpty() {
    return queue.isEmpty();
  }

  /** The oldest request; null when there is none. */
  @Nullable Request first() {
    Pending first = queue.peek();
    return first == null ? null : first.request;
  }

  void removeFirst() {
    queue.remove();
  }

  void clear() {
    queue.clear();
  }

  /** Whether the rules wait for this deck; for any deck if it is -1. */
  boolean waitForDeck(int deck) {
    return queue.stream()
        .map(pending -> pending.request.shuffle())
        .anyMatch(shuffle -> shuffle.isPresent() && (deck < 0 || shuffle.get().deck() == deck));
  }

  /** A seat's keys are gone, so cards of decks in use will never come. */
  void forgetCards() {
    queue.removeIf(pending -> pending.request.match(HANGS_ON_KEYS));
  }

  /** Tells the engine of every request up to the first deck that is not there yet. */
  void askAhead(Bytes head) {
    for (Pending pending : queue) {
      Request request = pending.request;
      if (!pending.asked) {
        pending.asked = true;
        request.cards().ifPresent(cards -> engine.ask(cards, head));
      }
      if (request.shuffle().isPresent()) {
        break;
      }
    }
    engine.asked();
  }
}
