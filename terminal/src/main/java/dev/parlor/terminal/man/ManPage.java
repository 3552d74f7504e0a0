package dev.parlor.terminal.man;

import dev.parlor.terminal.shell.Texts;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Commands with all their options as a page for {@code man}. */
final class ManPage {
  private final Texts texts;
  private final StringBuilder page = new StringBuilder();

  ManPage(Texts texts) {
    this.texts = texts;
  }

  String of(CommandSpec root) {
    String name = root.name().toUpperCase(Locale.ROOT);
    String version = root.version()[0];
    macro(".TH", name, "1", "", version, texts.text("man.book"));
    section("man.name");
    line(root.name() + " - " + plain(root.usageMessage().description()));
    section("man.synopsis");
    macro(".B", root.name());
    line(texts.text("man.command"));
    section("man.commands");
    root.subcommands().values().forEach(this::command);
    section("man.exit");
    tagged("0", texts.text("man.exit.0"));
    tagged("1", texts.text("man.exit.1"));
    tagged("2", texts.text("man.exit.2"));
    tagged("130", texts.text("man.exit.130"));
    section("man.environment");
    for (String variable : List.of("XDG_DATA_HOME", "LANG", "NO_COLOR", "TERM", "COLORTERM")) {
      tagged(variable, texts.text("man." + variable));
    }
    section("man.files");
    for (String file : List.of("identity.txt", "collections/card_games", "tables")) {
      tagged(file, texts.text("man." + file));
    }
    return page.toString();
  }

  private void command(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    macro(".SS", synopsis(command));
    line(plain(spec.usageMessage().description()));
    for (PositionalParamSpec parameter : spec.positionalParameters()) {
      tagged(parameter.paramLabel(), plain(parameter.description()));
    }
    for (OptionSpec option : spec.options()) {
      if (!option.usageHelp() && !option.versionHelp()) {
        tagged(names(option), plain(option.description()));
      }
    }
  }

  private static String synopsis(CommandLine command) {
    Help help = new Help(command.getCommandSpec(), Help.defaultColorScheme(Help.Ansi.OFF));
    return help.detailedSynopsis(0, null, false)
        .replace("[-h]", "")
        .replace("[-V]", "")
        .replaceAll("\\s+", " ")
        .trim();
  }

  private static String names(OptionSpec option) {
    String names = String.join(", ", option.names());
    return option.arity().max() == 0 ? names : names + "=" + option.paramLabel();
  }

  private static String plain(String... lines) {
    return List.of(lines).stream()
        .map(line -> String.format(Locale.ROOT, line).trim())
        .collect(Collectors.joining(" "));
  }

  private void section(String key) {
    macro(".SH", texts.text(key));
  }

  private void tagged(String tag, String text) {
    page.append(".TP\n");
    macro(".B", tag);
    line(text);
  }

  private void macro(String macro, String... args) {
    page.append(macro);
    for (String arg : args) {
      page.append(" \"").append(escaped(arg).replace("\"", "\\(dq")).append('"');
    }
    page.append('\n');
  }

  private void line(String text) {
    String escaped = escaped(text);
    boolean command = escaped.startsWith(".") || escaped.startsWith("'");
    page.append(command ? "\\&" : "").append(escaped).append('\n');
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\e").replace("-", "\\-");
  }
}
