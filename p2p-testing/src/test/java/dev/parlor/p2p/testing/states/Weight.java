package dev.parlor.p2p.testing.states;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The approximate number of bytes that hang on an object of ours: arrays, texts, and a little for
 * each object.
 */
final class Weight {
  private static final int OBJECT = 16;

  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Object> todo = new ArrayDeque<>();

  private Weight() {}

  static long of(Object root) {
    Weight weight = new Weight();
    weight.add(root);
    long bytes = 0;
    for (Object next = weight.todo.poll(); next != null; next = weight.todo.poll()) {
      bytes += OBJECT + weight.look(next);
    }
    return bytes;
  }

  private void add(@Nullable Object object) {
    if (object != null && !(object instanceof Class<?>) && seen.add(object)) {
      todo.add(object);
    }
  }

  private long look(Object object) {
    if (object instanceof String text) {
      return text.length();
    } else if (object instanceof byte[] bytes) {
      return bytes.length;
    } else if (object.getClass().isArray()) {
      int length = Array.getLength(object);
      for (int i = 0; i < length && !object.getClass().getComponentType().isPrimitive(); i++) {
        add(Array.get(object, i));
      }
      return 8L * length;
    } else if (object instanceof Map<?, ?> map) {
      map.forEach(
          (key, value) -> {
            add(key);
            add(value);
          });
      return 0;
    } else if (object instanceof Collection<?> all) {
      all.forEach(this::add);
      return 0;
    } else if (object instanceof Optional<?> maybe) {
      maybe.ifPresent(this::add);
      return 0;
    }
    fields(object);
    return 0;
  }

  private void fields(Object object) {
    for (Class<?> type = object.getClass(); isOurs(type); type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
          try {
            field.setAccessible(true);
            add(field.get(object));
          } catch (IllegalAccessException hidden) {
            throw new AssertionError(hidden);
          }
        }
      }
    }
  }

  private static boolean isOurs(@Nullable Class<?> type) {
    return type != null && type.getName().startsWith("dev.parlor.");
  }
}
