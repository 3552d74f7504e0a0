package dev.parlor.terminal.play;

import dev.parlor.games.GameId;
import dev.parlor.games.SeatRange;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.sitting.PracticeRecord;
import dev.parlor.terminal.home.HomeOption;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.table.LineReader;
import java.security.SecureRandom;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parlor play GAME}: a person against computer players. */
@Command(name = "play", mixinStandardHelpOptions = true)
public final class PlayCommand implements Callable<Integer> {
  private static final int USUAL_PLAYERS = 3;
  private static final int SEEDS = 1_000_000_000;

  private final Rim rim;

  @Mixin private PlayOptions options = new PlayOptions();

  @Option(names = "--bots", paramLabel = "N")
  private Optional<Integer> bots = Optional.empty();

  @Option(names = "--resume")
  private boolean resume;

  @Mixin private HomeOption home = new HomeOption();

  public PlayCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    try (PracticeShelf shelf = PracticeShelf.of(home.home(rim))) {
      PracticeRecord table =
          resume ? shelf.left().orElseThrow(() -> new Problem("live.noSeat")) : wanted(shelf);
      play(Kits.named(rim, table.game()), shelf, table);
      return Exit.OK;
    }
  }

  private <S, V> void play(TableKit<S, V> kit, PracticeShelf shelf, PracticeRecord table) {
    new PracticeMatches<>(kit, shelf, options, rim).play(table);
  }

  /**
   * The table to play at. Where somebody left a table, that one goes on before a new one begins.
   */
  private PracticeRecord wanted(PracticeShelf shelf) {
    PracticeRecord fresh = fresh(shelf);
    Optional<PracticeRecord> left = shelf.isKept() ? shelf.left() : Optional.empty();
    if (!left.isPresent() || !rim.person() || options.display().json()) {
      return fresh;
    }
    rim.out()
        .println(
            rim.texts().text("play.goOnWith", GameTitles.of(rim, new GameId(left.get().game()))));
    String word =
        new LineReader(rim.in()).await(Long.MAX_VALUE).orElse(Optional.empty()).orElse("n");
    return word.trim().toLowerCase(Locale.ROOT).startsWith("n") ? fresh : left.get();
  }

  private PracticeRecord fresh(PracticeShelf shelf) {
    TableKit<?, ?> kit = Kits.named(rim, options.table().game());
    int players = players(kit);
    int computers = bots.orElse(Math.max(0, players - 1));
    int people = players - computers;
    if (computers < 0 || people < 1) {
      throw new Problem("play.noPerson", players, computers);
    }
    if (people > 1 && !kit.open()) {
      throw new Problem("play.onePerson", kit.id());
    }
    long seed = options.table().seed().orElseGet(PlayCommand::anySeed);
    return PracticeMatches.fresh(kit, options.table(), shelf, players, people, seed);
  }

  /**
   * How many play: as many as asked for, otherwise three where the game allows it. At a table that
   * keeps something of its person it is one.
   */
  private int players(TableKit<?, ?> kit) {
    SeatRange seats = kit.game().game().seats();
    int wanted = kit.mapper().lasting().isPresent() ? bots.orElse(0) + 1 : USUAL_PLAYERS;
    int usual = Math.max(seats.least(), Math.min(seats.most(), wanted));
    return options.table().players().orElse(usual);
  }

  static long anySeed() {
    return new SecureRandom().nextInt(SEEDS);
  }
}
