package dev.parlor.tables.sitting;

import dev.parlor.games.Action;
import dev.parlor.games.Slot;
import dev.parlor.p2p.table.Emote;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.scene.Hint;
import dev.parlor.tables.scene.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A place at a table, wherever the table is held. One thread uses it; {@link #watch} alone may call
 * from another.
 */
public interface Sitting<V> {

  /** What has happened since this was last asked, in order; empty when nothing has. */
  Optional<Seen<V>> next();

  /**
   * Lets time pass, if time passes here: a computer player thinks, a clock runs out. Not called
   * while something is shown that has to be seen first.
   */
  void tick(long now);

  /**
   * The time at which to {@link #tick} again although nothing was done; {@code Long.MAX_VALUE} for
   * never.
   */
  long wakeAt();

  /** Does something; a refusal comes with {@link #next}. */
  void act(Action action);

  /** Lays these cards aside in the open window. The last call before it closes counts. */
  void lay(List<Slot> slots);

  /** What an expert would do now and why; empty where nobody can tell. */
  default Optional<Hint> advice() {
    return Optional.empty();
  }

  /** What an expert would do now, if this person wants to be told it in every turn. */
  default Optional<Hint> hint() {
    return Optional.empty();
  }

  /** Whether a person plays here. Otherwise the person who looks only watches. */
  default boolean isPlayed() {
    return true;
  }

  /** Whether others sit here who hear an emote. */
  default boolean isHeard() {
    return false;
  }

  /** Says something to the others, where they hear it. */
  default void say(Emote emote) {}

  /** Whether this person wants help from now on. */
  default void hints(boolean wanted) {}

  /** Calls this whenever {@link #next} has something new; on any thread. */
  void watch(Runnable changed);

  /** How long things shall take here that only have to be seen. */
  default void pace(Pace pace) {}

  void close();

  /** What a sitting tells. */
  sealed interface Seen<V> {
    /**
     * The table at a moment.
     *
     * @param jump whether this moment does not follow from the one before, so that nothing is told
     *     of what happened between them
     */
    record Shown<V>(Glimpse<V> glimpse, boolean jump) implements Seen<V> {
      @Override
      public <R> R match(Cases<V, R> cases) {
        return cases.shown.apply(this);
      }
    }

    /** The last deed was not taken; a sentence says why. */
    record Refused<V>(Phrase why) implements Seen<V> {
      @Override
      public <R> R match(Cases<V, R> cases) {
        return cases.refused.apply(this);
      }
    }

    /** One function for each kind of news; a forgotten kind does not compile. */
    record Cases<V, R>(Function<Shown<V>, R> shown, Function<Refused<V>, R> refused) {}

    <R> R match(Cases<V, R> cases);

    /** The moment that is shown; empty for news that only say why a deed was not taken. */
    default Optional<Shown<V>> shown() {
      return match(new Cases<>(Optional::of, refused -> Optional.empty()));
    }
  }
}
