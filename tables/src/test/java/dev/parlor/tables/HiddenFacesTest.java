package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.sitting.Pace;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * No scene depends on a face that its seat has not seen: the same match with all hidden cards
 * exchanged looks the same and offers the same.
 */
class HiddenFacesTest {
  private static final int MATCHES = Integer.getInteger("parlor.tables.matches", 20);
  private static final int EVERY = 3; // moments; a match is dealt again for each
  private static final int TAP_MILLIS = 700;
  private static final int PATIENCE = 20_000;

  @TestFactory
  Stream<DynamicTest> withOtherHiddenCardsTheTableLooksTheSame() {
    return Catalogue.SHIPPED.all().stream()
        .map(kit -> DynamicTest.dynamicTest(kit.id(), () -> all(kit)));
  }

  private static void all(TableKit<?, ?> kit) {
    int compared = 0;
    for (int match = 0; match < MATCHES; match++) {
      long seed = 7000L + match;
      System.out.println(kit.id() + " seed " + seed);
      compared += play(kit, seed);
    }
    assertTrue(compared >= MATCHES / 2, "hardly anything was compared");
  }

  private static <S, V> int play(TableKit<S, V> kit, long seed) {
    int least = kit.game().game().seats().least();
    int most = Math.min(4, kit.game().game().seats().most());
    int seats = least + (int) (seed % (most - least + 1));
    PracticeGame<S, V> game = new PracticeGame<>(kit, seats, kit.quick(), seed, Pace.NONE);
    EveryChoice<S, V> hands = new EveryChoice<>(kit, game, seed, new TreeMap<>());
    Fingers fingers = new Fingers(seed);
    int asked = 0;
    for (int step = 0; step < PATIENCE && !game.scene().finale().isPresent(); step++) {
      if (game.table.asks() && asked++ % EVERY == 0) {
        compare(kit, game, seats);
      }
      if (!hands.play()) {
        fingers.touch(game.table, game.scene());
      }
      game.pass(TAP_MILLIS);
    }
    return (asked + EVERY - 1) / EVERY;
  }

  private static <S, V> void compare(TableKit<S, V> kit, PracticeGame<S, V> game, int seats) {
    Glimpse<V> now = game.glimpse();
    int seat = now.seat();
    Set<Slot> open = new HashSet<>();
    for (Event event : game.world.events()) {
      if (event instanceof Event.Opened opened) {
        open.add(opened.slot());
      }
    }
    LocalTable<S, V> other =
        new LocalTable<>(
            game.world.game(),
            new Setup(seats, kit.quick()),
            game.decks.exchanged(
                slot ->
                    !open.contains(slot)
                        && game.world.face(slot) != null
                        && game.world.knowledge(seat).face(slot) == null));
    for (Event event : game.world.events()) {
      if (!(event instanceof Event.Opened) && !(event instanceof Event.Shuffled)) {
        assertTrue(!other.apply(event).isPresent(), () -> "not the same match at " + event);
      }
    }
    V view = game.world.game().view(other.state(), seat, other.knowledge(seat));
    Glimpse<V> then =
        new Glimpse<>(
            view,
            game.world.game().choices(other.state(), seat, other.knowledge(seat)),
            now.around());
    assertEquals(kit.mapper().scene(now, Picks.NONE), kit.mapper().scene(then, Picks.NONE));
    assertEquals(now.choices(), then.choices());
  }
}
