package dev.parlor.tables.bots;

import dev.parlor.games.bot.Knob;
import dev.parlor.games.bot.KnobSettings;
import dev.parlor.games.bot.Level;
import dev.parlor.tables.scene.Phrase;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.ScalarEvent;

/**
 * A file that describes how well the computer players of one game play: for each level the numbers
 * of its knobs, and for each temper the numbers that differ from its level's.
 *
 * <p>A person may have written the file, so it may hold anything. It is read event by event, so
 * nothing in it can nest deeply, refer to itself or grow.
 *
 * @param levels by level; levels that the file leaves out are missing
 * @param tempers by name
 */
public record BotFile(
    String game, Map<Level, KnobSettings> levels, Map<String, KnobSettings> tempers) {
  /** The largest file that is looked at, in characters. */
  public static final int MOST_CHARACTERS = 32 * 1024;

  public BotFile {
    levels = Map.copyOf(levels);
    tempers = Map.copyOf(tempers);
  }

  /**
   * Reads a file for a game.
   *
   * @throws BotProblem with the line and the key at which it can't be understood
   */
  public static BotFile read(String text, String game, List<Knob> knobs) throws BotProblem {
    if (text.length() > MOST_CHARACTERS) {
      throw new BotProblem(Phrase.of("bots.problem.long", MOST_CHARACTERS));
    }
    Reader reader = new Reader(game, knobs);
    return reader.file(new YamlEvents(text));
  }

  /** The numbers of a level, changed as this temper says. */
  public KnobSettings settings(Level level, String temper) {
    Map<String, Double> numbers = new HashMap<>();
    numbers.putAll(levels.getOrDefault(level, KnobSettings.USUAL).numbers());
    numbers.putAll(tempers.getOrDefault(temper, KnobSettings.USUAL).numbers());
    return new KnobSettings(numbers);
  }

  /** Reads one file. */
  private static final class Reader {
    private final String game;
    private final Map<String, Knob> knobs = new TreeMap<>();
    private String said = "";
    private final Map<Level, KnobSettings> levels = new EnumMap<>(Level.class);
    private final Map<String, KnobSettings> tempers = new TreeMap<>();

    Reader(String game, List<Knob> knobs) {
      this.game = game;
      knobs.forEach(knob -> this.knobs.put(knob.key(), knob));
    }

    BotFile file(YamlEvents events) throws BotProblem {
      if (!events.begin()) {
        throw new BotProblem(Phrase.of("bots.problem.empty", game));
      }
      while (events.hasEntry()) {
        ScalarEvent key = events.scalar();
        switch (key.getValue()) {
          case "game" -> game(events.scalar());
          case "levels" -> levels(events);
          case "tempers" -> tempers(events);
          default -> throw YamlEvents.problem("bots.problem.key", key, key.getValue());
        }
      }
      if (said.isEmpty() || levels.isEmpty()) {
        throw new BotProblem(Phrase.of("bots.problem.empty", game));
      }
      return new BotFile(game, levels, tempers);
    }

    private void game(ScalarEvent name) throws BotProblem {
      said = name.getValue();
      if (!said.equals(game)) {
        throw YamlEvents.problem("bots.problem.game", name, said, game);
      }
    }

    private void levels(YamlEvents events) throws BotProblem {
      events.mapping("levels");
      while (events.hasEntry()) {
        ScalarEvent name = events.scalar();
        levels.put(level(name), numbers(events, name.getValue()));
      }
    }

    private static Level level(ScalarEvent name) throws BotProblem {
      for (Level level : Level.values()) {
        if (level.id().equals(name.getValue())) {
          return level;
        }
      }
      throw YamlEvents.problem("bots.problem.level", name, name.getValue());
    }

    private void tempers(YamlEvents events) throws BotProblem {
      events.mapping("tempers");
      while (events.hasEntry()) {
        String name = events.scalar().getValue();
        tempers.put(name, numbers(events, name));
      }
    }

    private KnobSettings numbers(YamlEvents events, String of) throws BotProblem {
      Map<String, Double> numbers = new HashMap<>();
      events.mapping(of);
      while (events.hasEntry()) {
        ScalarEvent key = events.scalar();
        Knob knob = knobs.get(key.getValue());
        if (knob == null) {
          throw YamlEvents.problem("bots.problem.key", key, key.getValue());
        }
        numbers.put(knob.key(), number(events.scalar(), knob));
      }
      return new KnobSettings(numbers);
    }

    private static double number(ScalarEvent value, Knob knob) throws BotProblem {
      double number;
      try {
        number = Double.parseDouble(value.getValue());
      } catch (NumberFormatException e) {
        number = Double.NaN;
      }
      if (!knob.allows(number)) {
        throw YamlEvents.problem(
            "bots.problem.number",
            value,
            knob.key(),
            value.getValue(),
            written(knob.least()),
            written(knob.most()));
      }
      return number;
    }

    private static String written(double number) {
      return number == Math.rint(number) ? "" + (long) number : "" + number;
    }
  }

  static int line(Event event) {
    return event.getStartMark().map(mark -> mark.getLine() + 1).orElse(0);
  }
}
