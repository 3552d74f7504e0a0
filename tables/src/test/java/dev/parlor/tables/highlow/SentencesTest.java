package dev.parlor.tables.highlow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Knowledge;
import dev.parlor.games.Setup;
import dev.parlor.games.card.Card;
import dev.parlor.games.highlow.HighLow;
import dev.parlor.games.highlow.HighLowAction;
import dev.parlor.games.highlow.HighLowAction.Bet;
import dev.parlor.games.highlow.HighLowAction.Declare;
import dev.parlor.games.highlow.HighLowAction.Word;
import dev.parlor.games.highlow.HighLowState;
import dev.parlor.games.highlow.HighLowView;
import dev.parlor.games.highlow.ParlorEnding;
import dev.parlor.games.highlow.ParlorLine;
import dev.parlor.games.highlow.ParlorLines;
import dev.parlor.games.highlow.ParlorPhase;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The sentences of the seed, to the character, and its words. */
class SentencesTest {
  private static final ResourceBundle.Control NO_FALLBACK =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  private static ResourceBundle texts(Locale locale) {
    return ResourceBundle.getBundle("dev.parlor.tables.highlow.words", locale, NO_FALLBACK);
  }

  private static ResourceBundle ofAllGames() {
    return ResourceBundle.getBundle("dev.parlor.tables.texts", Locale.ROOT, NO_FALLBACK);
  }

  /**
   * A table of one seat with this many coins at a pot of this many, and with the first cards of the
   * shoe.
   */
  private static LocalTable<HighLowState, HighLowView> one(int coins, int pot, String cards) {
    Setup setup = new Setup(1, Map.of("coins", "" + coins, "pot", "" + pot));
    return new LocalTable<>(new HighLow(), setup, Dealer.stacked(Card.parseAll(cards)));
  }

  private static HighLowAction bet(int coins) {
    return new Bet(coins);
  }

  private static void act(LocalTable<HighLowState, HighLowView> table, HighLowAction action) {
    assertEquals(Optional.empty(), table.act(0, action));
  }

  /** The line that the seat reads first. */
  private static String first(LocalTable<HighLowState, HighLowView> table) {
    HighLowView view = table.game().view(table.state(), 0, Knowledge.NONE);
    return english(view.lines().get(0));
  }

  private static String english(ParlorLine line) {
    ResourceBundle texts = texts(Locale.ROOT);
    Object[] args =
        line.args().stream()
            .map(arg -> arg instanceof Card ? ofAllGames().getString("card." + arg) : arg)
            .toArray();
    return new MessageFormat(texts.getString(line.key()), Locale.ENGLISH).format(args);
  }

  /** The line after a hand of 4 and queen, this bet and this third card. */
  private static String said(int coins, HighLowAction bet, String third) {
    LocalTable<HighLowState, HighLowView> table = one(coins, 20, "4sQd" + third);
    act(table, bet);
    return first(table);
  }

  @Test
  @DisplayName("highlow 9: sentences after a regular bet")
  void sentencesOfARegularBet() {
    assertEquals("Jack of Diamonds - WIN... TAKE IT! (15gp)", said(1000, bet(15), "Jd"));
    assertEquals("King of Hearts - MISS... PAY IT! (15gp)", said(1000, bet(15), "Kh"));
    assertEquals(
        "Queen of Spades - YOU HIT A POST! ... PAY DOUBLE! (30gp)", said(1000, bet(15), "Qs"));
  }

  @Test
  @DisplayName("highlow 9: how a hand fell is said until the next cards come")
  void theVerdictGoesWithTheNextCards() {
    LocalTable<HighLowState, HighLowView> table = one(1000, 20, "4sQdJd5hKc");
    act(table, bet(15));
    assertEquals("Jack of Diamonds - WIN... TAKE IT! (15gp)", first(table));
    act(table, Word.CONTINUE);
    assertTrue(first(table).startsWith("Pot is at "));
  }

  @Test
  @DisplayName("highlow 9: sentences after a pot bet")
  void sentencesOfAPotBet() {
    assertEquals("10 of Clubs - WIN... TAKE IT!", said(1000, Word.BET_POT, "Tc"));
    assertEquals("Ace of Hearts - MISS... YOU PAY THE WHOLE POT!", said(1000, bet(20), "Ah"));
    assertEquals(
        "Queen of Spades - YOU HIT A POST! ... PAY DOUBLE! (40gp)", said(1000, Word.BET_POT, "Qs"));
  }

  @Test
  @DisplayName("highlow: the pot line of the seed, without thousands separators")
  void potLine() {
    LocalTable<HighLowState, HighLowView> table = one(9374, 50, "4sQd");
    assertEquals("Pot is at 50gp.  You have 9374 gold coins.", first(table));
  }

  @Test
  @DisplayName("highlow: rules and sign")
  void rulesAndSign() {
    String rules =
        ParlorLines.rules().stream().map(SentencesTest::english).collect(Collectors.joining("\n"));
    for (String title : List.of("OUTCOMES", "BETTING", "CARD RULES", "DECK NOTES")) {
      assertTrue(rules.contains(title + "\n"), title);
    }
    String sign =
        ParlorLines.sign(50).stream().map(SentencesTest::english).collect(Collectors.joining("\n"));
    assertTrue(sign.contains("'play [#]'") && sign.contains("50gp"), sign);
  }

  @Test
  @DisplayName("highlow: every sentence stands in both languages")
  void bothLanguagesHaveTheSameKeys() {
    assertEquals(highlowKeys(Locale.ROOT), highlowKeys(Locale.GERMAN));
    for (ParlorEnding ending : ParlorEnding.values()) {
      assertTrue(texts(Locale.ROOT).containsKey(ParlorLines.ending(ending).key()));
    }
  }

  private static List<String> highlowKeys(Locale locale) {
    return texts(locale).keySet().stream()
        .filter(key -> key.startsWith("highlow.") || key.startsWith("card."))
        .sorted()
        .collect(Collectors.toList());
  }

  @Test
  @DisplayName("highlow 2, 5, 8: the words of the seed")
  void commands() {
    ParlorPhase ace = one(100, 50, "As").state().phase();
    assertEquals(Optional.of(new Declare(false)), ParlorCommands.parse("1", ace));
    assertEquals(Optional.of(new Declare(true)), ParlorCommands.parse("2", ace));
    ParlorPhase betting = one(100, 50, "4sQd").state().phase();
    assertEquals(Optional.of(new Bet(2)), ParlorCommands.parse("2", betting));
    assertEquals(Optional.of(new Bet(25)), ParlorCommands.parse(" 25 ", betting));
    assertEquals(Optional.of(Word.BET_POT), ParlorCommands.parse("pot", betting));
    assertEquals(Optional.of(Word.END), ParlorCommands.parse("end", betting));
    assertEquals(Optional.of(Word.END), ParlorCommands.parse("quit", betting));
    assertEquals(Optional.of(Word.CONTINUE), ParlorCommands.parse("", betting));
    assertEquals(Optional.empty(), ParlorCommands.parse("fold", betting));
    assertEquals(Optional.empty(), ParlorCommands.parse("99999999999", betting));
  }
}
