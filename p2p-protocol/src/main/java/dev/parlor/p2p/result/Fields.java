package dev.parlor.p2p.result;

import java.util.List;
import java.util.Optional;

/** Looking things up in lists of fields, in which every key stands once. */
final class Fields {
  private Fields() {}

  static Optional<String> get(List<Field> fields, String key) {
    return fields.stream().filter(field -> field.key().equals(key)).map(Field::value).findFirst();
  }
}
