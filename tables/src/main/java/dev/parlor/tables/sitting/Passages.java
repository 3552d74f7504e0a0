package dev.parlor.tables.sitting;

import dev.parlor.games.Slot;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.News;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Stack;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which cards moved between two scenes, found by slot and never by face. Cards of another deal
 * never move: they are new.
 */
final class Passages {
  private Passages() {}

  static News between(Scene before, Scene after) {
    if (before.key().match() != after.key().match() || before.key().deal() != after.key().deal()) {
      return News.NONE;
    }
    Map<Slot, At> was = places(before);
    Map<Slot, At> is = places(after);
    List<News.Passage> moved = new ArrayList<>();
    is.forEach(
        (slot, at) -> {
          At from = was.containsKey(slot) ? was.get(slot) : stockOf(slot, before, after);
          if (from != null && !from.whole().equals(at.whole())) {
            moved.add(new News.Passage(slot, from, at));
          }
        });
    return new News(List.of(), moved, gathered(was, is, after));
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
  private static @org.jspecify.annotations.Nullable At stockOf(
      Slot slot, Scene before, Scene after) {
    for (Scene scene : List.of(before, after)) {
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
   * which.
   */
  private static List<News.Gathered> gathered(Map<Slot, At> was, Map<Slot, At> is, Scene after) {
    Map<String, List<At>> gone = new TreeMap<>();
    was.forEach(
        (slot, at) -> {
          if (!is.containsKey(slot)) {
            gone.computeIfAbsent(at.whole().toString(), key -> new ArrayList<>()).add(at.whole());
          }
        });
    List<News.Gathered> gathered = new ArrayList<>();
    for (Stack stack : after.stacks()) {
      if (stack.at().kind() == At.Kind.DISCARD || gathered.isEmpty()) {
        gathered.clear();
        gone.values()
            .forEach(from -> gathered.add(new News.Gathered(from.get(0), stack.at(), from.size())));
      }
    }
    return gathered;
  }
}
