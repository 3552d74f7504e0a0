package dev.parlor.terminal.poker;

import dev.parlor.games.card.Card;
import dev.parlor.games.poker.eval.Evaluator;
import dev.parlor.terminal.check.CaseVerdict;
import dev.parlor.terminal.check.CheckReport;
import dev.parlor.terminal.check.Lines;
import dev.parlor.terminal.check.Suite;
import dev.parlor.terminal.check.Where;
import dev.parlor.terminal.shell.Problem;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;

/** Ranks of five, six or seven cards, {@code cards,rank} a line below a heading. */
record PokerEvalSuite(String name) implements Suite {
  @Override
  public void run(List<Path> files, CheckReport report) {
    for (Path file : files) {
      Lines.of(file)
          .forEach(
              (where, line) -> {
                String text = line.trim();
                if (!text.equals("cards,rank") && !text.startsWith("#")) {
                  check(where, text, report);
                }
              });
    }
  }

  private static void check(Where where, String line, CheckReport report) {
    int comma = line.indexOf(',');
    List<Card> cards;
    int rank;
    try {
      cards = Card.parseAll(line.substring(0, Math.max(0, comma)));
      rank = Integer.parseInt(line.substring(comma + 1).trim());
    } catch (IllegalArgumentException e) {
      throw new Problem("check.unreadable", where.file(), where.line());
    }
    if (cards.size() < 5
        || cards.size() > 7
        || cards.stream().anyMatch(Card::isJoker)
        || new HashSet<>(cards).size() < cards.size()) {
      throw new Problem("check.unreadable", where.file(), where.line());
    }
    report.check(where.toString(), () -> CaseVerdict.equal(rank, Evaluator.rank(cards)));
  }
}
