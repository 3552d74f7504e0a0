package dev.parlor.bluez.bus;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.freedesktop.dbus.types.Variant;
import org.jspecify.annotations.Nullable;

/** The properties of one object, read without believing their types. */
public record BusFacts(Map<String, Variant<?>> properties) {
  public String text(String name) {
    Object value = value(name);
    return value == null ? "" : value.toString();
  }

  public boolean is(String name) {
    return Boolean.TRUE.equals(value(name));
  }

  public Optional<Integer> number(String name) {
    return value(name) instanceof Number number ? Optional.of(number.intValue()) : Optional.empty();
  }

  /** Byte values by their keys. A key is the number of a company or the UUID of a service. */
  public Map<String, byte[]> data(String name) {
    Map<String, byte[]> data = new HashMap<>();
    if (value(name) instanceof Map<?, ?> map) {
      map.forEach((key, each) -> data.put(String.valueOf(key), bytes(each)));
    }
    return data;
  }

  /** Reads bytes. D-Bus for Java hands over bytes inside a variant as a list. */
  private static byte[] bytes(@Nullable Object value) {
    Object inner = value instanceof Variant<?> variant ? variant.getValue() : value;
    if (inner instanceof byte[] array) {
      return array.clone();
    }
    List<?> list = inner instanceof List<?> some ? some : List.of();
    byte[] array = new byte[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i) instanceof Number number ? number.byteValue() : 0;
    }
    return array;
  }

  private @Nullable Object value(String name) {
    Variant<?> variant = properties.get(name);
    return variant == null ? null : variant.getValue();
  }
}
