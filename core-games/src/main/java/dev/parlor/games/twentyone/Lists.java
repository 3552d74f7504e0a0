package dev.parlor.games.twentyone;

import java.util.ArrayList;
import java.util.List;

/** Small unmodifiable lists that differ from another one in one place. */
public final class Lists {
  private Lists() {}

  public static <T> List<T> with(List<T> list, int index, T value) {
    List<T> changed = new ArrayList<>(list);
    changed.set(index, value);
    return List.copyOf(changed);
  }

  public static <T> List<T> plus(List<T> list, T value) {
    List<T> longer = new ArrayList<>(list.size() + 1);
    longer.addAll(list);
    longer.add(value);
    return List.copyOf(longer);
  }
}
