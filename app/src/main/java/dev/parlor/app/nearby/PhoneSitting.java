package dev.parlor.app.nearby;

import androidx.lifecycle.LiveData;
import dev.parlor.games.GameId;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.wire.Bytes;
import java.util.function.Consumer;

/**
 * A place at a table of several phones, from the lobby to the signed result. Of the main thread.
 *
 * @param <V> what the game shows to one seat
 */
public interface PhoneSitting<V> {
  GameId game();

  /** Whether this phone holds the table. */
  boolean hosting();

  /** All that a screen needs; without a value until the table is set up, a moment after the tap. */
  LiveData<SittingView<V>> view();

  /**
   * What the table's clock says, by which all its deadlines count. It goes on while the phone
   * sleeps, and a corrected clock on the wall doesn't move it. Of any thread.
   */
  long now();

  /**
   * Takes what a player does at the table, of any thread; the answer is another view, with the
   * reason if it was refused. Asked for when there is a view.
   */
  Consumer<Input> table();

  /** As host: closes the lobby; whoever sits here plays. */
  void ready();

  /** As host, while the seats are open: this guest loses its seat and gets none here again. */
  void remove(Bytes npub);

  /** The six digits that are shown here are on all screens. */
  void confirm();

  /** Other digits are on another screen: everybody is told so, and it is over here. */
  void differ();

  /** Another match at this table, if all others want it too. */
  void rematch();

  /**
   * Leaves for good: a match under way is left in good order, the others play on. {@link
   * Nearby#sitting} is empty at once.
   */
  void leave();

  /**
   * Ends it here at once, saying nothing about a match: for tables that broke or are not trusted.
   */
  void forget();

  /** This sitting, for a screen that knows its game. */
  @SuppressWarnings("unchecked") // a game's view comes from its kit alone
  default <W> PhoneSitting<W> of(GameKit<?, W> kit) {
    if (!kit.id().equals(game())) {
      throw new IllegalArgumentException(game() + " is played here");
    }
    return (PhoneSitting<W>) this;
  }
}
