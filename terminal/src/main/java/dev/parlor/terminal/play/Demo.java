package dev.parlor.terminal.play;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.SeatRange;
import dev.parlor.games.Setup;
import dev.parlor.p2p.play.Finished;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.table.Company;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.QuietStrand;
import dev.parlor.tables.bots.Shipped;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.Table;
import dev.parlor.terminal.home.Home;
import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Progress;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Texts;
import dev.parlor.terminal.simulate.SimulationCast;
import dev.parlor.terminal.table.Display;
import dev.parlor.terminal.table.Displays;
import dev.parlor.terminal.table.LineReader;
import dev.parlor.terminal.table.Sentences;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Matches of computer players through the whole protocol, shown as it goes. */
final class Demo<S, V> {
  /** When a repeatable match begins, because its times are signed too: New Year 2026. */
  private static final long SEEDED_START = 1_767_225_600_000L;

  private static final int CODE_MILLIS = 5000;
  private static final int END_MILLIS = 6000;

  private final TableKit<S, V> kit;
  private final TableOptions options;
  private final Home home;
  private final Rim rim;
  private final Look look;
  private final Texts texts;
  private final int players;
  private final DemoLength length;
  private final Map<String, String> rules;

  Demo(TableKit<S, V> kit, TableOptions options, DemoLength length, Home home, Rim rim) {
    this.length = length;
    rules = length.options(kit, options.options());
    this.home = home;
    this.kit = kit;
    this.options = options;
    this.rim = rim;
    this.look = Look.of(rim.environment());
    this.texts = look.texts();
    this.players = options.players().orElse(kit.game().phones().most());
    check();
  }

  private ComputerPlayer<S> computer() {
    return length
        .level()
        .map(level -> kit.computers().with(Shipped.of(kit).settings(level, "")))
        .orElseGet(kit::computer);
  }

  private void check() {
    SeatRange phones = kit.game().phones();
    if (!phones.holds(players)) {
      throw new Problem("setup.seats", phones.least(), phones.most(), players);
    }
    Tables.check(new Setup(players, rules), kit.game().game());
  }

  /** Runs the demo; true when everything was played to its end and every check held. */
  boolean run() {
    ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    try {
      // a seed makes everything repeatable, so jobs run one after the other
      Executor workers = options.seed().isPresent() ? Runnable::run : pool;
      long start = options.seed().isPresent() ? SEEDED_START : System.currentTimeMillis();
      return run(new QuietStrand(workers, start));
    } finally {
      pool.shutdownNow();
    }
  }

  private boolean run(QuietStrand strand) {
    long seed = options.seed().orElseGet(System::nanoTime);
    Company<S, V> company =
        new Company<>(kit.game(), computer(), players, rules, seat -> entropy(seat), seed, strand);
    introduce(Progress.during(rim, () -> gather(company), "demo.gathers", players));
    boolean whole;
    String title = texts.text("demo.title", GameTitles.words(kit, texts).title());
    try (Display display =
        Displays.open(
            rim,
            look,
            title,
            options.display().wanted(),
            new LineReader(rim.in()),
            System::currentTimeMillis)) {
      whole = show(company, display);
    } catch (Left left) {
      return true; // a person who has seen enough has seen nothing wrong
    }
    new Voice(rim, options.display().json())
        .say(Voice.event("played").with("whole", whole), whole ? "demo.whole" : "demo.broken");
    if (!options.display().json()) {
      DemoLie.show(SimulationCast.of(kit), new Names(company.names(), texts), rim);
    }
    return whole && Progress.during(rim, () -> prove(company), "demo.proves");
  }

  /** Plays while somebody watches. */
  private boolean show(Company<S, V> company, Display display) {
    long[] begun = {0};
    DemoTempo tempo = new DemoTempo(length);
    Runnable shows =
        () -> {
          long shown = System.currentTimeMillis() - begun[0];
          if (begun[0] > 0 && !display.watch(tempo.millis(shown))) {
            throw new Left();
          }
        };
    DemoSitting<S, V> sitting = new DemoSitting<>(kit.game(), shows);
    Table<V> table =
        new Table<>(
            sitting.seat(), kit.mapper(), options.display().fast() ? Pace.NONE : Pace.USUAL);
    tempo.of(table);
    Names names = new Names(company.names(), texts);
    Sentences all = Kits.sentences(kit, look, true); // the watcher is none of the players
    Sentences sentences = display.suited(new Sentences(all.words(), all.look(), true, names::of));
    List<String> rules = GameTitles.words(kit, texts).page();
    display.sit(table, sentences, rules);
    if (!display.card(cards(company, names), CODE_MILLIS)) {
      throw new Left();
    }
    begun[0] = System.currentTimeMillis();
    company.loop(0).watch(sitting);
    company.loop(0).watch(new DemoCaptions<>(kit.game(), sitting));
    boolean whole = company.play();
    for (int match = 1; whole && match < length.matches(); match++) {
      whole = company.playAgain();
    }
    if (whole) {
      shows.run();
      display.rest(END_MILLIS);
    }
    return whole;
  }

  /** The lines that say who sits there and which code all of them show. */
  private List<String> cards(Company<S, V> company, Names names) {
    List<String> lines = new ArrayList<>();
    company.names().forEach(name -> lines.add(texts.text("demo.device", names.of(name), name)));
    lines.add("");
    company.code().ifPresent(code -> lines.add(texts.text("demo.code", code.digits())));
    return lines;
  }

  /** The person has seen enough. */
  private static final class Left extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** Writes what the first device keeps of the match, and checks it as a stranger would. */
  private boolean prove(Company<S, V> company) {
    Archive archive = Archive.in(home.folder().resolve("demo"));
    TableSession<S, V> session = company.session(0);
    archive.save(session);
    boolean holds = true;
    for (Finished match : session.finished()) {
      String id = match.result().sheet().id();
      Path file = archive.result(kit.game().game().id(), id);
      holds &=
          options.display().json()
              ? Proof.holdsForMachines(file, archive.transcript(id), rim)
              : Proof.holds(file, archive.transcript(id), rim);
    }
    return holds;
  }

  private Entropy entropy(int seat) {
    return options.seed().isPresent()
        ? new SeededEntropy("demo " + options.seed().get() + " " + seat)
        : Entropy.system();
  }

  private static <S, V> Company<S, V> gather(Company<S, V> company) {
    company.gather();
    return company;
  }

  private void introduce(Company<S, V> company) {
    if (options.display().json()) {
      rim.out().println(introduced(company));
      return;
    }
    rim.out().println(GameTitles.words(kit, texts).title());
    Names names = new Names(company.names(), texts);
    for (Device device : company.devices()) {
      rim.out()
          .println(
              "  " + texts.text("demo.device", names.of(device.callsign()), device.npubText()));
    }
    if (!rules.isEmpty()) {
      List<String> chosen = new OptionWords(kit, texts).chosen(rules);
      rim.out().println(texts.text("demo.options", String.join(", ", chosen)));
    }
    company.code().ifPresent(code -> rim.out().println(texts.text("demo.code", code.digits())));
  }

  private JsonLine introduced(Company<S, V> company) {
    JsonLine table =
        Voice.event("table")
            .with("game", kit.game().game().id().id())
            .with(
                "players",
                company.devices().stream()
                    .map(
                        device ->
                            new JsonLine()
                                .with("callsign", device.callsign())
                                .with("npub", device.npubText()))
                    .toList());
    table.withWords(
        "options",
        rules.entrySet().stream().map(entry -> entry.getKey() + "=" + entry.getValue()).toList());
    company.code().ifPresent(code -> table.with("code", code.digits()));
    return table;
  }
}
