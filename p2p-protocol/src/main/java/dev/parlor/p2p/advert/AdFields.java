package dev.parlor.p2p.advert;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The fields of an advert: a length, a type and data each; what is cut off is left out. */
final class AdFields {
  private static final int SERVICE_DATA = 0x16;
  private static final int MANUFACTURER = 0xff;
  private static final int NUMBER = 2;

  private final List<Field> fields;

  private record Field(int type, int from, int to) {}

  private final byte[] record;

  private AdFields(byte[] record, List<Field> fields) {
    this.record = record;
    this.fields = fields;
  }

  static AdFields of(byte[] record) {
    List<Field> fields = new ArrayList<>();
    int at = 0;
    while (at < record.length) {
      int length = record[at] & 0xff;
      if (length == 0 || at + 1 + length > record.length) {
        break; // the rest is padding, or was cut off
      }
      fields.add(new Field(record[at + 1] & 0xff, at + 2, at + 1 + length));
      at += 1 + length;
    }
    return new AdFields(record, fields);
  }

  Optional<byte[]> manufacturer(int company) {
    return numbered(MANUFACTURER, company);
  }

  Optional<byte[]> service(int uuid) {
    return numbered(SERVICE_DATA, uuid);
  }

  /** The first field of this type whose first two bytes, low one first, are this number. */
  private Optional<byte[]> numbered(int type, int number) {
    for (Field field : fields) {
      if (field.type() == type
          && field.to() - field.from() >= NUMBER
          && ((record[field.from()] & 0xff) | (record[field.from() + 1] & 0xff) << 8) == number) {
        return Optional.of(Arrays.copyOfRange(record, field.from() + NUMBER, field.to()));
      }
    }
    return Optional.empty();
  }
}
