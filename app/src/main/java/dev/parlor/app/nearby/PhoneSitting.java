package dev.parlor.app.nearby;

import androidx.lifecycle.LiveData;
import dev.parlor.games.GameId;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.wire.Bytes;
import java.util.function.Consumer;

/**
 * A place at a table of several phones, from the lobby to the signed result. Used on the main
 * thread.
 *
 * @param <V> what the game shows to one seat
 */
public interface PhoneSitting<V> {
  GameId game();

  /** Whether this phone holds the table. */
  boolean hosting();

  /**
   * Everything that a screen needs. It has no value until the table is set up, a moment after the
   * tap.
   */
  LiveData<SittingView<V>> view();

  /**
   * The time of the table's clock, by which all its deadlines count. The clock goes on while the
   * phone sleeps, and does not move when the wall clock is corrected. It may be asked on any
   * thread.
   */
  long now();

  /**
   * Takes what a player does at the table, on any thread. The answer is another view, with the
   * reason if it was refused. There must be a view already.
   */
  Consumer<Input> table();

  /** Closes the lobby, as host. Everybody who sits here then plays. */
  void ready();

  /** Takes a guest's seat, as host, while the seats are open. The guest gets none here again. */
  void remove(Bytes npub);

  /** The six digits that are shown here are on all screens. */
  void confirm();

  /** Other digits are on another screen. Everybody is told so, and it is over here. */
  void differ();

  /** Another match at this table, if all others want it too. */
  void rematch();

  /**
   * Leaves for good. A match under way is left in good order, and the others play on. {@link
   * Nearby#sitting} is empty at once.
   */
  void leave();

  /**
   * Ends it here at once without saying anything about a match: for tables that broke or are not
   * trusted.
   */
  void forget();

  /** This sitting, for a screen that knows its game. */
  @SuppressWarnings("unchecked") // a view of a game can come from its own kit only
  default <W> PhoneSitting<W> of(GameKit<?, W> kit) {
    if (!kit.id().equals(game())) {
      throw new IllegalArgumentException(game() + " is played here");
    }
    return (PhoneSitting<W>) this;
  }
}
