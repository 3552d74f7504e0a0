package dev.parlor.terminal.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.table.Emote;
import dev.parlor.tables.scene.Scene;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The end of a match among people, on a full screen. */
class LastSceneTest {
  private final KeyedScreen screen = new KeyedScreen();
  private final PracticeLab lab = new PracticeLab("classic", 3);
  private final Signing signing = new Signing();

  /** A result that is signed when the test says so. */
  private static final class Signing implements Aftermath {
    SignedBy names = SignedBy.MISSING;
    boolean possible = true;

    @Override
    public Optional<SignedBy> signed() {
      return Optional.of(names);
    }

    @Override
    public boolean another() {
      return possible;
    }

    @Override
    public List<String> proof() {
      return List.of("THE PROOF");
    }
  }

  /** Plays the end. A person does one of these deeds at each sight of it. */
  private Display.End ended(Runnable... deeds) {
    int[] next = {0};
    screen.passing =
        () -> {
          lab.time += 1000;
          if (lab.table.asks()) {
            Scene scene = lab.scene();
            screen.press(scene.moves().stream().anyMatch(m -> m.typed().equals("d")) ? "d" : "s");
          } else if (isAtTheEnd() && next[0] < deeds.length) {
            deeds[next[0]++].run();
          } else if (screen.last().contains("THE PROOF")) {
            screen.press("x"); // this goes back
          }
        };
    FullScreen display = new FullScreen(screen, "Title", () -> lab.time);
    display.sit(lab.table, lab.sentences("en", Map.of()), List.of());
    return display.play(() -> false, signing);
  }

  private boolean isAtTheEnd() {
    return screen.last().contains("leaves") || screen.last().contains("Thank you!");
  }

  @Test
  void oneLineSaysThePlaceWhoHasSignedAndTheKeys() {
    Display.End end =
        ended(
            () -> {
              assertTrue(screen.last().contains("not signed by all yet"), screen.last());
              signing.names = SignedBy.STAYED;
            },
            () -> {
              String line =
                  " of 2 - signed by all who stayed - r again, v proof, any other key leaves";
              assertTrue(screen.last().contains(line), screen.last());
              signing.names = SignedBy.ALL;
            },
            () -> {
              String line = " of 2 - signed by all - r again, v proof, any other key leaves";
              assertTrue(screen.last().contains(line), screen.last());
              signing.possible = false;
            },
            () -> {
              assertFalse(screen.last().contains("r again"), screen.last());
              screen.press("r");
            });
    assertEquals(Display.End.GETS_UP, end);
  }

  @Test
  void theProofIsShownAndTheTableStandsAgain() {
    Display.End end = ended(() -> screen.press("v"), () -> screen.press("r"));
    assertTrue(screen.shown.stream().anyMatch(each -> each.contains("THE PROOF")));
    assertEquals(Display.End.AGAIN, end);
  }

  @Test
  void somethingCanStillBeSaid() {
    lab.heard = true;
    Display.End end =
        ended(
            () -> screen.press(":"),
            () -> {
              assertTrue(screen.last().contains("1 Well played!"), screen.last());
              screen.press("1");
            },
            () -> screen.press("x"));
    assertEquals(List.of(Emote.WELL_PLAYED), lab.said);
    assertEquals(Display.End.GETS_UP, end);
  }

  /** A show goes on by itself to the words that follow it. */
  @Test
  void theEndOfAShowStandsForAWhileOnly() {
    FullScreen display = new FullScreen(screen, "Title", () -> lab.time);
    display.sit(lab.table, lab.sentences("en", Map.of()), List.of());
    lab.table.tick(lab.time);
    long begun = lab.time;
    screen.passing = () -> lab.time += 500;
    display.rest(3000);
    assertEquals(begun + 3000, lab.time);
    assertTrue(screen.last().contains("Press any key"), screen.last());
  }

  @Test
  void aCardIsLeftByAnyKeyAndTheWholeShowByQ() {
    FullScreen display = new FullScreen(screen, "Title", () -> lab.time);
    display.sit(lab.table, lab.sentences("en", Map.of()), List.of());
    screen.passing = () -> screen.press("x");
    assertTrue(display.card(List.of("CODE"), 5000));
    screen.passing = () -> screen.press("q");
    assertFalse(display.card(List.of("CODE"), 5000));
  }
}
