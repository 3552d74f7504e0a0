package dev.parlor.app.phones;

import android.app.Activity;
import android.view.Menu;
import android.view.View;
import android.view.ViewGroup;
import com.google.android.material.appbar.MaterialToolbar;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.Laid;
import dev.parlor.app.play.Fingers;
import dev.parlor.games.Dice;
import dev.parlor.games.card.Card;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Stack;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Plays Rommé with the help that its table gives to a player who switches it on. It lays the melds
 * that are shown, carries glowing cards to the melds that take them, and throws away the card that
 * goes with no other.
 */
public final class Melder implements PersonAtTable {
  private static final int EDGE = 2;

  private final Dice dice;

  Melder(long seed) {
    dice = Dice.seeded(seed);
  }

  @Override
  public void touch(Activity table) {
    wantHelp(table);
    FeltView felt = table.findViewById(R.id.felt);
    Scene scene = felt.scene();
    if (scene == null || scene.beat().isPresent()) {
      return; // the others' turn is seen to its end
    }
    Optional<At> stock = stock(scene);
    if (stock.isPresent()) {
      tap(felt, stock.get());
    } else if (!press(table, scene, "romme.move.meld") && !press(table, scene, "romme.move.best")) {
      play(table, felt, scene);
    }
  }

  private static void wantHelp(Activity table) {
    Menu menu = table.<MaterialToolbar>findViewById(R.id.toolbar).getMenu();
    if (!menu.findItem(R.id.menu_odds).isChecked()) {
      menu.performIdentifierAction(R.id.menu_odds, 0);
    }
  }

  private static Optional<At> stock(Scene scene) {
    return scene.stacks().stream()
        .filter(stack -> stack.target() && stack.at().kind() == At.Kind.STOCK)
        .map(Stack::at)
        .findFirst();
  }

  /**
   * Plays a turn. A card is picked; then a meld takes it, or it is thrown away, or it is put back.
   */
  private void play(Activity table, FeltView felt, Scene scene) {
    List<Spot> picked = own(scene, spot -> spot.has(Mark.PICKED));
    if (picked.isEmpty()) {
      pick(felt, scene);
      return;
    }
    Optional<At> taker =
        scene.zones().stream()
            .filter(zone -> zone.target() && zone.at().kind() == At.Kind.MELDS)
            .map(Zone::at)
            .findFirst();
    boolean wanted = picked.get(0).has(Mark.GLOWING) && dice.below(4) > 0;
    if (taker.isPresent() && dice.below(4) > 0) {
      tap(felt, taker.get());
    } else if (wanted || !press(table, scene, "romme.move.discard")) {
      press(table, scene, "move.undo");
    }
  }

  private void pick(FeltView felt, Scene scene) {
    List<Spot> cards = own(scene, Spot::target);
    List<Spot> glowing = new ArrayList<>(cards);
    glowing.removeIf(spot -> !spot.has(Mark.GLOWING));
    if (!glowing.isEmpty() && dice.below(2) == 0) {
      tap(felt, glowing.get(dice.below(glowing.size())).at());
    } else {
      cards.stream()
          .min(
              Comparator.comparing((Spot spot) -> spot.has(Mark.GLOWING))
                  .thenComparing(friends(cards)))
          .ifPresent(lonely -> tap(felt, lonely.at()));
    }
  }

  /** Orders cards by how many of the hand may lie in a meld with them. A joker may with all. */
  private static Comparator<Spot> friends(List<Spot> hand) {
    return Comparator.comparingLong(
        spot -> hand.stream().filter(other -> areFriends(face(spot), face(other))).count());
  }

  private static Card face(Spot spot) {
    return Objects.requireNonNull(spot.face());
  }

  private static boolean areFriends(Card one, Card other) {
    return one.isJoker()
        || other.isJoker()
        || (one.suit() == other.suit()
            ? Math.abs(one.rank().number() - other.rank().number()) <= 2 && !one.equals(other)
            : one.rank() == other.rank());
  }

  private static List<Spot> own(Scene scene, Predicate<Spot> which) {
    List<Spot> cards = new ArrayList<>();
    for (Zone zone : scene.zones()) {
      if (zone.at().kind() == At.Kind.OWN) {
        zone.spots().stream().filter(which).forEach(cards::add);
      }
    }
    return cards;
  }

  /** Taps a place. If cards that are opened large lie upon it, it is found once they are closed. */
  private static void tap(FeltView felt, At at) {
    for (Laid.Node node : Objects.requireNonNull(felt.laid()).nodes()) {
      if (node.at().equals(at)) {
        Fingers.tap(felt, node);
        return;
      }
    }
    Fingers.tap(felt, EDGE, EDGE);
  }

  /**
   * Presses the button with these words, or the first of a sheet that asks; false if there is none.
   */
  private static boolean press(Activity table, Scene scene, String said) {
    List<Move> small = moves(scene, Move.Weight.QUIET::equals);
    List<Move> large = moves(scene, weight -> weight != Move.Weight.QUIET);
    return scene.sheet().isPresent()
        ? pressed(table, R.id.table_moves, 0)
        : pressed(table, R.id.table_quiet, saying(small, said))
            || pressed(table, R.id.table_moves, saying(large, said));
  }

  private static List<Move> moves(Scene scene, Predicate<Move.Weight> weight) {
    List<Move> moves = new ArrayList<>(scene.moves());
    moves.removeIf(move -> !weight.test(move.weight()));
    return moves;
  }

  private static int saying(List<Move> moves, String said) {
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i).label().key().equals(said)) {
        return i;
      }
    }
    return -1;
  }

  private static boolean pressed(Activity table, int row, int number) {
    ViewGroup buttons = table.findViewById(row);
    boolean there = number >= 0 && number < buttons.getChildCount();
    if (there && buttons.getVisibility() == View.VISIBLE) {
      Tapper.press(buttons.getChildAt(number));
      return true;
    }
    return false;
  }
}
