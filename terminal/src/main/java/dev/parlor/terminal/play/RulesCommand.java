package dev.parlor.terminal.play;

import dev.parlor.games.Game;
import dev.parlor.games.GameId;
import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlor rules GAME}: the rules on one page. */
@Command(name = "rules", mixinStandardHelpOptions = true)
public final class RulesCommand implements Callable<Integer> {
  private static final int COLUMNS = 76;

  private final Rim rim;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME")
  private String game = "";

  public RulesCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    Game<?, ?> chosen = Kits.named(game).game().game();
    GameId id = chosen.id();
    List<String> page = lines(id, rim.texts());
    List<String> options = new OptionWords(chosen, rim.texts()).all();
    if (json) {
      rim.out()
          .println(
              new JsonLine()
                  .with("game", id.id())
                  .withWords("rules", page)
                  .withWords("options", options));
      return Exit.OK;
    }
    page.forEach(rim.out()::println);
    rim.out().println();
    rim.out().println(rim.texts().text(options.isEmpty() ? "options.none" : "options.head"));
    for (String option : options) {
      List<String> wrapped = Canvas.wrap(option, COLUMNS);
      rim.out().println("  " + String.join("\n    ", wrapped));
    }
    return Exit.OK;
  }

  /** The page {@code rules/GAME_LANGUAGE.txt}, or the English one where there is no other. */
  static List<String> lines(GameId game, Texts texts) {
    String page = "rules/" + game.id();
    try (InputStream translated = open(page + "_" + texts.locale().getLanguage() + ".txt");
        InputStream english = open(page + ".txt")) {
      InputStream found = translated != null ? translated : english;
      if (found == null) {
        throw new Problem("play.noRules", game.id());
      }
      return new String(found.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static @Nullable InputStream open(String resource) {
    return RulesCommand.class.getResourceAsStream("/dev/parlor/terminal/" + resource);
  }
}
