package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Knowledge;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.tables.kit.Around;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Overview;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A device in the middle of the table shows what an onlooker sees, whichever seat it has. */
class OverviewTest {
  private static final int MATCHES = 6;

  @TestFactory
  Stream<DynamicTest> nothingIsSeenThatOnlyTheSeatKnows() {
    return TriedMatch.ofEachGame(OverviewTest::all);
  }

  private static void all(TableKit<?, ?> kit) {
    Beside beside = new Beside();
    for (int match = 0; match < MATCHES; match++) {
      TriedMatch.play(kit, 5000L + match, beside);
    }
    assertTrue(beside.compared >= MATCHES, "hardly anything was compared");
  }

  /** Compares what the device and an onlooker see. */
  private static final class Beside implements TriedMatch.Onlooker {
    private int compared;

    @Override
    public <S, V> void sees(TableKit<S, V> kit, PracticeGame<S, V> game, int seats) {
      compare(kit, game);
      compared++;
    }
  }

  private static <S, V> void compare(TableKit<S, V> kit, PracticeGame<S, V> game) {
    String what = kit.id();
    Scene middle = Overview.of(kit.mapper().scene(game.glimpse(), Picks.NONE));
    Scene onlooker = kit.mapper().scene(stranger(game), Picks.NONE);
    assertEquals(Scene.ONLOOKER, middle.viewer());
    assertTrue(middle.moves().isEmpty() && middle.sheet().isEmpty(), "nothing can be done");
    assertEquals(faces(onlooker), faces(middle), what);
    assertEquals(amounts(onlooker), amounts(middle), what);
    assertTrue(middle.title().isNone() || middle.title().equals(onlooker.title()), what);
    List<Phrase> said = totals(onlooker);
    totals(middle)
        .forEach(total -> assertTrue(total.isNone() || said.contains(total), () -> what + total));
    for (int seat = 0; seat < middle.plates().size(); seat++) {
      Phrase score = middle.plates().get(seat).score();
      Phrase known = onlooker.plates().get(seat).score();
      assertTrue(score.isNone() || score.equals(known), what + score);
      assertEquals(onlooker.plates().get(seat).tone(), middle.plates().get(seat).tone(), what);
    }
  }

  /** What a person without a seat is told. */
  private static <S, V> Glimpse<V> stranger(PracticeGame<S, V> game) {
    Around seat = game.glimpse().around();
    V view = game.world.game().view(game.world.state(), Scene.ONLOOKER, Knowledge.NONE);
    return new Glimpse<>(
        view,
        List.of(),
        new Around(
            seat.match(),
            seat.step(),
            new Around.Party(Scene.ONLOOKER, seat.party().people(), seat.party().holder()),
            Around.Mine.NOTHING,
            seat.clocks(),
            seat.trust(),
            seat.link(),
            seat.ending()));
  }

  private static Map<Slot, Card> faces(Scene scene) {
    Map<Slot, Card> faces = new HashMap<>();
    scene.zones().forEach(zone -> zone.spots().forEach(spot -> face(faces, spot)));
    scene.stacks().forEach(stack -> stack.top().ifPresent(spot -> face(faces, spot)));
    return faces;
  }

  private static void face(Map<Slot, Card> faces, Spot spot) {
    if (spot.face() != null) {
      faces.put(spot.slot().orElseThrow(), spot.face());
    }
  }

  private static Map<Object, OptionalInt> amounts(Scene scene) {
    return scene.chips().stream().collect(Collectors.toMap(Chips::at, Chips::amount));
  }

  private static List<Phrase> totals(Scene scene) {
    return scene.zones().stream().map(Zone::total).collect(Collectors.toList());
  }
}
