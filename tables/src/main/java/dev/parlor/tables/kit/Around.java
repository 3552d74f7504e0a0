package dev.parlor.tables.kit;

import dev.parlor.games.Action;
import dev.parlor.games.Slot;
import dev.parlor.tables.scene.Clock;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Trust;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What surrounds a game at a table: the same for every game.
 *
 * @param match which match at this table, from 1
 * @param step counts up with everything that is shown
 * @param seat who looks, or {@code Scene.ONLOOKER}
 * @param people in seat order
 * @param holder the seat that orders what all do; -1 where one device holds the table
 * @param pending what this person chose and what is not on the table yet
 * @param laid what this person has laid aside in the open window
 * @param clocks what runs out
 * @param trust why the cards can be trusted
 * @param link how the phone is connected; {@link Phrase#NONE} while there is nothing to say
 * @param told what happened beside the game since the glimpse before, one sentence each
 * @param hints whether this person wants help
 * @param ending once the match is over
 */
public record Around(
    int match,
    long step,
    int seat,
    List<Person> people,
    int holder,
    @Nullable Action pending,
    List<Slot> laid,
    List<Clock> clocks,
    Trust trust,
    Phrase link,
    List<Phrase> told,
    boolean hints,
    Optional<MatchEnd> ending) {
  public Around {
    people = List.copyOf(people);
    laid = List.copyOf(laid);
    clocks = List.copyOf(clocks);
    told = List.copyOf(told);
  }

  /** The same, with one sentence more that is told. */
  public Around telling(Phrase sentence) {
    List<Phrase> more = new ArrayList<>(told);
    more.add(sentence);
    return new Around(
        match, step, seat, people, holder, pending, laid, clocks, trust, link, more, hints, ending);
  }

  /** Whether a clock runs that this person should heed: an open window or the own time. */
  public boolean isUrgent() {
    return clocks.stream()
        .anyMatch(
            clock ->
                clock.kind() == Clock.Kind.WINDOW
                    || (clock.kind() != Clock.Kind.SILENCE && clock.target().owner() == seat));
  }
}
