package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Setup;
import dev.parlor.games.bot.Level;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.bots.Cast;
import dev.parlor.tables.bots.Shipped;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Mask;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.PracticeSitting;
import dev.parlor.tables.sitting.Thinking;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Computer players think in virtual time, so nothing here waits. */
class ThinkingTest {
  private static final int STEPS = 1500;
  private static final int SEATS = 3;

  /** How long a computer player took for a move, and how hard the move was. */
  private record Thought(double hard, long millis, long left) {}

  /** The thoughts of computer players at a table. Its person is played by a computer as well. */
  private static <S, V> List<Thought> thoughts(
      TableKit<S, V> kit, Thinking thinking, Pace pace, long seed) {
    int seats = Math.min(SEATS, kit.game().game().seats().most());
    LocalTable<S, V> world =
        new LocalTable<>(
            kit.game().game(), new Setup(seats, kit.quick()), Dealer.seeded(Dice.seeded(seed)));
    Cast<S> cast = new Cast<>(kit, Shipped.of(kit), Level.MEDIUM, 1);
    List<Person> company = new ArrayList<>(List.of(Person.here("Me")));
    while (company.size() < seats) {
      company.add(Person.computer("Robot", Phrase.NONE, Mask.NONE));
    }
    PracticeSitting<S, V> sitting =
        new PracticeSitting<>(
            world,
            cast,
            company,
            Dice.seeded(~seed),
            new PracticeSitting.Habits(true, thinking, false));
    sitting.pace(pace);
    ComputerPlayer<S> person = kit.computer();
    List<Thought> thoughts = new ArrayList<>();
    long now = 0;
    for (int step = 0; step < STEPS && !world.finished().isPresent(); step++) {
      sitting.tick(now);
      Set<Integer> awaited = kit.game().game().toAct(world.state());
      if (awaited.contains(0) && !world.window().isPresent()) {
        sitting.act(person.choose(world.state(), 0, world.knowledge(0), Dice.seeded(step)));
        continue;
      }
      long next = Math.max(now, sitting.wakeAt());
      OptionalInt robot = awaited.stream().mapToInt(Integer::intValue).findFirst();
      if (next > now && robot.isPresent() && !world.window().isPresent()) {
        int seat = robot.getAsInt();
        thoughts.add(
            new Thought(
                cast.hardness(world.state(), seat, world.knowledge(seat)),
                next - now,
                shortest(world.timers().values())));
      }
      now = next == Long.MAX_VALUE ? now : next;
    }
    return thoughts;
  }

  private static long shortest(Collection<Integer> timers) {
    return timers.stream().mapToLong(Integer::longValue).min().orElse(Long.MAX_VALUE);
  }

  private static double mean(List<Thought> thoughts, double from, double to) {
    return thoughts.stream()
        .filter(thought -> thought.hard() >= from && thought.hard() <= to)
        .mapToLong(Thought::millis)
        .average()
        .orElseThrow();
  }

  @Test
  void whoIsQuickTakesTheSameShortTimeForEverything() {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      for (Thought thought : thoughts(kit, Thinking.QUICK, Pace.USUAL, 3)) {
        assertTrue(thought.millis() <= 450, kit.id() + ": " + thought);
      }
    }
  }

  @Test
  void harderMovesTakeLongerWherePlayersAreNatural() {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      if (kit.game().game().seats().most() == 1) {
        continue;
      }
      List<Thought> thoughts = new ArrayList<>();
      for (long seed = 1; seed <= 6; seed++) {
        thoughts.addAll(thoughts(kit, Thinking.NATURAL, Pace.USUAL, seed));
      }
      double plain = mean(thoughts, 0, 0);
      double hard = mean(thoughts, 0.4, 1);
      assertTrue(hard > plain + 300, kit.id() + ": plain " + plain + ", hard " + hard);
    }
  }

  @Test
  void nobodyThinksLongerThanAThirdOfTheTimeThatRuns() {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      for (Thought thought : thoughts(kit, new Thinking(60_000, 90_000), new Pace(400), 7)) {
        assertTrue(thought.millis() <= thought.left() / 3 + 1, kit.id() + ": " + thought);
      }
    }
  }

  @Test
  void howLongSomebodyThinksChangesNoMove() {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      assertEquals(
          thoughts(kit, Thinking.QUICK, Pace.USUAL, 5).size(),
          thoughts(kit, Thinking.NATURAL, Pace.USUAL, 5).size(),
          kit.id().toString());
    }
  }
}
