package dev.parlor.terminal.poker;

import dev.parlor.games.Refusal;
import dev.parlor.tables.poker.PokerTable;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import dev.parlor.terminal.shell.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Says why a recorded hand is not as it should be. Nothing in a file acts on the terminal. */
final class HandWords {
  private static final Speaker NOBODY = new Speaker(List.of(), Scene.ONLOOKER);

  private final Words words;

  HandWords(Locale language) {
    words = new Words(language, Bundles.of(PokerTable.KIT));
  }

  String of(Refusal why) {
    List<Object> args = new ArrayList<>();
    why.args().forEach(arg -> args.add(arg instanceof Number ? arg : Visible.of(arg.toString())));
    return words.shown(Phrase.of(new Refusal(why.key(), args)), NOBODY);
  }
}
