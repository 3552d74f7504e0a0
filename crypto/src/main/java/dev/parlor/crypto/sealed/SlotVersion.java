package dev.parlor.crypto.sealed;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.FieldReader;
import dev.parlor.crypto.commit.Output;
import java.util.ArrayList;
import java.util.List;

/** A place of the list, and how often it has been sealed anew. Shares name both. */
public record SlotVersion(int slot, int version) {
  static final int SIZE = 4;

  static byte[] encode(List<SlotVersion> names) {
    Output out = new Output();
    for (SlotVersion name : names) {
      out.u16(name.slot()).u16(name.version());
    }
    return out.bytes();
  }

  static List<SlotVersion> read(FieldReader input, int count) throws BadInput {
    List<SlotVersion> names = new ArrayList<>(Math.min(count, input.left() / SIZE));
    for (int i = 0; i < count; i++) {
      names.add(new SlotVersion(input.u16(), input.u16()));
    }
    return names;
  }
}
