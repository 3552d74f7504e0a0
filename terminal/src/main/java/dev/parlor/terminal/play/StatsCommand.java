package dev.parlor.terminal.play;

import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.files.Inspection;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.record.Statistic;
import dev.parlor.tables.record.Statistics;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import dev.parlor.terminal.home.Home;
import dev.parlor.terminal.home.HomeOption;
import dev.parlor.terminal.home.OwnIdentity;
import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Rim;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlor stats [GAME]}: what somebody has played and won, among others and in practice. */
@Command(name = "stats", mixinStandardHelpOptions = true)
public final class StatsCommand implements Callable<Integer> {
  private final Rim rim;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME")
  private String game = "";

  @Mixin private HomeOption home = new HomeOption();

  public StatsCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    List<TableKit<?, ?>> games = game.isEmpty() ? rim.kits().all() : List.of(Kits.named(rim, game));
    Home folder = home.home(rim);
    try (PracticeShelf shelf = PracticeShelf.of(folder)) {
      Statistics tally = Statistics.read(shelf.lasting(PracticeMatches.TALLY));
      for (TableKit<?, ?> kit : games) {
        tell(kit, amongOthers(folder, kit), tally.of(kit.game().id()), lasting(kit, shelf));
      }
    }
    return Exit.OK;
  }

  private void tell(
      TableKit<?, ?> kit, Statistic others, Statistic practice, List<String> lasting) {
    if (json) {
      rim.out()
          .println(
              new JsonLine()
                  .with("game", kit.id())
                  .with("played", others.played())
                  .with("won", others.won())
                  .with("practised", practice.played())
                  .with("wonInPractice", practice.won())
                  .withWords("lasting", lasting));
      return;
    }
    rim.out()
        .println(
            rim.texts()
                .text(
                    "stats.line",
                    GameTitles.words(kit, rim.texts()).title(),
                    others.played(),
                    others.won(),
                    practice.played(),
                    practice.won()));
    lasting.forEach(line -> rim.out().println("  " + line));
  }

  /**
   * What this person has played and won among others, by the results that are kept here and name
   * this person's key.
   */
  private static Statistic amongOthers(Home home, TableKit<?, ?> kit) {
    Archive archive = Archive.in(home.folder());
    Optional<String> me = OwnIdentity.in(home).map(OwnIdentity::npub);
    Statistic own = Statistic.none(kit.game().id());
    if (archive.exists() && me.isPresent()) {
      for (Path file : archive.results(kit.game().game().id())) {
        try {
          for (PlayerLine player : Inspection.result(file).sheet().players()) {
            own = player.npub().equals(me.get()) ? own.and(player.place() == 1) : own;
          }
        } catch (Unreadable notAResult) {
          // verify says what is wrong with it
        }
      }
    }
    return own;
  }

  private <V> List<String> lasting(TableKit<?, V> kit, PracticeShelf shelf) {
    List<String> lines = new ArrayList<>();
    List<String> kept = shelf.lasting(kit.id());
    Words words = new Words(rim.texts().locale(), Bundles.of(kit));
    Speaker me = new Speaker(List.of(), Scene.ONLOOKER);
    if (!kept.isEmpty() && kit.mapper().lasting().isPresent()) {
      for (Phrase said : kit.mapper().lasting().get().told(kept)) {
        lines.add(words.shown(said, me));
      }
    }
    return lines;
  }
}
