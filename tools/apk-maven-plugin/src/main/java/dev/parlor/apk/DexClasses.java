package dev.parlor.apk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;

/** The names of the classes that a dex file defines. */
final class DexClasses {
  private static final int STRING_IDS = 0x3c;
  private static final int TYPE_IDS = 0x44;
  private static final int CLASS_COUNT = 0x60;
  private static final int CLASS_DEFS = 0x64;
  private static final int CLASS_DEF_SIZE = 32;

  private final ByteBuffer dex;

  private DexClasses(byte[] dex) {
    this.dex = ByteBuffer.wrap(dex).order(ByteOrder.LITTLE_ENDIAN);
  }

  /** The names as Java writes them: {@code a.b.Outer$Inner}. */
  static Set<String> in(byte[] dex) throws IOException {
    if (dex.length < 0x70 || dex[0] != 'd' || dex[1] != 'e' || dex[2] != 'x') {
      throw new IOException("not a dex file");
    }
    return new DexClasses(dex).names();
  }

  private Set<String> names() {
    Set<String> names = new TreeSet<>();
    int defs = dex.getInt(CLASS_DEFS);
    for (int i = 0; i < dex.getInt(CLASS_COUNT); i++) {
      int type = dex.getInt(defs + i * CLASS_DEF_SIZE);
      int string = dex.getInt(dex.getInt(TYPE_IDS) + type * 4);
      names.add(name(dex.getInt(dex.getInt(STRING_IDS) + string * 4)));
    }
    return names;
  }

  /** The text that stands behind its length, without the L and ; of a type. */
  private String name(int offset) {
    int begin = offset;
    while (dex.get(begin) < 0) {
      begin++;
    }
    begin++;
    int end = begin;
    while (dex.get(end) != 0) {
      end++;
    }
    return new String(dex.array(), begin + 1, end - begin - 2, StandardCharsets.UTF_8)
        .replace('/', '.');
  }
}
