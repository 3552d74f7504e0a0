package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Game;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.tables.kit.TableKit;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * A view gives every card with its slot, and with its face or none. A face without a slot could not
 * be followed from one place to another, nor told from its twin in another deck.
 */
class ViewsKnowSlotsTest {
  /** Parts of views whose cards stand in the same view once more, with their slots. */
  private static final Set<String> SAID_OF_THEM =
      Set.of("Played.board", "Shown.cards", "Shown.best", "Draw.drawn");

  @TestFactory
  Stream<DynamicTest> noFaceIsWithoutItsSlot() {
    return Catalogue.SHIPPED.all().stream()
        .map(kit -> DynamicTest.dynamicTest(kit.id(), () -> look(kit)));
  }

  private static void look(TableKit<?, ?> kit) {
    Found found = new Found();
    found.look(viewOf(kit.game().game().getClass()));
    found.bare.removeAll(SAID_OF_THEM);
    assertEquals(new TreeSet<>(), found.bare);
    assertTrue(found.pairs > 0, "no card is in this view");
  }

  /** The class of view that {@link Game#view} of these rules returns. */
  private static Type viewOf(Class<?> game) {
    return Arrays.stream(game.getMethods())
        .filter(method -> method.getName().equals("view") && !method.isBridge())
        .map(Method::getGenericReturnType)
        .findFirst()
        .orElseThrow();
  }

  /** All records that a view is made of. */
  private static final class Found {
    final Set<String> bare = new TreeSet<>();
    final Set<Class<?>> seen = new HashSet<>();
    int pairs;

    void look(Type type) {
      if (type instanceof ParameterizedType many) {
        Arrays.stream(many.getActualTypeArguments()).forEach(this::look);
      } else if (type instanceof Class<?> one && seen.add(one)) {
        Class<?>[] kinds = one.getPermittedSubclasses();
        Arrays.stream(kinds == null ? new Class<?>[0] : kinds).forEach(this::look);
        RecordComponent[] parts = one.getRecordComponents();
        Arrays.stream(parts == null ? new RecordComponent[0] : parts)
            .forEach(part -> part(one, part));
      }
    }

    private void part(Class<?> owner, RecordComponent part) {
      if (!isFace(part.getGenericType())) {
        look(part.getGenericType());
      } else if (Arrays.stream(owner.getRecordComponents())
          .anyMatch(other -> other.getType() == Slot.class)) {
        pairs++;
      } else {
        bare.add(owner.getSimpleName() + "." + part.getName());
      }
    }

    private static boolean isFace(Type type) {
      return type == Card.class
          || (type instanceof ParameterizedType many
              && Arrays.stream(many.getActualTypeArguments()).anyMatch(Found::isFace));
    }
  }
}
