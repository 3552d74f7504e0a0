package dev.parlor.p2p.deal;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.Event;
import dev.parlor.games.Request;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The replicated state of all decks of a match. Equal on all phones after the same blocks. */
public interface Engine {
  /**
   * The rules ask for cards. Each request is asked for once, in order.
   *
   * @param head the head of the log now
   */
  void ask(Request.OfCards request, Bytes head);

  /** All requests that can be asked for now have been asked. */
  default void asked() {}

  /** Whether the world has done what was asked for. */
  boolean isMet(Request.OfCards request);

  /** The event that tells the rules of a request that is met, if one does; taken once. */
  Optional<Event> event(Request.OfCards request);

  /**
   * Applies a block that a seat signed.
   *
   * @param seen how long the log was when the seat signed; a seat does not lie by what it could not
   *     know
   */
  void apply(int seat, long seen, int type, Reader block) throws Lie, Malformed, Stale;

  /**
   * Tells the size of the log. Blocks that are signed from here on are judged by the decks as they
   * are now.
   */
  default void remember(long size) {}

  /** What this seat's phone owes the table now, by the log alone. */
  List<Duty> duties(int seat);

  /** A seat wants to leave in good order; its phone now owes a hand-over. */
  void beginLeave(int seat);

  /** Whether all decks could go on without this seat. */
  boolean canHandOver(int seat);

  /** Whether a leaving seat has handed over all that it held. */
  boolean hasHandedOver(int seat);

  /**
   * A seat sits out until it is {@link #back}: what is sealed under its key is lost, and decks on
   * their way are begun anew without it.
   */
  void sitOut(int seat, Bytes head);

  /** A seat is silent, at a game that goes on without it until it is {@link #back}. */
  default void away(int seat, Bytes head) {}

  /** A seat that was away or sat out is there again: decks on their way are made with it. */
  default void back(int seat, Bytes head) {}

  /** How many draws were made anew because a seat fell silent during them, by seat. */
  default Map<Integer, Integer> redrawn() {
    return Map.of();
  }

  /** A seat is gone and its keys with it. */
  void drop(int seat, Bytes head);

  /**
   * Shuffles whose check has not been asked for yet; each is handed out once.
   *
   * @param trusted seats whose proofs need no check, such as the own one
   */
  List<Check> takeChecks(Set<Integer> trusted, Entropy entropy);

  /** The check of all shuffles of a deck, for a phone that wants to see for itself. */
  default @Nullable Check checkOf(int deck, int attempt, Entropy entropy) {
    return null;
  }

  /** Fresh decks that the rules will ask for next, in order: they may be prepared meanwhile. */
  default void prepareAhead(List<Integer> ahead, Request.Contents.Fresh contents, Bytes head) {}

  /**
   * What the decks so far were shuffled with, in order: the combined seed of a sealed deck, the
   * heads by seat of a coin deck.
   */
  List<Bytes> seeds();

  /** Whether no card can be drawn any more, so that the match can't go on. */
  boolean isExhausted();

  /**
   * The shuffles of one deck to check.
   *
   * @param work heavy and pure, may run off the table's thread; answers the seats that lied
   */
  record Check(int deck, int attempt, Supplier<List<Integer>> work) {}
}
