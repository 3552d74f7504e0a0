package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Setup;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Picks;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * No scene depends on a face that its seat has not seen. If all hidden cards of a match are
 * exchanged, it looks the same and offers the same.
 */
class HiddenFacesTest {
  private static final int MATCHES = Integer.getInteger("parlor.tables.matches", 8);
  private static final int EVERY = 3; // every third moment: each needs a match dealt anew

  @TestFactory
  Stream<DynamicTest> withOtherHiddenCardsTheTableLooksTheSame() {
    return TriedMatch.ofEachGame(HiddenFacesTest::all);
  }

  private static void all(TableKit<?, ?> kit) {
    Exchange exchange = new Exchange();
    for (int match = 0; match < MATCHES; match++) {
      TriedMatch.play(kit, 7000L + match, exchange);
    }
    assertTrue(exchange.compared >= MATCHES / 2, "hardly anything was compared");
  }

  /** Compares at some of the moments at which this person is asked. */
  private static final class Exchange implements TriedMatch.Onlooker {
    private int asked;
    private int compared;

    @Override
    public <S, V> void sees(TableKit<S, V> kit, PracticeGame<S, V> game, int seats) {
      if (game.table.asks() && asked++ % EVERY == 0) {
        compare(kit, game, seats);
        compared++;
      }
    }
  }

  private static <S, V> void compare(TableKit<S, V> kit, PracticeGame<S, V> game, int seats) {
    Glimpse<V> now = game.glimpse();
    int seat = now.seat();
    LocalTable<S, V> other = game.withOtherHiddenCards(seat, new Setup(seats, kit.quick()));
    V view = game.world.game().view(other.state(), seat, other.knowledge(seat));
    Glimpse<V> then =
        new Glimpse<>(
            view,
            game.world.game().choices(other.state(), seat, other.knowledge(seat)),
            now.around(),
            now.told());
    assertEquals(kit.mapper().scene(now, Picks.NONE), kit.mapper().scene(then, Picks.NONE));
    assertEquals(now.choices(), then.choices());
  }
}
