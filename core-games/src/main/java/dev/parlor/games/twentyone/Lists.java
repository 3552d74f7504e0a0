package dev.parlor.games.twentyone;

import java.util.ArrayList;
import java.util.List;

/**
 * Small unmodifiable lists that differ from another one in one place. Most hold one or two elements
 * and are made in one step.
 */
public final class Lists {
  private Lists() {}

  public static <T> List<T> with(List<T> list, int index, T value) {
    if (list.size() == 1) {
      return List.of(value);
    } else if (list.size() == 2) {
      return index == 0 ? List.of(value, list.get(1)) : List.of(list.get(0), value);
    }
    List<T> changed = new ArrayList<>(list);
    changed.set(index, value);
    return List.copyOf(changed);
  }

  public static <T> List<T> plus(List<T> list, T value) {
    if (list.isEmpty()) {
      return List.of(value);
    } else if (list.size() == 1) {
      return List.of(list.get(0), value);
    }
    List<T> longer = new ArrayList<>(list.size() + 1);
    longer.addAll(list);
    longer.add(value);
    return List.copyOf(longer);
  }
}
