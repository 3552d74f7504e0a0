package dev.parlor.app.nearby;

import android.content.Context;
import android.content.Intent;
import androidx.lifecycle.LiveData;
import dev.parlor.games.GameId;
import dev.parlor.games.Refusal;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.radio.FoundPhone;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKits;
import java.util.Map;
import java.util.Optional;

/**
 * Everything that this phone does with others. There is one for the process, made by the
 * application and held by no static field, because four of them live in one test process. Used on
 * the main thread.
 *
 * <p>A phone sits at one table at a time. A caller that wants to sit down while this phone sits, at
 * this table or another, is given the sitting that there is.
 */
public interface Nearby {

  /** The table this phone sits at, from the tap on host or join until it left. */
  LiveData<Optional<PhoneSitting<?>>> sitting();

  /** A seat on which somebody sat when the process ended; it can be taken again or given up. */
  LiveData<Optional<LeftSeat>> left();

  /** Why the last sitting came to nothing, if it ended by itself, as the key of a sentence. */
  LiveData<Optional<Refusal>> trouble();

  /** Whether links or files are in use, so that the process should go on living. */
  LiveData<Boolean> busy();

  /** The tables in range, while they are looked for. */
  LiveData<Found> found();

  /** The one of this process, for activities and services. */
  static Nearby of(Context context) {
    return Holder.of(context).nearby();
  }

  /** What an application has to provide, so that no screen of a table has to know the others. */
  interface Holder {
    static Holder of(Context context) {
      return (Holder) context.getApplicationContext();
    }

    Nearby nearby();

    /** The games that can be played on this phone, in the order in which they are offered. */
    default TableKits kits() {
      return Catalogue.SHIPPED;
    }

    /** The screen that asks whether the table shall be left. */
    Intent wayOut();

    /** The screen of a table before its match, which also says why there is none any more. */
    Intent lobby();

    /** The screen of a match that is over. */
    Intent result();
  }

  /** Looks for tables until {@link #stopSearching}, or until this phone sits down. */
  void search();

  void stopSearching();

  /**
   * Looks for discoverable phones too, for about 12 s: for hosts whose phone can't put a sign up.
   */
  void inquire();

  /** Asks such a phone for its table. If it answers, its table is among those found. */
  void ask(FoundPhone phone);

  /**
   * Asks the host of an invitation for its table, if it is known where that phone is. A host
   * without a sign can't be heard in any other way.
   */
  void ask(Invitation invitation);

  /** Opens a table and sits down at it. */
  PhoneSitting<?> host(GameId game, int seats, Map<String, String> options);

  /** Sits down at a table that was found. */
  PhoneSitting<?> join(TableInRange table);

  /** Sits down where an invitation leads, with its host or with nobody. */
  PhoneSitting<?> join(TableInRange table, Invitation invitation);

  /** Watches at a table that was found, without a seat. */
  PhoneSitting<?> watch(TableInRange table);

  /** Takes the seat again that was left. */
  PhoneSitting<?> resume(LeftSeat seat);

  /** Gives up the seat that was left. Nobody can come back to it afterwards. */
  void forget(LeftSeat seat);
}
