package dev.parlor.games.poker;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.poker.hand.PokerMove;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What lies on the table of one hand.
 *
 * @param hand empty while the table waits for a deck
 * @param moves of this hand in order
 * @param faces the cards of this hand that are open to all, by position in the deck
 * @param awaited the positions whose faces the rules have asked for
 */
public record HandAtPlay(
    Optional<PokerHand> hand, List<PokerMove> moves, Map<Integer, Card> faces, List<Slot> awaited) {
  /** The table between two hands. */
  public static final HandAtPlay NONE =
      new HandAtPlay(Optional.empty(), List.of(), Map.of(), List.of());

  public HandAtPlay {
    moves = List.copyOf(moves);
    faces = Collections.unmodifiableMap(new TreeMap<>(faces));
    awaited = List.copyOf(awaited);
  }

  static HandAtPlay begun(PokerHand hand) {
    return new HandAtPlay(Optional.of(hand), List.of(), Map.of(), List.of());
  }

  HandAtPlay withHand(PokerHand now, List<PokerMove> made) {
    return new HandAtPlay(Optional.of(now), made, faces, awaited);
  }

  HandAtPlay withAwaited(List<Slot> slots) {
    return new HandAtPlay(hand, moves, faces, slots);
  }

  HandAtPlay withFace(Slot slot, Card card) {
    Map<Integer, Card> open = new TreeMap<>(faces);
    open.put(slot.index(), card);
    List<Slot> rest = new ArrayList<>(awaited);
    rest.remove(slot);
    return new HandAtPlay(hand, moves, open, rest);
  }
}
