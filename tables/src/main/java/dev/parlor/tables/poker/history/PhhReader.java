package dev.parlor.tables.poker.history;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the records of a {@code .phh} or {@code .phhs} file one by one, which use a part of TOML. A
 * new table ({@code [n]}) begins a new record. When something can't be read, the rest of that
 * record is left out and the next one is tried.
 */
public final class PhhReader implements Iterator<PhhReader.Fields> {
  private final TomlLines lines;
  private @Nullable Fields next;
  private String name = "";
  private boolean inTable;

  public PhhReader(Iterator<String> lines) {
    this.lines = new TomlLines(lines);
    next = read();
  }

  /**
   * The fields of one record: texts, numbers, truth values and lists of these.
   *
   * @param name the name of its table; empty outside of any
   */
  public record Fields(String name, Map<String, Object> values, Optional<BrokenRecord> broken) {}

  @Override
  public boolean hasNext() {
    return next != null;
  }

  @Override
  public Fields next() {
    Fields fields = next;
    if (fields == null) {
      throw new NoSuchElementException("no more records");
    }
    next = read();
    return fields;
  }

  private @Nullable Fields read() {
    Map<String, Object> values = new LinkedHashMap<>();
    boolean any = inTable;
    while (lines.skipToContent()) {
      if (lines.isHeader()) {
        String table = lines.header();
        if (any) {
          Fields fields = new Fields(name, values, Optional.empty());
          name = table;
          inTable = true;
          return fields;
        }
        name = table;
        inTable = true;
        any = true;
        continue;
      }
      if (!any) {
        any = true;
      }
      try {
        String key = lines.key();
        values.put(key, new TomlValue(lines).read());
        lines.endOfStatement();
      } catch (BrokenRecord broken) {
        lines.skipToHeader();
        inTable = false;
        return new Fields(name, values, Optional.of(broken));
      }
    }
    inTable = false;
    return any ? new Fields(name, values, Optional.empty()) : null;
  }
}
