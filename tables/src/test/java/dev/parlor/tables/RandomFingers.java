package dev.parlor.tables;

import dev.parlor.games.Dice;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Gauge;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Sheet;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Stack;
import dev.parlor.tables.scene.Zone;
import dev.parlor.tables.sitting.Table;
import java.util.ArrayList;
import java.util.List;

/** Somebody who taps at random on all that a scene offers, and on nothing else. */
final class RandomFingers {
  private static final int MOST_PICKS = 20;

  private final Dice dice;

  RandomFingers(long seed) {
    dice = Dice.seeded(seed);
  }

  /** Does one thing that is offered; false when nothing is. */
  boolean touch(Table<?> table, Scene scene) {
    List<Runnable> offered = new ArrayList<>(deeds(table, scene));
    if (!offered.isEmpty() && dice.below(2) == 0) {
      offered.get(dice.below(offered.size())).run();
      return true;
    }
    targets(scene).forEach(at -> offered.add(() -> table.tap(scene, at)));
    scene.moves().forEach(move -> offered.add(() -> table.press(scene, move.deed())));
    scene.sheet().ifPresent(sheet -> offered.addAll(onSheet(table, scene, sheet)));
    if (offered.isEmpty()) {
      return false;
    }
    if (dice.below(3) == 0) {
      for (int times = 0; times < MOST_PICKS; times++) {
        table.undo(); // makes a fresh start, or half a hand would be held all the time
      }
      return true;
    }
    offered.get(dice.below(offered.size())).run();
    return true;
  }

  /** The deeds that can't be taken back, so that a match comes to its end. */
  private static List<Runnable> deeds(Table<?> table, Scene scene) {
    List<Runnable> deeds = new ArrayList<>();
    for (Move move : scene.moves()) {
      if (move.deed() instanceof Deed.Act || move.deed() instanceof Deed.Lay) {
        deeds.add(() -> table.press(scene, move.deed()));
      }
    }
    return deeds;
  }

  private List<Runnable> onSheet(Table<?> table, Scene scene, Sheet sheet) {
    List<Runnable> offered = new ArrayList<>();
    if (sheet instanceof Sheet.Amount amount) {
      offered.add(() -> table.amount(amount.least()));
      offered.add(() -> table.amount(amount.most()));
      offered.add(
          () -> table.amount(amount.least() + dice.below(amount.most() - amount.least() + 1)));
      amount.presets().forEach(preset -> offered.add(() -> table.amount(preset.amount())));
      offered.add(() -> table.press(scene, amount.done().deed()));
    } else if (sheet instanceof Sheet.Options options) {
      for (Move move : options.moves()) {
        offered.add(() -> table.press(scene, move.deed()));
      }
    }
    return offered;
  }

  static List<At> targets(Scene scene) {
    List<At> targets = new ArrayList<>();
    for (Zone zone : scene.zones()) {
      if (zone.target()) {
        targets.add(zone.at());
      }
      zone.spots().stream().filter(Spot::target).map(Spot::at).forEach(targets::add);
    }
    scene.stacks().stream().filter(Stack::target).map(Stack::at).forEach(targets::add);
    scene.plates().stream().filter(Plate::target).map(Plate::at).forEach(targets::add);
    for (Gauge gauge : scene.gauges()) {
      for (int i = 0; gauge.movable() && i < gauge.stops().size(); i++) {
        targets.add(gauge.at().card(i));
      }
    }
    return targets;
  }
}
