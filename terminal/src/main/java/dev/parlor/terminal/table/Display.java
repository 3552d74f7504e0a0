package dev.parlor.terminal.table;

import dev.parlor.tables.sitting.Table;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Where a person sees a table and types. It plays by itself: what is typed goes to the table. */
public interface Display extends AutoCloseable {

  /** How a table was left. */
  enum End {
    OVER,
    /** It is over, and the person wants another match. */
    AGAIN,
    /** It is over, and the person wants no other. */
    GETS_UP,
    LEFT
  }

  /** What a person wants. */
  enum Wish {
    /** The person wants nothing so far. */
    NONE,
    /** The typed line is entered. */
    LINE,
    /** The person wants to go on from what is held to be seen. */
    SKIP,
    /** The person wants to go on to the own next turn. */
    HURRY,
    SLOWER,
    FASTER,
    RULES,
    /** The person wants to hear what an expert would do. */
    ADVICE,
    /** Something was said to the others at the table. */
    SAID,
    LEAVE,
    /** Nobody will ever type again. */
    GONE;

    /** Whether the table is left by this wish. */
    boolean leaves() {
      return this == LEAVE || this == GONE;
    }
  }

  /**
   * Shows this table from now on.
   *
   * @param rules a page of text
   */
  void sit(Table<?> table, Sentences sentences, List<String> rules);

  /**
   * Lets one person play at the table until it is over or the person leaves.
   *
   * @param broken whether nothing can come of this table any more
   * @param ending what there is to say when it is over
   */
  End play(BooleanSupplier broken, Aftermath ending);

  /**
   * Shows what has happened by now to somebody who only watches, and leaves time to see it; false
   * when the person leaves.
   *
   * @param millis for each thing that was told
   */
  boolean watch(long millis);

  /** Leaves the last table on the screen until it has been seen, for at most this long. */
  void rest(long millis);

  /** Whether what is held to be seen counts as seen as soon as it is shown. */
  boolean needsNoTime();

  /**
   * Shows some lines long enough to be read, if they can't be read elsewhere; false when the person
   * leaves.
   */
  default boolean card(List<String> lines, long millis) {
    return true;
  }

  /** The sentences in the form that names things best here. */
  Sentences suited(Sentences sentences);

  /** Gives the terminal back as it was. */
  @Override
  void close();
}
