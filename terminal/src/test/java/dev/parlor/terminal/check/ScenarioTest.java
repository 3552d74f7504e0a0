package dev.parlor.terminal.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.card.Card;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class ScenarioTest {
  private static final Where WHERE = new Where(Path.of("some.jsonl"), 7);

  private static Scenario of(String json) {
    return Scenario.parse(WHERE, json.replace('\'', '"'));
  }

  private static String refusal(Runnable read) {
    return Texts.in(Locale.ENGLISH).text(assertThrows(Problem.class, read::run));
  }

  @Test
  void fieldsAreTyped() {
    Scenario scenario =
        of("{'id':'a','n':3,'b':true,'c':'As','d':['Td','Jk'],'e':'7h2c','o':[{'n':1}],'z':null}");
    assertEquals("a", scenario.id());
    assertEquals(3, scenario.number("n"));
    assertTrue(scenario.flag("b"));
    assertEquals(Card.parse("As"), scenario.card("c"));
    assertEquals(Card.parseAll("TdJk"), scenario.cards("d"));
    assertEquals(Card.parseAll("7h2c"), scenario.cards("e"));
    assertEquals(List.of("Td", "Jk"), scenario.texts("d"));
    assertEquals(1, scenario.objects("o").get(0).number("n"));
    assertFalse(scenario.has("z"));
  }

  @Test
  void scenarioWithoutIdIsNamedByItsPlace() {
    assertEquals("some.jsonl:7", of("{}").id());
  }

  @Test
  void missingAndWrongFieldsNameFileLineAndField() {
    assertEquals(
        "some.jsonl, line 7: the field 'pot' is missing", refusal(() -> of("{}").number("pot")));
    for (String wrong : List.of("'x'", "1.5", "99999999999", "[1]", "{}", "true")) {
      assertEquals(
          "some.jsonl, line 7: the field 'pot' is not what belongs there",
          refusal(() -> of("{'pot':" + wrong + "}").number("pot")),
          wrong);
    }
    assertTrue(refusal(() -> of("{'c':'1s'}").card("c")).contains("'c'"));
    assertTrue(refusal(() -> of("{'c':'Asx'}").cards("c")).contains("'c'"));
    assertTrue(refusal(() -> of("{'c':['Asx']}").cardLists("c")).contains("'c'"));
    assertTrue(refusal(() -> of("{'c':3}").numberIn("c", 0, 2)).contains("'c'"));
    assertTrue(refusal(() -> of("{'id':[]}").id()).contains("'id'"));
    assertTrue(refusal(() -> of("{'id':{}}").id()).contains("'id'"));
  }

  @Test
  void whatIsNoJsonObjectIsRefused() {
    for (String line :
        List.of("{", "[]", "7", "{\"a\":}", "{a:1}", "{\"a\":1} x", "null", "{} {}")) {
      assertEquals(
          "some.jsonl, line 7: not a JSON object",
          refusal(() -> Scenario.parse(WHERE, line)),
          line);
    }
  }
}
