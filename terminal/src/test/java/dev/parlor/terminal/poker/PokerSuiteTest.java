package dev.parlor.terminal.poker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.terminal.check.CaseVerdict;
import dev.parlor.terminal.check.Scenario;
import dev.parlor.terminal.check.Where;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Texts;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PokerSuiteTest {
  private static final Where WHERE = new Where(Path.of("hands.jsonl"), 3);
  private static final String GOOD =
      "{'n':2,'button':0,'sb':10,'bb':20,'stacks':[90,80],'hole':['AsKs','2c3c'],'board':'',"
          + "'actions':[]}";

  @ParameterizedTest(name = "{1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "n       | 'n':2             | 'n':1",
        "n       | 'n':2             | 'n':1000000000",
        "stacks  | 'n':2             | 'n':3",
        "button  | 'button':0        | 'button':2",
        "button  | 'button':0        | 'button':-1",
        "stacks  | 'stacks':[90,80]  | 'stacks':[0,0]",
        "stacks  | 'stacks':[90,80]  | 'stacks':[90,0]",
        "stacks  | 'stacks':[90,80]  | 'stacks':[90,-1]",
        "sb      | 'sb':10           | 'sb':-1",
        "bb      | 'bb':20           | 'bb':0",
        "hole    | 'AsKs'            | 'As'",
        "hole    | 'AsKs'            | 'AsKs','4d4h'",
        "hole    | 'AsKs'            | 'AsK'",
      })
  void tableThatCannotBeIsMalformed(String field, String good, String bad) {
    String line = GOOD.replace(good, bad).replace('\'', '"');
    Problem problem =
        assertTimeoutPreemptively(
            Duration.ofSeconds(60),
            () ->
                assertThrows(
                    Problem.class, () -> PokerSuite.check(Scenario.parse(WHERE, line)), line));
    assertEquals(
        "hands.jsonl, line 3: the field '" + field + "' is not what belongs there",
        Texts.in(Locale.ENGLISH).text(problem));
  }

  @Test
  void aSeatWithoutChipsNeedsNoCards() {
    String line =
        "{'n':3,'button':0,'sb':10,'bb':20,'stacks':[90,0,20],'hole':['AsKs','','2c3d'],"
            + "'board':'','actions':[{'seat':0,'street':'preflop','legal':{'fold':true,"
            + "'check':false,'call':10,'raise_min_to':null,'raise_max_to':null},'act':'fold'}],"
            + "'uncalled':{'seat':2,'amount':10},'final':[80,0,30],"
            + "'pots':[{'amount':20,'eligible':[2],'winners':[2]}],'showdown':[]}";
    CaseVerdict verdict = PokerSuite.check(Scenario.parse(WHERE, line.replace('\'', '"')));
    assertTrue(verdict.passed(), verdict.toString());
  }
}
