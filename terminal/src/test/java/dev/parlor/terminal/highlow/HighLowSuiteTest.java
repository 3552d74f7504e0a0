package dev.parlor.terminal.highlow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.terminal.check.CaseVerdict;
import dev.parlor.terminal.check.Scenario;
import dev.parlor.terminal.check.Where;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class HighLowSuiteTest {
  /** Checks a hand: a five comes, the six next to it is drawn again, then the king comes. */
  private static CaseVerdict check(String redrawn) {
    String line =
        "{'deck':['5h','6d','Kd','9h'],'coins':100,'pot':50,'card1':'5h','redrawn':"
            + redrawn
            + ",'card2':'Kd','bet':10,'card3':'9h','outcome':'WIN','coins_after':110}";
    return HighLowSuite.check(
        Scenario.parse(new Where(Path.of("hands.jsonl"), 4), line.replace('\'', '"')));
  }

  @Test
  void redrawnCardsStandAloneOrWithWhatWasDeclared() {
    assertTrue(check("['6d']").passed());
    assertTrue(check("[['6d',null]]").passed());
    assertEquals("redrawn [6h]", check("['6h']").expected().toString());
  }

  @Test
  void redrawnCardsOfAnotherShapeAreMalformed() {
    for (String bad :
        List.of("7", "{}", "[7]", "[[]]", "[['6d']]", "['6x']", "[['6d','x']]", "[{}]", "[null]")) {
      Problem problem = assertThrows(Problem.class, () -> check(bad), bad);
      assertEquals(
          "hands.jsonl, line 4: the field 'redrawn' is not what belongs there",
          Texts.in(Locale.ENGLISH).text(problem));
    }
  }
}
