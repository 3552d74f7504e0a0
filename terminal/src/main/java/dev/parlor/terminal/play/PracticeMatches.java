package dev.parlor.terminal.play;

import dev.parlor.games.Dice;
import dev.parlor.games.Outcome;
import dev.parlor.games.Setup;
import dev.parlor.games.table.LocalTable;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.tables.bots.Cast;
import dev.parlor.tables.kit.Lasting;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.record.Statistics;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.LastingSitting;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.PracticeRecord;
import dev.parlor.tables.sitting.PracticeSitting;
import dev.parlor.tables.sitting.Sitting;
import dev.parlor.tables.sitting.Table;
import dev.parlor.tables.sitting.Thinking;
import dev.parlor.tables.sitting.TipSitting;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Words;
import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Texts;
import dev.parlor.terminal.table.Aftermath;
import dev.parlor.terminal.table.Display;
import dev.parlor.terminal.table.Displays;
import dev.parlor.terminal.table.LineReader;
import dev.parlor.terminal.table.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A table in this process, played to its end or left and kept. */
final class PracticeMatches<S, V> {
  /** The name under which the shelf keeps what was played and won against computer players. */
  static final String TALLY = "tally";

  private static final String TIPS = "tips"; // the games whose tips were told already
  private static final Thinking FAST = new Thinking(40, 40);

  private final TableKit<S, V> kit;
  private final PracticeShelf shelf;
  private final PlayOptions options;
  private final Rim rim;
  private final Look look;
  private final Texts texts;

  PracticeMatches(TableKit<S, V> kit, PracticeShelf shelf, PlayOptions options, Rim rim) {
    this.kit = kit;
    this.shelf = shelf;
    this.options = options;
    this.rim = rim;
    look = Look.of(rim.environment());
    texts = look.texts();
  }

  /** Plays, and says in words how it ended. */
  void play(PracticeRecord from) {
    String title = GameTitles.words(kit, texts).title();
    LineReader lines = new LineReader(rim.in());
    String left = shelf.isKept() ? "play.left" : "play.left.unkept";
    List<Evening> evenings = new ArrayList<>();
    LastWords.during(
        rim,
        () -> {
          try (Display display =
              Displays.open(
                  rim, look, title, options.display().wanted(), lines, System::currentTimeMillis)) {
            evenings.add(evening(from, display));
          }
          return true;
        },
        texts.text(left, from.seed()));
    evenings.forEach(evening -> say(evening, left));
  }

  /** Plays one match after the other, for as long as another one is wanted. */
  private Evening evening(PracticeRecord from, Display display) {
    Evening evening = match(from, display);
    while (evening.end == Display.End.AGAIN) {
      evening = match(next(from), display);
    }
    return evening;
  }

  /** The record of a next match at this table, with other cards and with what was kept by now. */
  private PracticeRecord next(PracticeRecord from) {
    Map<String, String> options = new TreeMap<>(from.options());
    lasts(from).ifPresent(lasting -> options.putAll(opening(lasting, from.seats())));
    Setup setup = new Setup(from.seats(), options);
    return PracticeRecord.fresh(kit.id(), from.people(), setup, PlayCommand.anySeed());
  }

  private Map<String, String> opening(Lasting<V> lasting, int seats) {
    return lasting.opening(shelf.lasting(kit.id()), seats);
  }

  /**
   * What this game keeps from table to table; empty if the person has said how this table begins.
   */
  private Optional<Lasting<V>> lasts(PracticeRecord table) {
    return kit.mapper()
        .lasting()
        .filter(lasting -> options.table().options().isEmpty() && table.people() == 1);
  }

  private Sitting<V> lasting(PracticeRecord from, Sitting<V> sitting) {
    return lasts(from)
        .<Sitting<V>>map(
            lasting ->
                new LastingSitting<>(
                    sitting,
                    lasting,
                    shelf.lasting(kit.id()),
                    lines -> shelf.putLasting(kit.id(), lines)))
        .orElse(sitting);
  }

  private Evening match(PracticeRecord from, Display display) {
    LocalTable<S, V> local = table(from);
    Words words = new Words(texts.locale(), Bundles.of(kit));
    Cast<S> cast = new Cast<>(kit, options.computers(kit, words), options.level(), from.people());
    Sitting<V> sitting =
        new KeptSitting<>(
            lasting(
                from,
                new PracticeSitting<>(
                    local, cast, company(cast, from), Dice.seeded(~from.seed()), habits())),
            () -> shelf.put(from.with(kit.game(), local)));
    if (isFirst(from)) {
      sitting = new TipSitting<>(sitting, words);
    }
    Table<V> table = new Table<>(sitting, kit.mapper(), pace());
    Sentences sentences = display.suited(Kits.sentences(kit, look, from.people() > 1));
    shelf.put(from);
    display.sit(table, sentences, GameTitles.words(kit, texts).page());
    Display.End end = display.play(() -> false, Aftermath.ON_ONE_DEVICE);
    table.close();
    if (end != Display.End.LEFT) {
      shelf.clear();
      local.finished().ifPresent(outcome -> count(from, outcome));
    }
    return new Evening(end, table, sentences, from, local.finished());
  }

  /** Whether a single person sits here who has not had the tips of this game yet. */
  private boolean isFirst(PracticeRecord table) {
    List<String> told = new ArrayList<>(shelf.lasting(TIPS));
    boolean person = table.people() == 1 && !options.display().json();
    boolean first = person && options.tips() && !told.contains(kit.id());
    if (first) {
      told.add(kit.id());
      shelf.putLasting(TIPS, told);
    }
    return first;
  }

  /** Counts the match for {@code stats}, unless several people share this keyboard. */
  private void count(PracticeRecord table, Outcome outcome) {
    if (table.people() == 1) {
      boolean won = outcome.standings().stream().anyMatch(s -> s.seat() == 0 && s.place() == 1);
      Statistics tally = Statistics.read(shelf.lasting(TALLY)).and(kit.game().id(), won);
      shelf.putLasting(TALLY, tally.lines());
    }
  }

  private record Evening(
      Display.End end,
      Table<?> table,
      Sentences sentences,
      PracticeRecord record,
      Optional<Outcome> outcome) {}

  private LocalTable<S, V> table(PracticeRecord from) {
    try {
      return from.table(kit.game());
    } catch (Malformed e) {
      throw new Problem("play.notAgain", String.valueOf(e.getMessage()));
    }
  }

  private Pace pace() {
    return options.display().fast() ? Pace.NONE : Pace.USUAL;
  }

  private PracticeSitting.Habits habits() {
    boolean plain = options.display().wanted() != Displays.Wanted.WHATEVER_FITS || !rim.person();
    Thinking wanted = options.tempo().thinking();
    Thinking thinking = plain ? Thinking.NONE : options.display().fast() ? FAST : wanted;
    return new PracticeSitting.Habits(!options.untimed(), thinking, true);
  }

  /** The people of a table: persons first, then computer players by name. */
  private List<Person> company(Cast<S> cast, PracticeRecord from) {
    Words words = new Words(texts.locale(), Bundles.of(kit));
    List<Person> company = new ArrayList<>();
    for (int seat = 0; seat < from.seats(); seat++) {
      company.add(
          seat < from.people()
              ? Person.here(texts.text("play.person", seat + 1))
              : cast.person(seat, words));
    }
    return company;
  }

  private void say(Evening evening, String left) {
    Voice voice = new Voice(rim, options.display().json());
    long seed = evening.record.seed();
    if (evening.end == Display.End.LEFT) {
      voice.say(Voice.event("left").with("seed", seed), left, seed);
      return;
    }
    Scene scene = evening.table.scene().orElseThrow();
    if (!voice.forMachines()) {
      Finish.words(scene, evening.sentences).forEach(rim.out()::println);
    }
    JsonLine over =
        Finish.json(evening.outcome.orElseThrow(), scene, evening.sentences).with("seed", seed);
    voice.say(over, "play.over", kit.id(), seed);
  }

  /** A table as it was asked for. What was kept goes on where nothing else was asked for. */
  static PracticeRecord fresh(
      TableKit<?, ?> kit,
      TableOptions options,
      PracticeShelf shelf,
      int players,
      int people,
      long seed) {
    Map<String, String> opening =
        options.options().isEmpty() && people == 1
            ? kit.mapper()
                .lasting()
                .map(lasting -> lasting.opening(shelf.lasting(kit.id()), players))
                .orElse(Map.of())
            : options.options();
    Setup setup = new Setup(players, opening);
    Tables.check(setup, kit.game().game());
    return PracticeRecord.fresh(kit.id(), people, setup, seed);
  }
}
