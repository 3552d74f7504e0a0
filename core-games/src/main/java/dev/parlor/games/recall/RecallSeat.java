package dev.parlor.games.recall;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.Rank;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * One seat's cards.
 *
 * @param hand the cards that lie face down, by their place (0-3 are the 2x2; a card that leaves
 *     leaves a gap, so that people can remember where the others lie)
 * @param collection the collection cards, face up, oldest first
 * @param rank the collection rank
 * @param picks the cards looked at before the first turn
 * @param claim what the seat said about them, null until it has
 * @param seen every card that was shown to this seat, wherever it lies now; all know which cards
 *     these are, and only the seat knows their faces; at the end also what lay open for all
 * @param silence what it has missed because its phone was silent
 */
public record RecallSeat(
    SortedMap<Integer, Slot> hand,
    List<Faced> collection,
    @Nullable Rank rank,
    List<Slot> picks,
    @Nullable Claim claim,
    Set<Slot> seen,
    boolean away,
    boolean left,
    RecallSilence silence) {
  static final int PICKS = 2;

  public RecallSeat {
    hand = Collections.unmodifiableSortedMap(new TreeMap<>(hand));
    collection = List.copyOf(collection);
    picks = List.copyOf(picks);
    SortedSet<Slot> sorted = new TreeSet<>(SlotOrder.BY_DECK);
    sorted.addAll(seen);
    seen = Collections.unmodifiableSortedSet(sorted);
  }

  static RecallSeat fresh() {
    return new RecallSeat(
        new TreeMap<>(),
        List.of(),
        null,
        List.of(),
        null,
        Set.of(),
        false,
        false,
        RecallSilence.NONE);
  }

  /** This seat without cards, before another deal. */
  RecallSeat emptied() {
    return new RecallSeat(
        new TreeMap<>(), List.of(), null, List.of(), null, Set.of(), away, left, silence);
  }

  /** Whether the seat has no part in this deal. */
  boolean isOut() {
    return left || silence.sitsOut();
  }

  public boolean holds(Slot slot) {
    return hand.containsValue(slot);
  }

  /** The hand's slots in the order of their places. */
  public List<Slot> slots() {
    return new ArrayList<>(hand.values());
  }

  /** Cards in hand, collection cards included. */
  public int cards() {
    return hand.size() + collection.size();
  }

  /** Whether the seat has still to say which of its two cards is its collection card. */
  boolean claimOpen() {
    return claim == null && !isOut();
  }

  /**
   * Whether a card of this hand may be played, swapped or looked at. It may not while it could be
   * the collection card, or is being turned over as one.
   */
  boolean free(Slot slot, Map<Slot, Card> faces) {
    boolean maybeCollection = claimOpen() && picks.contains(slot);
    boolean turning = claim != null && slot.equals(claim.card()) && !faces.containsKey(slot);
    return !isOut() && holds(slot) && !maybeCollection && !turning;
  }

  RecallSeat with(SortedMap<Integer, Slot> cards) {
    return new RecallSeat(cards, collection, rank, picks, claim, seen, away, left, silence);
  }

  /** This seat with one more card, at the first free place. */
  RecallSeat adding(Slot slot) {
    int place = 0;
    while (hand.containsKey(place)) {
      place++;
    }
    SortedMap<Integer, Slot> more = new TreeMap<>(hand);
    more.put(place, slot);
    return with(more);
  }

  RecallSeat without(Slot slot) {
    SortedMap<Integer, Slot> fewer = new TreeMap<>(hand);
    fewer.values().remove(slot);
    return with(fewer);
  }

  /** This seat with one card replaced by another. */
  RecallSeat replacing(Slot gone, Slot come) {
    SortedMap<Integer, Slot> other = new TreeMap<>(hand);
    other.replaceAll((place, slot) -> slot.equals(gone) ? come : slot);
    return with(other);
  }

  RecallSeat collecting(Faced faced) {
    List<Faced> more = new ArrayList<>(collection);
    more.add(faced);
    return new RecallSeat(hand, more, faced.card().rank(), picks, claim, seen, away, left, silence);
  }

  RecallSeat picking(Slot slot) {
    List<Slot> more = new ArrayList<>(picks);
    more.add(slot);
    return new RecallSeat(hand, collection, rank, more, claim, seen, away, left, silence);
  }

  RecallSeat seeing(Slot slot) {
    Set<Slot> more = new HashSet<>(seen);
    more.add(slot);
    return new RecallSeat(hand, collection, rank, picks, claim, more, away, left, silence);
  }

  RecallSeat claiming(Claim said) {
    return new RecallSeat(hand, collection, rank, picks, said, seen, away, left, silence);
  }

  RecallSeat withAway(boolean now) {
    return new RecallSeat(hand, collection, rank, picks, claim, seen, now, left, silence);
  }

  RecallSeat gone() {
    return new RecallSeat(hand, collection, rank, picks, claim, seen, away, true, silence);
  }

  RecallSeat with(RecallSilence now) {
    return new RecallSeat(hand, collection, rank, picks, claim, seen, away, left, now);
  }
}
