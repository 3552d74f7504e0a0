package dev.parlor.tables.kit;

import dev.parlor.games.Action;
import dev.parlor.games.Outcome;
import dev.parlor.games.Slot;
import dev.parlor.tables.scene.Clock;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Trust;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What surrounds a game at a table: the same for every game.
 *
 * @param match which match at this table, from 1
 * @param step a number that grows with everything that is shown
 * @param clocks what runs out
 * @param trust why the cards can be trusted
 * @param link how the phone is connected; {@link Phrase#NONE} while there is nothing to say
 * @param ending once the match is over
 */
public record Around(
    int match,
    long step,
    Party party,
    Mine mine,
    List<Clock> clocks,
    Trust trust,
    Phrase link,
    Optional<Outcome> ending) {
  public Around {
    clocks = List.copyOf(clocks);
  }

  /**
   * Who is at a table.
   *
   * @param seat who looks, or {@code Scene.ONLOOKER}
   * @param people in seat order
   * @param holder the seat that orders what all do; -1 where one device holds the table
   */
  public record Party(int seat, List<Person> people, int holder) {
    public Party {
      people = List.copyOf(people);
    }

    /** A party on a device that holds the table. */
    public static Party onOneDevice(int seat, List<Person> people) {
      return new Party(seat, people, -1);
    }
  }

  /**
   * What the person who looks has begun.
   *
   * @param pending what this person chose and what is not on the table yet
   * @param laid what this person has laid aside in the open window
   * @param hints whether this person wants help
   */
  public record Mine(@Nullable Action pending, List<Slot> laid, boolean hints) {
    /** What an onlooker has begun: nothing. */
    public static final Mine NOTHING = new Mine(null, List.of(), false);

    public Mine {
      laid = List.copyOf(laid);
    }
  }

  /** Who looks, or {@code Scene.ONLOOKER}. */
  public int seat() {
    return party.seat();
  }

  /** Whether a clock runs that this person should heed: an open window or the own time. */
  public boolean isUrgent() {
    return clocks.stream()
        .anyMatch(
            clock ->
                clock.kind() == Clock.Kind.WINDOW
                    || (clock.kind() != Clock.Kind.SILENCE && clock.target().owner() == seat()));
  }
}
