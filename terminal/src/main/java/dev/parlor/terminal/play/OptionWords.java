package dev.parlor.terminal.play;

import dev.parlor.games.Game;
import dev.parlor.games.OptionSpec;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.words.GameWords;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Table options as people say them. */
final class OptionWords {
  private final Game<?, ?> game;
  private final Texts texts;
  private final GameWords words;

  OptionWords(TableKit<?, ?> kit, Texts texts) {
    this.game = kit.game().game();
    this.words = GameTitles.words(kit, texts);
    this.texts = texts;
  }

  /** What was chosen, a phrase for each option, in the order of the game. */
  List<String> chosen(Map<String, String> options) {
    List<String> words = new ArrayList<>();
    for (OptionSpec spec : game.options()) {
      String value = options.get(spec.key());
      if (value != null) {
        words.add(texts.text("options.value", name(spec, value), value(spec, value)));
      }
    }
    return words;
  }

  /** All that can be chosen: key, usual value, meaning and limits. */
  List<String> all() {
    List<String> lines = new ArrayList<>();
    for (OptionSpec spec : game.options()) {
      String usual = spec.key() + "=" + spec.defaultText();
      String name = words.option(spec.key());
      lines.add(texts.text("options.line", usual, name, limits(spec)));
    }
    return lines;
  }

  /** The name of a value. The meaning of a nought is only said of a nought. */
  private String name(OptionSpec spec, String value) {
    String name = words.option(spec.key());
    return value.equals("0") ? name : name.replaceFirst(" \\(0:.*\\)$", "");
  }

  private String value(OptionSpec spec, String value) {
    return spec instanceof OptionSpec.Flag ? texts.text("options." + value) : value;
  }

  private String limits(OptionSpec spec) {
    return spec.match(
        new OptionSpec.Cases<>(
            count -> texts.text("options.range", count.min(), count.max()),
            flag -> "true | false",
            oneOf -> String.join(" | ", oneOf.values())));
  }
}
