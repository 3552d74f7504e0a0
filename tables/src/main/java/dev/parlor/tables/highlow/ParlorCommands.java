package dev.parlor.tables.highlow;

import dev.parlor.games.highlow.HighLowAction;
import dev.parlor.games.highlow.ParlorPhase;
import java.util.Optional;

/** The words of the original parlor, as a player types them. */
public final class ParlorCommands {
  private ParlorCommands() {}

  /**
   * What the words mean in this phase; empty when they mean nothing here. {@code 1} and {@code 2}
   * declare an ace low or high while one waits for it, and are bets otherwise; an empty line goes
   * on.
   */
  public static Optional<HighLowAction> parse(String words, ParlorPhase phase) {
    String word = words.trim();
    boolean ace = phase == ParlorPhase.DECLARE_FIRST || phase == ParlorPhase.DECLARE_SECOND;
    if (word.isEmpty()) {
      return Optional.of(HighLowAction.Word.CONTINUE);
    } else if (word.equals("end") || word.equals("quit")) {
      return Optional.of(HighLowAction.Word.END);
    } else if (word.equals("pot")) {
      return Optional.of(HighLowAction.Word.BET_POT);
    } else if (ace && (word.equals("1") || word.equals("2"))) {
      return Optional.of(new HighLowAction.Declare(word.equals("2")));
    } else if (word.matches("[0-9]{1,9}")) {
      return Optional.of(new HighLowAction.Bet(Integer.parseInt(word)));
    }
    return Optional.empty();
  }
}
