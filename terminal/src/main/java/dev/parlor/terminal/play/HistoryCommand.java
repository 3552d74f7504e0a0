package dev.parlor.terminal.play;

import dev.parlor.games.GameId;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.result.Utc;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.files.Inspection;
import dev.parlor.terminal.home.HomeOption;
import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Texts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/**
 * {@code parlor history [NUMBER]}: lists the matches that were played to their end, or shows one
 * again.
 */
@Command(name = "history", mixinStandardHelpOptions = true)
public final class HistoryCommand implements Callable<Integer> {
  private final Rim rim;

  @Parameters(index = "0", arity = "0..1", paramLabel = "NUMBER", descriptionKey = "ofMatch")
  private Optional<Integer> number = Optional.empty();

  @Mixin private DisplayOptions display = new DisplayOptions();

  @Mixin private HomeOption home = new HomeOption();

  public HistoryCommand(Rim rim) {
    this.rim = rim;
  }

  /** A result with its game. */
  private record Played(GameId game, SignedResult result) {}

  @Override
  public Integer call() {
    Archive archive = Archive.in(home.home(rim).folder());
    List<Played> matches = matches(rim.games(), archive);
    if (matches.isEmpty()) {
      throw new Problem("history.empty");
    }
    if (!number.isPresent()) {
      for (int i = 0; i < matches.size(); i++) {
        tell(i + 1, matches.get(i));
      }
      return Exit.OK;
    }
    if (number.get() < 1 || number.get() > matches.size()) {
      throw new Problem("history.number", matches.size());
    }
    SignedResult chosen = matches.get(number.get() - 1).result();
    Path transcript = archive.transcript(chosen.sheet().id());
    return MatchReplay.show(transcript, display.wanted(), display.fast(), rim);
  }

  /** The matches, the latest first. A result that can't be read is passed over. */
  private static List<Played> matches(Games games, Archive archive) {
    List<Played> matches = new ArrayList<>();
    for (GameId game : archive.exists() ? games.ids() : List.<GameId>of()) {
      for (Path file : archive.results(game)) {
        try {
          matches.add(new Played(game, Inspection.result(file)));
        } catch (Unreadable notAResult) {
          // verify says what is wrong with it
        }
      }
    }
    matches.sort(
        Comparator.comparingLong((Played each) -> each.result().sheet().time()).reversed());
    return matches;
  }

  private void tell(int at, Played match) {
    Texts texts = rim.texts();
    String when = Utc.text(match.result().sheet().time());
    ResultSheet sheet = match.result().sheet();
    List<String> places =
        sheet.players().stream()
            .map(each -> (sheet.isTogether() ? "" : each.place() + ". ") + each.callsign())
            .collect(Collectors.toList());
    if (display.json()) {
      rim.out()
          .println(
              new JsonLine()
                  .with("number", at)
                  .with("game", match.game().id())
                  .with("when", when)
                  .withWords(
                      "players",
                      match.result().sheet().players().stream()
                          .map(PlayerLine::callsign)
                          .collect(Collectors.toList())));
      return;
    }
    String game = GameTitles.of(rim, match.game());
    rim.out().println(texts.text("history.line", at, when, game, String.join(", ", places)));
  }
}
