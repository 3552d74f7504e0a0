package dev.parlor.terminal.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.nerve.EightGames;
import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.match.TableVerb;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.words.GameWords;
import dev.parlor.terminal.OneBundle;
import dev.parlor.terminal.shell.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class EntryWordsTest {
  @Test
  void everythingThatAnEntryCanBeHasItsWords() {
    Set<String> verbs = new TreeSet<>();
    for (TableVerb verb : TableVerb.values()) {
      verbs.add(verb.name());
    }
    for (int type = 1; !BlockType.verb(type).startsWith("BLOCK_"); type++) {
      verbs.add(BlockType.verb(type));
    }
    verbs.add(BlockType.SUCCESSION);
    assertTrue(verbs.size() > 20, verbs::toString);
    for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
      List<String> missing = new ArrayList<>(verbs);
      missing.removeIf(verb -> Texts.in(locale).has("entry." + verb));
      assertEquals(List.of(), missing, locale.toString());
    }
  }

  /** Each language is looked at alone: what it lacks would be said in English. */
  @Test
  void everyActionHasTheWordsOfItsGame() {
    for (TableKit<?, ?> kit : EightGames.ALL.all()) {
      GameWords words = new GameWords(kit, Locale.ENGLISH);
      for (String language : List.of("", "_de")) {
        String file = kit.words().substring(1) + language + ".properties";
        Set<String> said = OneBundle.of(file).keySet();
        List<String> missing = new ArrayList<>(kit.game().lines().verbs());
        missing.removeIf(
            verb -> said.contains("entry." + verb) && words.told(verb, "1", "2", "3").isPresent());
        assertEquals(List.of(), missing, file);
      }
    }
  }
}
