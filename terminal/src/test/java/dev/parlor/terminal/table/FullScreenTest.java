package dev.parlor.terminal.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.tables.scene.Scene;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A person at a full screen, key by key. */
class FullScreenTest {
  private static final List<String> RULES = List.of("THE RULES");

  private final KeyedScreen screen = new KeyedScreen();
  private PracticeLab lab = new PracticeLab("poker", 7);

  private Display.End played() {
    FullScreen display = new FullScreen(screen, "Title", () -> lab.time);
    display.sit(lab.table, lab.sentences("en", Map.of()), RULES);
    return display.play(() -> false, Aftermath.ON_ONE_DEVICE);
  }

  /** Every key answers the question that stood there when it was pressed. */
  @Test
  void keysTypedAheadAreNoMoves() {
    screen.press("ccc"); // pressed before anything was shown
    boolean[] pressed = {false};
    screen.passing =
        () -> {
          lab.time += 500;
          if (lab.table.asks()) {
            screen.press(pressed[0] ? "q" : lab.scene().moves().get(0).typed().repeat(5));
            pressed[0] = true;
          }
        };
    assertEquals(Display.End.LEFT, played());
    long mine = lab.table.log().stream().filter(FullScreenTest::isMineAct).count();
    assertEquals(1, mine, () -> lab.table.log().toString());
    assertTrue(screen.drained >= 3, "drained " + screen.drained);
  }

  /** A person who has read the question answers it, however fast. */
  @Test
  void aPromptListensFromTheMomentItShows() {
    boolean[] pressed = {false};
    screen.showing =
        () -> {
          if (!pressed[0] && screen.last().contains("f Fold")) {
            pressed[0] = true;
            screen.press("f");
          }
        };
    screen.passing =
        () -> {
          lab.time += 500;
          if (pressed[0]) {
            screen.press("q");
          }
        };
    assertEquals(Display.End.LEFT, played());
    assertTrue(lab.table.log().stream().anyMatch(FullScreenTest::isMineAct), screen.last());
  }

  /** The moment that ends a hand stays until a key is pressed. The key does nothing else. */
  @Test
  void theClimaxIsShownAndTheKeyThatSkipsItDoesNothingElse() {
    boolean[] seen = {false};
    screen.passing =
        () -> {
          Scene scene = lab.scene();
          if (scene.beat().isPresent()) {
            seen[0] = true;
            assertTrue(screen.last().contains("Any key goes on"), screen.last());
            screen.press("f"); // the key would fold if it did more than go on
          } else if (seen[0] && lab.table.asks()) {
            screen.press("q");
          } else if (lab.table.asks()) {
            screen.press(scene.moves().stream().anyMatch(m -> m.typed().equals("k")) ? "k" : "f");
          }
          lab.time += 200;
        };
    assertEquals(Display.End.LEFT, played());
    assertTrue(seen[0]);
    String last = screen.last();
    assertTrue(last.contains("Hand 2"), last);
    assertTrue(
        lab.table.log().stream()
            .skip(lab.table.log().size() - 2)
            .noneMatch(said -> said.key().equals("poker.news.fold") && isMine(said)),
        lab.table.log().toString());
  }

  /** In a demo or a replay the viewer has no turn. */
  @Test
  void whoOnlyWatchesIsPromisedNoTurn() {
    lab.watched = true;
    int[] beats = {0};
    screen.passing =
        () -> {
          lab.time += 500;
          boolean first = lab.scene().beat().isPresent() && beats[0]++ == 0;
          screen.press(lab.table.asks() ? (beats[0] > 0 ? "q" : "f") : first ? " " : "");
        };
    assertEquals(Display.End.LEFT, played());
    String words = "Space: holds nothing any more";
    assertTrue(screen.shown.stream().anyMatch(each -> each.contains(words)), screen.last());
    assertTrue(screen.shown.stream().noneMatch(each -> each.contains("your next turn")));
  }

  @Test
  void thePaceIsChangedAndSaid() {
    int[] asked = {0};
    screen.passing =
        () -> {
          lab.time += 500;
          if (lab.table.asks()) {
            assertFalse(screen.last().contains("+ - pace"), screen.last());
            screen.press(List.of("++-", "c", "q").get(Math.min(asked[0]++, 2)));
          }
        };
    assertEquals(Display.End.LEFT, played());
    for (String pace : List.of("+ - pace", "Pace: twice as fast", "Pace: four times as fast")) {
      assertTrue(screen.shown.stream().anyMatch(each -> each.contains(pace)), screen.last());
    }
    assertEquals(50, lab.table.pace().percent());
  }

  @Test
  void whoSaysTwoThingsAtOnceIsToldToWait() {
    lab.heard = true;
    boolean[] pressed = {false};
    screen.passing =
        () -> {
          lab.time += 500;
          if (lab.table.asks()) {
            screen.press(pressed[0] ? "q" : ":1:2");
            pressed[0] = true;
          }
        };
    assertEquals(Display.End.LEFT, played());
    assertEquals(1, lab.said.size(), lab.said.toString());
    String sentence = "You have just said something: a moment, please.";
    assertTrue(screen.shown.stream().anyMatch(each -> each.contains(sentence)), screen.last());
  }

  private static boolean isMine(dev.parlor.tables.scene.Phrase said) {
    return said.args().get(0).equals(dev.parlor.tables.scene.Phrase.who(0));
  }

  @Test
  void questionMarkAndQAnswerWhileComputersPlay() {
    int[] step = {0};
    screen.passing =
        () -> {
          if (!lab.table.asks() && step[0] == 0) {
            step[0] = 1;
            screen.press("?");
          } else if (step[0] == 1) {
            assertTrue(screen.last().contains("THE RULES"), screen.last());
            step[0] = 2;
            screen.press(" ");
          } else if (step[0] == 2) {
            screen.press("q");
          } else {
            lab.time += 100;
            screen.press("f");
          }
        };
    lab = new PracticeLab("poker", 8);
    assertEquals(Display.End.LEFT, played());
    assertEquals(2, step[0]);
  }

  /** Keys that can't become a move are not kept, and {@code q} leaves after them as well. */
  @Test
  void aKeyThatMeansNothingIsRefusedAtOnce() {
    int[] step = {0};
    screen.passing =
        () -> {
          lab.time += 300;
          if (lab.table.asks() && step[0] == 0) {
            step[0] = 1;
            screen.press("x");
          } else if (step[0] == 1) {
            step[0] = 2;
            assertTrue(screen.last().contains("That is no move now."), screen.last());
            assertFalse(screen.last().contains("> x"), screen.last());
            screen.press("r1q");
          }
        };
    assertEquals(Display.End.LEFT, played());
    assertEquals(2, step[0]);
  }

  @Test
  void arrowsAndWindowsThatChangeTheirSizeDoNoHarm() {
    int[] times = {0};
    screen.passing =
        () -> {
          lab.time += 300;
          if (lab.table.asks()) {
            switch (times[0]++) {
              case 0 -> screen.press(Screen.OTHER);
              case 1 -> screen.columns = 60;
              case 2 -> assertTrue(screen.last().contains("80 by 24"), screen.last());
              case 3 -> screen.columns = 130;
              default -> screen.press("q");
            }
          }
        };
    assertEquals(Display.End.LEFT, played());
    assertTrue(lab.table.log().stream().noneMatch(FullScreenTest::isMineAct));
  }

  private static boolean isMineAct(dev.parlor.tables.scene.Phrase said) {
    return !said.args().isEmpty()
        && said.args().get(0).equals(dev.parlor.tables.scene.Phrase.who(0));
  }

  @Test
  void hAsksForHelpWhereItIsNoMove() {
    for (String game : List.of("poker", "classic")) {
      lab = new PracticeLab(game, 7);
      int[] pressed = {0};
      screen.passing =
          () -> {
            lab.time += 500;
            boolean moves =
                lab.table.asks()
                    && lab.scene().moves().stream()
                        .anyMatch(move -> move.typed().equals(game.equals("poker") ? "f" : "h"));
            if (lab.table.asks() && !moves && !lab.scene().moves().isEmpty()) {
              screen.press(lab.scene().moves().get(0).typed());
            } else if (moves) {
              screen.press(pressed[0]++ == 0 ? "h" : "q");
            }
          };
      assertEquals(Display.End.LEFT, played());
      boolean helped = lab.table.log().stream().anyMatch(said -> said.key().startsWith("coach."));
      assertEquals(game.equals("poker"), helped, () -> lab.table.log().toString());
    }
  }

  @Test
  void rOnTheLastTableAsksForAnotherAndTypedAheadKeysDoNot() {
    lab = new PracticeLab("classic", 3);
    screen.passing =
        () -> {
          lab.time += 1000;
          if (lab.table.asks()) {
            Scene scene = lab.scene();
            screen.press(scene.moves().stream().anyMatch(m -> m.typed().equals("d")) ? "d" : "s");
          } else if (screen.last().contains("r again")) {
            screen.press("r");
          } else if (lab.scene().finale().isPresent()) {
            screen.press("x"); // the key comes too early
          }
        };
    assertEquals(Display.End.AGAIN, played());
  }

  @Test
  void spaceGoesOnToTheOwnNextTurn() {
    boolean[] hurried = {false};
    long[] since = {0};
    screen.passing =
        () -> {
          if (!hurried[0] && !lab.table.asks()) {
            hurried[0] = true;
            since[0] = lab.time;
            screen.press(" ");
          } else if (hurried[0] && lab.table.asks()) {
            screen.press("q");
          } else if (lab.table.asks()) {
            screen.press("f");
          }
          lab.time += 1;
        };
    assertEquals(Display.End.LEFT, played());
    assertTrue(lab.time - since[0] < 500, "as fast as it can: " + (lab.time - since[0]));
    assertFalse(lab.scene().beat().isPresent());
  }

  @Test
  void aTurnRingsOnce() {
    int[] times = {0};
    screen.passing =
        () -> {
          lab.time += 300;
          if (lab.table.asks() && times[0]++ > 5) {
            screen.press("q");
          }
        };
    played();
    assertEquals(1, screen.rings);
  }
}
