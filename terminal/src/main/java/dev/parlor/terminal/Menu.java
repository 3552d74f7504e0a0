package dev.parlor.terminal;

import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.home.HomeOption;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Texts;
import dev.parlor.terminal.table.LineReader;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** {@code parlor} alone on a terminal: a list of what can be done, each with a number. */
final class Menu {
  private final Rim rim;
  private final Texts texts;
  private final LineReader typed;
  private final ToIntFunction<String[]> run;

  /**
   * @param run runs a command as if it had been typed
   */
  Menu(Rim rim, ToIntFunction<String[]> run) {
    this.rim = rim;
    this.run = run;
    texts = rim.texts();
    typed = new LineReader(rim.in());
  }

  /** One thing that can be chosen. */
  private record Choice(String key, List<String> command) {}

  int run() {
    List<Choice> choices = choices();
    for (int i = 0; i < choices.size(); i++) {
      rim.out().println("  " + (i + 1) + "  " + texts.text(choices.get(i).key()));
    }
    Optional<Integer> chosen = number("menu.which", choices.size());
    if (!chosen.isPresent()) {
      return Exit.OK;
    }
    List<String> command = new ArrayList<>(choices.get(chosen.get()).command());
    return complete(command) ? run.applyAsInt(command.toArray(new String[0])) : Exit.OK;
  }

  /** The choices. What was interrupted comes first. */
  private List<Choice> choices() {
    List<Choice> choices = new ArrayList<>();
    if (Files.exists(new HomeOption().home(rim).folder().resolve("practice/table.txt"))) {
      choices.add(new Choice("menu.goOn", List.of("play", "--resume")));
    }
    choices.add(new Choice("menu.play", List.of("play")));
    choices.add(new Choice("menu.host", List.of("host")));
    choices.add(new Choice("menu.join", List.of("join")));
    choices.add(new Choice("menu.demo", List.of("demo")));
    choices.add(new Choice("menu.rules", List.of("rules")));
    return choices;
  }

  /** Asks for what the command still needs; false when the person gives up. */
  private boolean complete(List<String> command) {
    if (command.contains("--resume")) {
      return true;
    } else if (command.get(0).equals("join")) {
      String where = line("menu.where");
      command.add(where);
      return !where.isEmpty();
    }
    List<String> games = new ArrayList<>();
    for (TableKit<?, ?> kit : rim.kits().all()) {
      games.add(kit.id());
      rim.out().println("  " + games.size() + "  " + GameTitles.of(rim, kit.game().id()));
    }
    Optional<Integer> game = number("menu.game", games.size());
    game.ifPresent(number -> command.add(games.get(number)));
    return game.isPresent();
  }

  /**
   * Reads a number from 1 on and answers it from 0 on; empty for Enter alone, {@code q} or no more
   * input.
   */
  private Optional<Integer> number(String question, int most) {
    while (true) {
      String word = line(question);
      if (word.isEmpty() || word.equalsIgnoreCase("q")) {
        return Optional.empty();
      } else if (word.matches("[0-9]{1,2}")) {
        int number = Integer.parseInt(word);
        if (number >= 1 && number <= most) {
          return Optional.of(number - 1);
        }
      }
      rim.out().println(texts.text("menu.number", most));
    }
  }

  private String line(String question) {
    typed.drain();
    rim.out().print(texts.text(question) + " ");
    rim.out().flush();
    return typed.await(Long.MAX_VALUE).orElse(Optional.empty()).orElse("").trim();
  }
}
