package dev.parlor.tables.bots;

import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** A YAML text of mappings and scalars alone, one event after the other. */
final class YamlEvents {
  private static final int MOST_SHOWN = 40;

  private final String text;
  private final Iterator<Event> events;
  private Event next;

  YamlEvents(String text) throws BotProblem {
    this.text = text;
    LoadSettings settings =
        LoadSettings.builder()
            .setCodePointLimit(BotFile.MOST_CHARACTERS)
            .setMaxAliasesForCollections(0)
            .build();
    this.events = new Parse(settings).parseString(text).iterator();
    this.next = advance();
  }

  /** Enters the first document, which must be a mapping; false when there is none. */
  boolean begin() throws BotProblem {
    while (next.getEventId() == Event.ID.StreamStart
        || next.getEventId() == Event.ID.DocumentStart) {
      next = advance();
    }
    if (next.getEventId() == Event.ID.StreamEnd) {
      return false;
    }
    mapping("");
    return true;
  }

  void mapping(String of) throws BotProblem {
    if (next.getEventId() != Event.ID.MappingStart) {
      throw problem("bots.problem.mapping", next, of);
    }
    next = advance();
  }

  /** Whether the mapping goes on. If it does not, its end is read. */
  boolean hasEntry() throws BotProblem {
    if (next.getEventId() == Event.ID.MappingEnd) {
      next = advance();
      return false;
    }
    return true;
  }

  ScalarEvent scalar() throws BotProblem {
    if (!(next instanceof ScalarEvent)) {
      throw problem("bots.problem.scalar", next);
    }
    ScalarEvent scalar = (ScalarEvent) next;
    next = advance();
    return scalar;
  }

  private Event advance() throws BotProblem {
    try {
      return events.hasNext() ? events.next() : next;
    } catch (MarkedYamlEngineException e) {
      int line = e.getProblemMark().map(mark -> mark.getLine() + 1).orElse(0);
      throw new BotProblem(Phrase.of("bots.problem.yaml", line));
    } catch (ReaderException e) {
      String before = text.substring(0, Math.min(text.length(), e.getPosition()));
      int line = 1 + (int) before.chars().filter(letter -> letter == '\n').count();
      throw new BotProblem(Phrase.of("bots.problem.yaml", line));
    } catch (YamlEngineException e) {
      throw new BotProblem(Phrase.of("bots.problem.yaml", 1));
    }
  }

  static BotProblem problem(String key, Event at, Object... args) {
    List<Object> all = new ArrayList<>();
    all.add(BotFile.line(at));
    for (Object arg : args) {
      all.add(shown(String.valueOf(arg)));
    }
    return new BotProblem(new Phrase(key, all));
  }

  /**
   * Somebody's text for a message: short, and without control characters that a terminal would
   * obey.
   */
  private static String shown(String text) {
    String cut = text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "…" : text;
    return cut.replaceAll("[\\p{Cntrl}\\p{Cf}]", "?");
  }
}
