package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Table;
import java.util.List;

/** Where a person sees a table and types. */
public interface Display extends AutoCloseable {

  /** What a person wants. */
  enum Wish {
    /** Nothing by now. */
    NONE,
    /** What was typed: {@link #typed()}. */
    LINE,
    /** On from what is held to be seen. */
    SKIP,
    /** On to the own next turn. */
    HURRY,
    SLOWER,
    FASTER,
    RULES,
    /** What an expert would do. */
    ADVICE,
    LEAVE,
    /** Nobody will ever type again. */
    GONE
  }

  /** The table that is shown from now on. */
  void sit(Table<?> table, Sentences sentences);

  /**
   * Something has changed.
   *
   * @param log what happened so far, the latest last
   * @param latest the end of it: what was not shown before
   */
  void show(Scene scene, List<Phrase> log, List<Phrase> latest);

  /** Whether what is held to be seen has been seen as soon as it was shown. */
  boolean needsNoTime();

  /** What the person wants; waits this long at most. */
  Wish await(long millis);

  /** What was typed last. */
  String typed();

  /** Shows a page of text until it is read. */
  void page(List<String> lines);

  /** Shows some lines long enough to be read, where they are not to be read elsewhere. */
  default void card(List<String> lines, long millis) {}

  /**
   * Leaves the last table standing until it has been seen; whether another is wanted.
   *
   * @param another whether there can be another
   */
  boolean rest(Scene scene, boolean another);

  /** How things are best named here. */
  Sentences suited(Sentences sentences);

  /** Gives the terminal back as it was. */
  @Override
  void close();
}
