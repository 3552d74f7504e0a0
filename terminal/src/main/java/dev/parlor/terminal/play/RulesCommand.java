package dev.parlor.terminal.play;

import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Rim;
import java.util.List;
import java.util.concurrent.Callable;
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
    TableKit<?, ?> chosen = Kits.named(rim, game);
    List<String> page = GameTitles.words(chosen, rim.texts()).page();
    List<String> options = new OptionWords(chosen, rim.texts()).all();
    if (json) {
      rim.out()
          .println(
              new JsonLine()
                  .with("game", chosen.id())
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
}
