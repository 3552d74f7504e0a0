package dev.parlor.app.felt;

import static org.junit.Assert.assertTrue;

import dev.parlor.games.GameId;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.recall.Recall;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Chips;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.Test;

/** At a glance everybody sees whose cards these are, and who can win which pot. */
public final class WhoseItIsTest {
  private static final List<float[]> SIZES =
      List.of(
          new float[] {320, FeltLayoutTest.LOWEST},
          new float[] {320, 256},
          new float[] {320, 299},
          new float[] {261, 320},
          new float[] {360, 420},
          new float[] {411, 640},
          new float[] {840, 980});
  private static final int SEEDS = 40;
  private static final int STEPS = 120;

  /** Names as long as any, of which a part is enough where there is no more room. */
  @Test
  public void eachOfSeveralPotsSaysWhoCanWinIt() {
    int seen = 0;
    for (int seed = 1; seed < SEEDS && seen < 4; seed++) {
      PlayedTable table = new PlayedTable(Catalogue.SHIPPED.of(Holdem.ID), 4, Map.of(), seed, true);
      Ground usual = new Ground(720, 840, 2, 2, false);
      for (int step = 0; step < STEPS && !table.isOver(); step++) {
        table.step(usual, new HashSet<>());
        long pots = table.scene().chips().stream().filter(WhoseItIsTest::isPot).count();
        if (pots > 1) {
          seen++;
          SIZES.forEach(size -> named(table, size));
        }
      }
    }
    assertTrue("never several pots", seen > 0);
  }

  private static boolean isPot(Chips chips) {
    return chips.at().owner() == At.NOBODY;
  }

  private static void named(PlayedTable table, float[] size) {
    for (float text : new float[] {1, 1.5f, 2}) {
      Ground ground = new Ground(size[0] * 2, size[1] * 2, 2, 2 * text, false);
      Laid laid = table.lay(ground, "de");
      PotChecks.all(laid, table.scene(), ground, PlainSayer.INK, "Du");
    }
  }

  @Test
  public void cardsOfNeighboursLieFartherApartThanCardsOfOne() {
    apart(Recall.ID);
    apart(Duel.ID);
  }

  private static void apart(GameId game) {
    PlayedTable table = new PlayedTable(Catalogue.SHIPPED.of(game), 4, Map.of(), 3, true);
    Ground usual = new Ground(720, 840, 2, 2, false);
    for (int step = 0; step < STEPS / 3 && !table.isOver(); step++) {
      table.step(usual, new HashSet<>());
      for (float[] size : SIZES) {
        Ground ground = new Ground(size[0] * 2, size[1] * 2, 2, 2, false);
        List<Laid.Card> cards = new ArrayList<>(table.lay(ground, "en").cards());
        cards.removeIf(card -> card.spot().at().kind() != At.Kind.OTHERS);
        float own = nearest(cards, true);
        float other = nearest(cards, false);
        assertTrue(game + ", " + ground + ": " + own + " and " + other, other > own);
      }
    }
  }

  /** The least room between two cards in one line, of one person or of two; none where none is. */
  private static float nearest(List<Laid.Card> cards, boolean same) {
    float nearest = same ? 0 : Float.MAX_VALUE;
    for (Laid.Card one : cards) {
      for (Laid.Card other : cards) {
        At a = one.spot().at();
        At b = other.spot().at();
        float gap = other.box().left() - one.box().right();
        boolean beside = gap >= 0 && Math.abs(one.box().top() - other.box().top()) < 1;
        if (beside && !same && a.owner() != b.owner()) {
          nearest = Math.min(nearest, gap);
        } else if (beside && same && a.whole().equals(b.whole()) && b.index() == a.index() + 1) {
          nearest = Math.max(nearest, gap);
        }
      }
    }
    return nearest;
  }
}
