package dev.parlor.tables.scene;

import dev.parlor.games.Slot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Which cards moved between two scenes that a client has shown one after the other. Cards are found
 * by slot and never by face. From one deal to another no card moves and none is gathered: all cards
 * of the new deal come from the stacks of their decks.
 *
 * @param moved cards that lie elsewhere now, or have just come
 * @param gathered cards that went away together, so that nobody can tell which went where
 */
public record Passages(List<Passage> moved, List<Gathered> gathered) {
  public Passages {
    moved = List.copyOf(moved);
    gathered = List.copyOf(gathered);
  }

  /**
   * @param from the place where it lay; for a new card the stack of its deck
   */
  public record Passage(Slot slot, At from, At to) {}

  public record Gathered(At from, At to) {}

  public static Passages between(Scene before, Scene after) {
    boolean same =
        before.key().match() == after.key().match() && before.key().deal() == after.key().deal();
    Map<Slot, At> was = same ? places(before) : Map.of();
    Map<Slot, At> is = places(after);
    List<Scene> stacks = same ? List.of(before, after) : List.of(after);
    List<Passage> moved = new ArrayList<>();
    is.forEach(
        (slot, at) -> {
          At from = was.containsKey(slot) ? was.get(slot) : stockOf(slot, stacks);
          if (from != null && !from.whole().equals(at.whole())) {
            moved.add(new Passage(slot, from, at));
          }
        });
    return new Passages(moved, gathered(was, is, after));
  }

  private static Map<Slot, At> places(Scene scene) {
    Map<Slot, At> places = new LinkedHashMap<>();
    for (Zone zone : scene.zones()) {
      for (Spot spot : zone.spots()) {
        spot.slot().ifPresent(slot -> places.put(slot, spot.at()));
      }
    }
    for (Stack stack : scene.stacks()) {
      stack.top().flatMap(Spot::slot).ifPresent(slot -> places.put(slot, stack.at()));
    }
    return places;
  }

  /** The stack from which a card comes that nobody has seen before: that of its deck. */
  private static @Nullable At stockOf(Slot slot, List<Scene> scenes) {
    for (Scene scene : scenes) {
      for (Stack stack : scene.stacks()) {
        if (stack.deck() == slot.deck()) {
          return stack.at();
        }
      }
    }
    return null;
  }

  /**
   * Cards that can't be seen any more. They went to a stack together, so nobody can tell which is
   * which. A card that another one covers where it lay went nowhere.
   */
  private static List<Gathered> gathered(Map<Slot, At> was, Map<Slot, At> is, Scene after) {
    Map<String, At> gone = new TreeMap<>();
    was.forEach(
        (slot, at) -> {
          if (!is.containsKey(slot)) {
            gone.put(at.whole().toString(), at.whole());
          }
        });
    List<Gathered> gathered = new ArrayList<>();
    At to = null;
    for (Stack stack : after.stacks()) {
      to = to == null || stack.at().kind() == At.Kind.DISCARD ? stack.at() : to;
    }
    for (At from : gone.values()) {
      if (to != null && !from.equals(to)) {
        gathered.add(new Gathered(from, to));
      }
    }
    return gathered;
  }
}
