package dev.parlor.terminal.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.terminal.Ran;
import dev.parlor.terminal.TerminalCatalogue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every suite passes the samples that lie beside the repository, on machines that have them. */
class SampleSuitesTest {
  /** Suites whose scenarios need no file and take longer than a test may. */
  private static final Set<String> LONG = Set.of("poker-counts");

  /** Suites that come without samples. */
  private static final Set<String> WITHOUT_SAMPLES = Set.of("phh");

  private static final Map<String, List<String>> SAMPLES =
      Map.ofEntries(
          Map.entry(
              "poker",
              List.of(
                  "samples/poker_main.jsonl",
                  "samples/poker_reopen.jsonl",
                  "samples/poker_shortbb_tda.jsonl")),
          Map.entry("poker-eval", List.of("samples/poker_eval.csv")),
          Map.entry("blackjack-values", List.of("samples/blackjack_values_rlcard.jsonl")),
          Map.entry("blackjack-dealer", List.of("samples/blackjack_dealer_rlcard.jsonl")),
          Map.entry("blackjack-classic", List.of("samples/blackjack_classic_statemachine.jsonl")),
          Map.entry("romme-melds", List.of("samples/romme_melds.jsonl")),
          Map.entry("highlow", List.of("samples/parlor_rounds.jsonl")),
          Map.entry("piles", List.of("samples/piles_games.jsonl")),
          Map.entry("recall-collection", List.of("samples/recall_collection_rank.jsonl")),
          Map.entry("nip44", List.of("vectors/nip44.json")),
          Map.entry("bip340", List.of("vectors/bip-0340.csv")),
          Map.entry("noise", List.of("vectors/noise-xx.json")));

  @TestFactory
  Stream<DynamicTest> everySuitePassesItsSamples() {
    return TerminalCatalogue.SUITES.all().stream()
        .filter(suite -> !LONG.contains(suite.name()))
        .filter(suite -> SAMPLES.containsKey(suite.name()))
        .map(suite -> DynamicTest.dynamicTest(suite.name(), () -> passes(suite.name())));
  }

  @Test
  void everySuiteIsKnownHere() {
    Set<String> unknown =
        TerminalCatalogue.SUITES.all().stream()
            .map(Suite::name)
            .filter(name -> !SAMPLES.containsKey(name))
            .filter(name -> !LONG.contains(name))
            .filter(name -> !WITHOUT_SAMPLES.contains(name))
            .collect(Collectors.toSet());
    assertEquals(Set.of(), unknown);
  }

  private static void passes(String suite) {
    List<String> args = new ArrayList<>(List.of("check", suite));
    for (String sample : SAMPLES.getOrDefault(suite, List.of())) {
      shared(sample).forEach(file -> args.add(file.toString()));
    }
    if (args.size() == 2) {
      return;
    }
    Ran ran = Ran.parlor(args.toArray(new String[0]));
    assertEquals(0, ran.exit(), ran.out() + ran.err());
    assertTrue(ran.lastLine().matches("[1-9][0-9]* passed, 0 failed"), ran.out());
  }

  /** The file in a folder {@code shared} beside the repository, or one level further up. */
  private static Stream<Path> shared(String file) {
    return Stream.of("../..", "../../..")
        .map(up -> Path.of(up, "shared", file))
        .filter(Files::exists)
        .limit(1);
  }
}
