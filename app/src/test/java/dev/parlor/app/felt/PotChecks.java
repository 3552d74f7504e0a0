package dev.parlor.app.felt;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Scene;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * What holds of pots on every felt. Each says who can win it: with whole names where they have
 * room, else with beginnings that tell the names apart.
 */
public final class PotChecks {
  private static final int LETTERS = 3; // at least, of a name that is cut
  private static final int MOST_LINES = 5;
  private static final float COINS = 23; // dp: the chips above the words
  private static final float LEAST = 11; // dp: the smallest letters

  private PotChecks() {}

  /** The pots of a screen as it lies there, on whose felt no other words are cut. */
  public static void ofScreen(FeltView felt) {
    Laid laid = Objects.requireNonNull(felt.laid());
    Scene scene = Objects.requireNonNull(felt.scene());
    float dp = felt.getResources().getDisplayMetrics().density;
    float sp = dp * felt.getResources().getConfiguration().fontScale;
    Ground ground = new Ground(felt.getWidth(), felt.getHeight(), dp, sp, false);
    String you =
        laid.plates().stream()
            .filter(plate -> plate.plate().seat() == scene.viewer())
            .map(Laid.PlateAt::name)
            .findFirst()
            .orElseThrow();
    all(laid, scene, ground, new PaintInk(), you);
    for (Laid.Words words : laid.words()) {
      boolean pot =
          scene.chips().stream().anyMatch(chips -> !words.bold() && isAt(laid, chips, words));
      assertFalse(words.text(), !pot && words.text().endsWith(Ink.MORE));
    }
  }

  private static boolean isAt(Laid laid, Chips pot, Laid.Words words) {
    return laid.nodes().stream()
        .anyMatch(
            node -> node.at().equals(pot.at()) && node.box().contains(words.x(), words.base()));
  }

  static void all(Laid laid, Scene scene, Ground ground, Ink ink, String you) {
    for (Chips pot : scene.chips()) {
      List<String> names = new ArrayList<>();
      for (int seat : pot.eligible()) {
        names.add(seat == scene.viewer() ? you : scene.name(seat));
      }
      if (pot.at().owner() == At.NOBODY && !names.isEmpty()) {
        named(laid, pot, names, ground, ink);
      }
    }
  }

  private static void named(Laid laid, Chips pot, List<String> names, Ground ground, Ink ink) {
    Box box =
        laid.nodes().stream()
            .filter(node -> node.at().equals(pot.at()))
            .map(Laid.Node::box)
            .findFirst()
            .orElseThrow();
    String said =
        laid.words().stream()
            .filter(words -> !words.bold() && box.contains(words.x(), words.base()))
            .map(Laid.Words::text)
            .collect(Collectors.joining(" "));
    String what = ground + ": " + names + " can win " + pot + ", '" + said + "' is said in " + box;
    int colon = said.indexOf(": ");
    List<String> parts = Arrays.asList(said.substring(colon < 0 ? 0 : colon + 2).split(", "));
    assertEquals(what, names.size(), parts.size());
    assertEquals(what, names.size(), new HashSet<>(parts).size());
    for (int i = 0; i < names.size(); i++) {
      assertTrue(what, isWholeOrBegun(parts.get(i), names.get(i)));
    }
    if (!parts.equals(names)) {
      Box room = box.withTop(box.top() + ground.dp(COINS));
      assertFalse(what + ", with room", haveRoom(String.join(", ", names), room, ground, ink));
    }
  }

  private static boolean isWholeOrBegun(String part, String name) {
    int letters = part.length() - Ink.MORE.length();
    boolean begun = part.endsWith(Ink.MORE) && name.startsWith(part.substring(0, letters));
    return part.equals(name) || (begun && letters >= LETTERS);
  }

  private static boolean haveRoom(String names, Box room, Ground ground, Ink ink) {
    float size = Math.min(ground.text(12, 15), ground.dp(LEAST));
    int most = Math.min(MOST_LINES, (int) (room.height() / Laying.high(size)));
    List<String> lines = WordLines.of(ink, names, size, room.width(), most);
    return WordLines.fit(ink, lines, size, room.width()) && String.join(" ", lines).equals(names);
  }
}
