package dev.parlor.terminal.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The list of all suites that {@code parlor check} knows. */
public final class Suites {
  private Suites() {}

  /** One line a suite, by name. */
  public static List<Suite> all() {
    return List.of(
        new Bip340Suite("bip340"),
        Suite.ofJsonLines("blackjack-classic", ClassicSuite::check),
        Suite.ofJsonLines("blackjack-dealer", BlackjackSuites::dealer),
        Suite.ofJsonLines("blackjack-values", BlackjackSuites::values),
        Suite.ofJsonLines("highlow", HighLowSuite::check),
        new Nip44Suite("nip44"),
        new NoiseSuite("noise"),
        new PhhSuite("phh"),
        Suite.ofJsonLines("piles", PilesSuite::check),
        Suite.ofJsonLines("poker", PokerSuite::check),
        new PokerCountsSuite("poker-counts"),
        new PokerEvalSuite("poker-eval"),
        Suite.ofJsonLines("recall-collection", RecallCollectionSuite::check),
        Suite.ofJsonLines("romme-melds", new RommeMeldsSuite()::check));
  }

  public static Optional<Suite> named(String name) {
    return all().stream().filter(suite -> suite.name().equals(name)).findFirst();
  }

  public static String names() {
    return all().stream().map(Suite::name).collect(Collectors.joining(" "));
  }
}
