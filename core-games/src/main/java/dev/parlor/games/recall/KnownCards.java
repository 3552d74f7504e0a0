package dev.parlor.games.recall;

import dev.parlor.games.Knowledge;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The {@code known_cards} of the original design: for a player, by player id and then by card id,
 * what it knows of every card that lies face down in a hand. They are derived from the state and
 * from what the seat has seen, so they are up to date after every action and can't be wrong. A card
 * keeps its id when it is swapped. They serve computer players and checks; a person is shown them
 * only when the game is over.
 */
public final class KnownCards {
  private KnownCards() {}

  /**
   * One card.
   *
   * @param face null where the player only knows that the card is there
   */
  public record Known(Slot cardId, @Nullable Card face) {
    /** The rank as one letter; {@code ?} while unknown. */
    public String rank() {
      return face == null ? "?" : face.isJoker() ? "Jk" : "" + face.rank().letter();
    }

    public String suit() {
      return face == null ? "?" : face.isJoker() ? "" : "" + face.suit().letter();
    }

    /** The points; 0 while unknown. */
    public int points() {
      return face == null ? 0 : RecallPoints.of(face);
    }

    /** {@code jack_swap} or {@code queen_peek}, empty for other and unknown cards. */
    public String specialPower() {
      return face == null ? "" : SpecialPower.of(face).map(SpecialPower::id).orElse("");
    }
  }

  /** What this seat knows, by owner and card id; the drawn card belongs to the seat in turn. */
  public static Map<Integer, Map<Slot, Known>> knownCards(
      RecallState state, int seat, Knowledge knowledge) {
    Map<Integer, Map<Slot, Known>> known = new TreeMap<>();
    for (int owner = 0; owner < state.seats(); owner++) {
      Map<Slot, Known> cards = new TreeMap<>(SlotOrder.BY_DECK);
      for (Slot slot : state.player(owner).slots()) {
        cards.put(slot, new Known(slot, face(state, knowledge, slot)));
      }
      Slot drawn = state.turn().drawn();
      if (drawn != null && owner == state.turn().seat()) {
        cards.put(drawn, new Known(drawn, face(state, knowledge, drawn)));
      }
      known.put(owner, Collections.unmodifiableMap(cards));
    }
    return Collections.unmodifiableMap(known);
  }

  /**
   * The whole structure of the original design, where one process holds what all seats have seen.
   */
  public static Map<Integer, Map<Integer, Map<Slot, Known>>> ofAll(
      RecallState state, IntFunction<Knowledge> knowledge) {
    Map<Integer, Map<Integer, Map<Slot, Known>>> all = new TreeMap<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      all.put(seat, knownCards(state, seat, knowledge.apply(seat)));
    }
    return Collections.unmodifiableMap(all);
  }

  /**
   * What all players know, as an onlooker can tell it afterwards. The state says who was shown
   * which card, and the faces are those that lay open later.
   *
   * @param later a later state of the same game, best its end
   */
  public static Map<Integer, Map<Integer, Map<Slot, Known>>> inHindsight(
      RecallState state, RecallState later) {
    return ofAll(
        state, seat -> slot -> state.player(seat).seen().contains(slot) ? later.face(slot) : null);
  }

  /** What each seat knew of the hands when the game was over, before they were opened. */
  static Map<Integer, Map<Integer, Map<Slot, Known>>> byHeart(RecallState state) {
    Map<Integer, Map<Integer, Map<Slot, Known>>> all = new TreeMap<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      Map<Integer, Map<Slot, Known>> owners = new TreeMap<>();
      for (int owner = 0; owner < state.seats(); owner++) {
        Map<Slot, Known> cards = new TreeMap<>(SlotOrder.BY_DECK);
        for (Slot slot : state.player(owner).slots()) {
          if (state.player(seat).seen().contains(slot)) {
            cards.put(slot, new Known(slot, state.face(slot)));
          }
        }
        owners.put(owner, Collections.unmodifiableMap(cards));
      }
      all.put(seat, Collections.unmodifiableMap(owners));
    }
    return Collections.unmodifiableMap(all);
  }

  /** What a seat knows of a card: what the table has seen and what it alone has seen. */
  static @Nullable Card face(RecallState state, Knowledge knowledge, Slot slot) {
    Card open = state.face(slot);
    return open != null ? open : knowledge.face(slot);
  }
}
