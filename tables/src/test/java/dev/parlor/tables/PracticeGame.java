package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.bot.Level;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.bots.Cast;
import dev.parlor.tables.bots.Shipped;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Mask;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.HintSitting;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.PracticeSitting;
import dev.parlor.tables.sitting.Table;
import dev.parlor.tables.sitting.Thinking;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A person's game against computer players, in virtual time. */
final class PracticeGame<S, V> {
  final RecordedDecks decks;
  final LocalTable<S, V> world;
  final Table<V> table;
  private final Overheard<V> sitting;
  private long time;

  PracticeGame(TableKit<S, V> kit, int seats, Map<String, String> options, long seed, Pace pace) {
    Dice dice = Dice.seeded(seed);
    decks = new RecordedDecks(Dealer.seeded(dice));
    world = new LocalTable<>(kit.game().game().onOneDevice(), new Setup(seats, options), decks);
    List<Person> people = new ArrayList<>(List.of(Person.here("Me")));
    while (people.size() < seats) {
      people.add(Person.computer("Robot" + people.size(), Phrase.NONE, Mask.NONE));
    }
    sitting =
        new Overheard<>(
            new HintSitting<>(
                new PracticeSitting<>(
                    world,
                    new Cast<>(kit, Shipped.of(kit), Level.HARD, 1),
                    people,
                    Dice.seeded(~seed),
                    new PracticeSitting.Habits(true, new Thinking(700, 700), true)),
                false));
    table = new Table<>(sitting, kit.mapper(), pace);
    table.tick(time);
  }

  /** The time at this table, in milliseconds. */
  long time() {
    return time;
  }

  Scene scene() {
    return table.scene().orElseThrow();
  }

  /** What the person is told at this moment. */
  Glimpse<V> glimpse() {
    return sitting.last();
  }

  /** The same match, but all cards that this person can't know are exchanged. */
  LocalTable<S, V> withOtherHiddenCards(int seat, Setup setup) {
    Set<Slot> open = new HashSet<>();
    for (Event event : world.events()) {
      if (event instanceof Event.Opened opened) {
        open.add(opened.slot());
      }
    }
    LocalTable<S, V> other =
        new LocalTable<>(
            world.game(),
            setup,
            decks.exchanged(
                slot ->
                    !open.contains(slot)
                        && world.face(slot) != null
                        && world.knowledge(seat).face(slot) == null));
    for (Event event : world.events()) {
      if (!(event instanceof Event.Opened) && !(event instanceof Event.Shuffled)) {
        assertTrue(!other.apply(event).isPresent(), () -> "not the same match at " + event);
      }
    }
    return other;
  }

  /** Taps where nothing can be tapped. */
  void skip() {
    table.skip(time);
  }

  /** Lets time pass to the next moment at which something happens; false when nothing will. */
  boolean pass(long atMost) {
    table.tick(time);
    long next = table.wakeAt();
    if (next == Long.MAX_VALUE) {
      return false;
    }
    time = Math.min(Math.max(next, time), time + atMost);
    table.tick(time);
    return true;
  }
}
