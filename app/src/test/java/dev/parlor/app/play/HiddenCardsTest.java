package dev.parlor.app.play;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.res.Resources;
import dev.parlor.app.felt.FeltWords;
import dev.parlor.app.felt.Laid;
import dev.parlor.games.GameId;
import dev.parlor.games.Slot;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.card.Card;
import dev.parlor.games.classic.Classic;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.romme.Romme;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Own cards lie face down before people who look over a shoulder. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, qualifiers = "w360dp-h640dp-mdpi")
public final class HiddenCardsTest {
  private static final int PATIENCE = 400;

  /** The name of a hand, its points and its rest would tell as much as the faces. */
  @Test
  public void whatTheyComeToIsNeitherReadNorHeard() {
    for (GameId game : List.of(Holdem.ID, Duel.ID, Romme.ID, Classic.ID)) {
      try (TableRobot robot = new TableRobot(game, 2, 5)) {
        for (int step = 0; step < PATIENCE && !own(robot.scene()).isPresent(); step++) {
          robot.step();
        }
        String total = total(game, robot.scene());
        assertTrue(game + ": " + total, said(robot).contains(total));
        robot.hideCards();
        assertFalse(game + ": " + total, said(robot).contains(total));
      }
    }
  }

  /** The card that a joker stands for would tell that it is one. */
  @Test
  public void anOwnJokerIsNotGivenAwayByWhatItStandsFor() {
    Resources resources = RuntimeEnvironment.getApplication().getResources();
    Words words = new Words(Locale.ENGLISH, Bundles.of(Catalogue.SHIPPED.of(Romme.ID)));
    FeltWords felt = new FeltWords(resources, words);
    Spot joker =
        Spot.of(At.of(At.Kind.OWN, 0).card(0), new Slot(0, 1), Card.JOKER)
            .standingFor(Card.parse("7d"))
            .with(Mark.SEALED);
    Speaker me = new Speaker(List.of("You", "Ada"), 0);
    felt.to(me, true);
    assertTrue(felt.spoken(joker), felt.spoken(joker).contains("iamonds"));
    felt.to(me, false);
    assertFalse(felt.spoken(joker), felt.spoken(joker).contains("iamonds"));
  }

  private static Optional<Zone> own(Scene scene) {
    return scene.zones().stream()
        .filter(zone -> zone.at().kind() == At.Kind.OWN && !zone.total().isNone())
        .filter(zone -> zone.spots().stream().anyMatch(spot -> spot.has(Mark.SEALED)))
        .findFirst();
  }

  private static String total(GameId game, Scene scene) {
    Words words = new Words(Locale.ENGLISH, Bundles.of(Catalogue.SHIPPED.of(game)));
    Zone zone = own(scene).orElseThrow(() -> new AssertionError(game + " never deals"));
    return words.shown(zone.total(), Speaker.of(scene)).replace(" ", "");
  }

  /** All that is written or said there. Spaces are left out, because lines may break anywhere. */
  private static String said(TableRobot robot) {
    Laid laid = Objects.requireNonNull(robot.felt().laid());
    List<String> said = new ArrayList<>();
    float middle = robot.felt().getHeight() / 2f;
    laid.words().stream()
        .filter(words -> words.base() > middle)
        .forEach(words -> said.add(words.text()));
    laid.plates().stream()
        .filter(plate -> plate.plate().seat() == robot.scene().viewer())
        .forEach(plate -> said.addAll(plate.lines()));
    laid.nodes().stream()
        .filter(node -> node.at().kind() == At.Kind.OWN || node.at().owner() == 0)
        .forEach(node -> said.add(node.spoken()));
    return String.join("", said).replace(" ", "");
  }
}
