package dev.parlor.tables.kit;

import dev.parlor.games.Action;
import dev.parlor.games.Outcome;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Finale;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Scene;
import java.util.List;
import java.util.Optional;

/**
 * How one game looks and is touched, as pure functions of what a seat is told and has picked.
 *
 * <p>The caller adds what is common to all games: names, clocks, trust, the link, news of who is
 * away, the end. A mapper says what lies on the table and what it means to touch it.
 *
 * @param <V> what the rules show to a seat
 */
public interface TableMapper<V> {

  /** The table with what this person has picked. Depends on no face that the seat has not seen. */
  Scene scene(Glimpse<V> now, Picks picks);

  /** What a tap on this place means. Only targets of the scene are asked for. */
  Touch tap(Glimpse<V> now, Picks picks, At target);

  /**
   * What it means to drag a card to a place. By default it is the same as picking the card and
   * tapping there.
   */
  default Touch drop(Glimpse<V> now, Picks picks, At card, At target) {
    return tap(now, picks, target);
  }

  /** What typed text means: trimmed, in small letters; {@code Move.ENTER} for Enter alone. */
  Touch read(Glimpse<V> now, Picks picks, String text);

  /** An action that is done without asking, because the own cards leave nothing else to say. */
  default Optional<Action> byItself(Glimpse<V> now) {
    return Optional.empty();
  }

  /** What can be typed for all choices of now, on one line; only where the moves do not say it. */
  default Phrase typing(Glimpse<V> now) {
    return Phrase.NONE;
  }

  /**
   * What happened between two views of one seat. Each event is one sentence with subject, verb,
   * object.
   */
  List<Phrase> news(V before, Glimpse<V> now);

  /** Whether this seat is out of the match, and will have no turn in it any more. */
  default boolean isOut(V view, int seat) {
    return false;
  }

  /** What must have been seen between these two moments before the second one is shown. */
  default List<Still> stills(V before, Glimpse<V> now) {
    return List.of();
  }

  /** How the match ended, in sentences. */
  Finale finale(Glimpse<V> now, Outcome outcome);

  /** What lasts from one practice table to the next; empty where every table begins anew. */
  default Optional<Lasting<V>> lasting() {
    return Optional.empty();
  }

  /** The picks that are still good at a new moment. */
  Picks kept(Picks picks, Glimpse<V> now);
}
