package dev.parlor.tables.sitting;

import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Refusal;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Timer;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A table of one device as lines of text: how it was set up, and everything that players and clocks
 * did. The same seed gives the same cards, so the lines lead to the same table again.
 *
 * @param game its id
 * @param people how many of the first seats people sit on
 * @param acts one line each, in the order in which the rules took them
 */
public record PracticeRecord(
    String game, int seats, int people, long seed, Map<String, String> options, List<String> acts) {
  /** The first word of the first line. */
  public static final String FIRST = "PRACTICE";

  private static final String ELAPSED = "ELAPSED";
  private static final String WINDOW = "WINDOW";

  public PracticeRecord {
    options = Map.copyOf(options);
    acts = List.copyOf(acts);
  }

  /** The record of a table at which nothing was done yet. */
  public static PracticeRecord fresh(String game, int people, Setup setup, long seed) {
    return new PracticeRecord(game, setup.seats(), people, seed, setup.options(), List.of());
  }

  public Setup setup() {
    return new Setup(seats, options);
  }

  /** This table with everything that was done at it by now. */
  public <S> PracticeRecord with(GameKit<S, ?> kit, LocalTable<S, ?> table) {
    LocalTable<S, ?> again =
        new LocalTable<>(kit.game().onOneDevice(), setup(), Dealer.seeded(Dice.seeded(seed)));
    List<String> lines = new ArrayList<>();
    for (Event event : table.events()) {
      line(kit, again.state(), event)
          .ifPresent(
              line -> {
                lines.add(line);
                expect(again.apply(event));
              });
    }
    return new PracticeRecord(game, seats, people, seed, options, lines);
  }

  /** The table that these lines lead to. */
  public <S, V> LocalTable<S, V> table(GameKit<S, V> kit) throws Malformed {
    if (!setup().problems(kit.game()).isEmpty()) {
      throw new Malformed("options that " + game + " does not have");
    }
    LocalTable<S, V> table =
        new LocalTable<>(kit.game().onOneDevice(), setup(), Dealer.seeded(Dice.seeded(seed)));
    for (String line : acts) {
      Optional<Refusal> refusal = table.apply(event(kit, Line.parse(line)));
      if (refusal.isPresent()) {
        throw new Malformed("the rules refuse " + line + ": " + refusal.get().key());
      }
    }
    return table;
  }

  public List<String> lines() {
    List<Object> args = new ArrayList<>(List.of(game, seats, people, seed));
    new TreeMap<>(options).forEach((key, value) -> args.add(key + "=" + value));
    List<String> lines = new ArrayList<>();
    lines.add(Line.of(FIRST, args.toArray()).toString());
    lines.addAll(acts);
    return lines;
  }

  public static PracticeRecord read(List<String> lines) throws Malformed {
    Line first = Line.parse(lines.isEmpty() ? "" : lines.get(0));
    if (!first.verb().equals(FIRST)) {
      throw new Malformed("no table of practice");
    }
    Map<String, String> options = new TreeMap<>();
    for (String option :
        first.args().subList(Math.min(4, first.args().size()), first.args().size())) {
      int equals = option.indexOf('=');
      if (equals < 1) {
        throw new Malformed("no option: " + option);
      }
      options.put(option.substring(0, equals), option.substring(equals + 1));
    }
    return new PracticeRecord(
        first.arg(0),
        first.number(1, 1, 10),
        first.number(2, 1, 10),
        seed(first.arg(3)),
        options,
        lines.subList(1, lines.size()));
  }

  private static long seed(String text) throws Malformed {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException other) {
      throw new Malformed("no seed: " + text);
    }
  }

  /**
   * The line for what players and clocks do. Events about cards have none, because they come by
   * themselves.
   */
  private static <S> Optional<String> line(GameKit<S, ?> kit, S state, Event event) {
    return event.match(
        new Event.Cases<>(
            acted -> Optional.of(kit.lines().write(state, acted.seat(), acted.action()).toString()),
            opened -> Optional.empty(),
            shuffled -> Optional.empty(),
            elapsed -> Optional.of(line(elapsed.timer())),
            closed -> Optional.of(line(closed)),
            away -> Optional.empty(),
            satOut -> Optional.empty(),
            returned -> Optional.empty(),
            left -> Optional.empty()));
  }

  private static String line(Timer timer) {
    return Line.of(ELAPSED, timer.kind(), timer.seat(), timer.number()).toString();
  }

  private static String line(Event.WindowClosed closed) {
    List<Object> args = new ArrayList<>();
    closed.plays().forEach((seat, slots) -> args.add(seat + "=" + join(slots)));
    return Line.of(WINDOW, args.toArray()).toString();
  }

  private static String join(List<Slot> slots) {
    List<String> names = new ArrayList<>();
    slots.forEach(slot -> names.add(slot.toString()));
    return String.join(",", names);
  }

  private static Event event(GameKit<?, ?> kit, Line line) throws Malformed {
    if (line.verb().equals(ELAPSED)) {
      int seat = line.number(1, Timer.ALL, 10);
      return new Event.Elapsed(new Timer(line.arg(0), seat, line.number(2, 0, Integer.MAX_VALUE)));
    } else if (line.verb().equals(WINDOW)) {
      Map<Integer, List<Slot>> plays = new TreeMap<>();
      for (String play : line.args()) {
        int equals = play.indexOf('=');
        if (!play.matches("[0-9]{1,2}=[0-9.,]*")) {
          throw new Malformed("no play: " + play);
        }
        plays.put(Integer.valueOf(play.substring(0, equals)), slots(play.substring(equals + 1)));
      }
      return new Event.WindowClosed(plays);
    }
    return new Event.Acted(line.number(0, 1, 10) - 1, kit.lines().read(line));
  }

  private static List<Slot> slots(String names) throws Malformed {
    List<Slot> slots = new ArrayList<>();
    for (String name : names.split(",", -1)) {
      if (!name.matches("[0-9]{1,6}\\.[0-9]{1,6}")) {
        throw new Malformed("no slot: " + name);
      }
      int point = name.indexOf('.');
      slots.add(
          new Slot(
              Integer.parseInt(name.substring(0, point)),
              Integer.parseInt(name.substring(point + 1))));
    }
    return slots;
  }

  private static void expect(Optional<Refusal> refusal) {
    refusal.ifPresent(
        reason -> {
          throw new IllegalStateException("another table: " + reason.key());
        });
  }
}
