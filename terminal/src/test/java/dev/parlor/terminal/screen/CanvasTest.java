package dev.parlor.terminal.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.card.Card;
import dev.parlor.games.card.Suit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CanvasTest {
  @Test
  void whatLiesOutsideIsDropped() {
    Canvas canvas = new Canvas(4, 2);
    canvas.put(-1, 0, "abc", Style.TEXT);
    canvas.put(2, 1, "xyz", Style.TEXT);
    canvas.put(0, 7, "never", Style.TEXT);
    assertEquals(List.of("bc", "  xy"), canvas.plain());
  }

  @Test
  void nothingInACellActsOnTheTerminal() {
    Canvas canvas = new Canvas(10, 1);
    canvas.put(0, 0, "a\u001b[2J\u202eb \ud83c\udca1", Style.TEXT);
    assertEquals(List.of("a\ufffd[2J\ufffdb \ud83c\udca1"), canvas.plain());
  }

  @Test
  void wordsAreWrappedAtBlanks() {
    assertEquals(List.of("one two", "three"), Canvas.wrap("one two three", 8));
  }

  @Test
  void styledRowsHoldTheSameCharacters() {
    Canvas canvas = new Canvas(10, 6);
    new CardPicture(canvas, Look.of(Map.of()))
        .face(new CardPicture.Place(1, 0, CardSize.NORMAL), Card.parse("Td"), false);
    for (Look.Depth depth : Look.Depth.values()) {
      List<String> rows =
          canvas.styled(depth).stream()
              .map(row -> row.replaceAll("\u001b\\[[0-9;]*m", "").stripTrailing())
              .toList();
      assertEquals(canvas.plain(), rows);
    }
  }

  @Test
  void withoutColourNoColourIsSent() {
    Canvas canvas = new Canvas(10, 6);
    Look look = Look.of(Map.of("NO_COLOR", "1", "LANG", "C"));
    new CardPicture(canvas, look)
        .face(new CardPicture.Place(1, 0, CardSize.NORMAL), Card.parse("Td"), false);
    String all = String.join("", canvas.styled(look.depth()));
    assertFalse(all.contains("38;"), all);
    assertTrue(all.chars().allMatch(c -> c < 128), all);
  }

  @Test
  void theLocaleDecidesOnSymbols() {
    assertEquals("10", Look.of(Map.of()).rank(Card.parse("Th")));
    assertEquals("♥", Look.of(Map.of()).suit(Suit.HEARTS));
    assertEquals("♥", Look.of(Map.of("LANG", "de_DE.UTF-8")).suit(Suit.HEARTS));
    assertEquals("h", Look.of(Map.of("LC_ALL", "C", "LANG", "de_DE.UTF-8")).suit(Suit.HEARTS));
  }
}
