package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.Ran;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Texts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The things that every game in the list must have. */
class KitsTest {
  @TempDir private Path home;

  /** Options that make a match short. */
  private static final Map<String, String> SHORT =
      Map.of(
          "highlow", "hands=2",
          "blackjack", "rounds=1",
          "romme", "match=rounds,rounds=1",
          "poker", "handLimit=1");

  @TestFactory
  Stream<DynamicTest> everyGameHasRulesATitleAndADemo() {
    return Catalogue.SHIPPED.all().stream()
        .map(TableKit::id)
        .map(game -> DynamicTest.dynamicTest(game, () -> isWhole(game)));
  }

  private void isWhole(String game) {
    for (String language : new String[] {"en_GB.UTF-8", "de_DE.UTF-8"}) {
      Map<String, String> environment = Map.of("LANG", language);
      Ran rules = Ran.with(environment, "", "rules", game);
      assertEquals(0, rules.exit(), rules.err());
      assertTrue(rules.lines().stream().allMatch(line -> line.length() <= 80), rules.out());
      Texts texts = Texts.of(environment);
      List<String> page =
          GameTitles.words(Catalogue.SHIPPED.named(game).orElseThrow(), texts).page();
      assertTrue(page.size() <= 20, "fits on a screen: " + page);
      assertEquals(page, rules.lines().subList(0, page.size()));
    }
    List<String> args =
        new ArrayList<>(List.of("demo", game, "--players", "2", "--home", home.toString()));
    if (SHORT.containsKey(game)) {
      args.addAll(List.of("-o", SHORT.get(game)));
    }
    Ran demo = Ran.parlor(args.toArray(new String[0]));
    assertEquals(0, demo.exit(), demo.err());
    // On a slow machine the audit says that it is at work. Nothing else may stand there.
    assertTrue(demo.err().lines().allMatch(line -> line.startsWith("Checking ")), demo.err());
  }
}
