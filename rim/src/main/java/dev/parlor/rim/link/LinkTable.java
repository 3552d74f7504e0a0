package dev.parlor.rim.link;

import dev.parlor.p2p.link.Link;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The links of a loop by the numbers of their connections, which are never used twice. For the
 * thread of that loop only.
 */
public final class LinkTable {
  private final Map<Integer, Line> lines = new LinkedHashMap<>();
  private int connections;

  /**
   * A link, and how much of what it hears may wait.
   *
   * @param number of the connection
   */
  public record Line(int number, Link link, Inbox inbox) {}

  /** Adds a link under a number of its own. */
  public Line add(Link link) {
    Line line = new Line(connections++, link, new Inbox());
    lines.put(line.number(), line);
    return line;
  }

  /** The link of a connection; null when it is gone. */
  public @Nullable Link link(int connection) {
    Line line = lines.get(connection);
    return line == null ? null : line.link();
  }

  /** Hears no more from a connection. The caller gets its link, if it was there. */
  public @Nullable Link remove(int connection) {
    Line line = lines.remove(connection);
    if (line == null) {
      return null;
    }
    line.inbox().close();
    return line.link();
  }

  public boolean isEmpty() {
    return lines.isEmpty();
  }

  /** All links that are there. */
  public Collection<Line> all() {
    return lines.values();
  }
}
