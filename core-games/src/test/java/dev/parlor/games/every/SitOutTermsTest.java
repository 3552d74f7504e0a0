package dev.parlor.games.every;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Game;
import dev.parlor.games.Refusal;
import dev.parlor.games.Setup;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.highlow.HighLow;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.recall.Recall;
import dev.parlor.games.romme.Romme;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The terms for seats that sit out: which a table may agree on, and which it may not. */
class SitOutTermsTest {
  private static final List<Game<?, ?>> GAMES =
      List.of(new Holdem(), new Duel(), new Romme(), new Recall(), new HighLow());

  private static List<Refusal> problems(Game<?, ?> game, String key, String value) {
    return new Setup(3, Map.of(key, value)).problems(game);
  }

  private static void assertRange(Game<?, ?> game, String key, int min, int max) {
    for (int good : List.of(min, max)) {
      assertEquals(List.of(), problems(game, key, String.valueOf(good)), game.id().toString());
    }
    for (String bad :
        List.of("" + (min - 1), "" + (max + 1), "9999999999", "-2147483649", "five", "", "1.5")) {
      Refusal plain = new Refusal("option.number", List.of(key, min, max, bad));
      assertEquals(List.of(plain), problems(game, key, bad), game.id().toString());
    }
  }

  @Test
  void aSeatSitsOutForAMinuteAtLeastAndAnHourAtMost() {
    GAMES.forEach(game -> assertRange(game, "sitOutMinutes", 1, 60));
  }

  @Test
  void aSpoiltRoundCostsNothingOfItsOwnAtLeastAndAThousandAtMost() {
    assertRange(new Romme(), "silentPoints", 0, 1000);
    assertRange(new Recall(), "silentPoints", 0, 1000);
  }
}
