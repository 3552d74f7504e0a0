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
        .anyMatch(
            pending ->
                pending.request instanceof Request.Shuffle shuffle
                    && (deck < 0 || shuffle.deck() == deck));
  }

  /** A seat's keys are gone, so cards of decks in use will never come. */
  void forgetCards() {
    queue.removeIf(pending -> hangsOnKeys(pending.request));
  }

  /** Tells the engine of every request up to the first deck that is not there yet. */
  void askAhead(Bytes head) {
    for (Pending pending : queue) {
      Request request = pending.request;
      if (!pending.asked) {
        pending.asked = true;
        if (request instanceof Request.OfCards cards) {
          engine.ask(cards, head);
        }
      }
      if (request instanceof Request.Shuffle) {
        break;
      }
    }
    engine.asked();
  }

  /**
   * Whether this request needs the keys of decks in use: cards of them, and reshuffles. A fresh
   * deck is simply made without the seat.
   */
  private static boolean hangsOnKeys(Request request) {
    return request instanceof Request.Shuffle shuffle
        ? shuffle.contents() instanceof Request.Contents.Pile
        : request instanceof Request.OfCards;
  }
}
