package dev.parlor.app.felt;

import static org.junit.Assert.assertTrue;

import dev.parlor.app.plans.Plans;
import dev.parlor.games.Dice;
import dev.parlor.games.Setup;
import dev.parlor.games.bot.Level;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.bots.Cast;
import dev.parlor.tables.bots.Shipped;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Gauge;
import dev.parlor.tables.scene.Mask;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Overview;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Sheet;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Stack;
import dev.parlor.tables.scene.Zone;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.PracticeSitting;
import dev.parlor.tables.sitting.Table;
import dev.parlor.tables.sitting.Thinking;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** A table at which a person does everything by coordinates on a felt of one size. */
final class PlayedTable {
  private static final String[] NAMES = {"X1ALFA", "X1LONGCALLSIGN", "X1CHARLIE7890", "X1D"};

  private final TableKit<?, ?> kit;
  private final Table<?> table;
  private final Dice dice;
  private OptionalInt opened = OptionalInt.empty();
  private long time;

  <S, V> PlayedTable(
      TableKit<S, V> kit, int seats, Map<String, String> options, long seed, boolean clocks) {
    this.kit = kit;
    dice = Dice.seeded(seed);
    LocalTable<S, V> world =
        new LocalTable<>(kit.game().game(), new Setup(seats, options), Dealer.seeded(dice));
    List<Person> people = new ArrayList<>(List.of(Person.here(NAMES[0])));
    while (people.size() < seats) {
      String name = NAMES[people.size() % NAMES.length];
      people.add(Person.computer(name, Phrase.NONE, new Mask(people.size(), 3)));
    }
    table =
        new Table<>(
            new PracticeSitting<>(
                world,
                new Cast<>(kit, Shipped.of(kit), Level.HARD, 1),
                people,
                Dice.seeded(~seed),
                new PracticeSitting.Habits(clocks, new Thinking(700, 700), true)),
            kit.mapper(),
            Pace.USUAL);
    table.tick(time);
  }

  Scene scene() {
    return table.scene().orElseThrow(AssertionError::new);
  }

  TableKit<?, ?> kit() {
    return kit;
  }

  boolean isOver() {
    return scene().finale().isPresent();
  }

  Laid lay(Ground ground, String language) {
    return lay(ground, language, opened);
  }

  /** The felt of the same table for all, on a device that lies in its middle. */
  Laid middle(Ground ground, String language) {
    Scene scene = Overview.of(scene());
    return FeltLayout.lay(
        scene,
        Plans.of(kit.game().game().id()).inTheMiddle(),
        ground.fromAfar(),
        PlainSayer.INK,
        new PlainSayer(kit, scene, language),
        OptionalInt.empty());
  }

  Laid lay(Ground ground, String language, OptionalInt opened) {
    return FeltLayout.lay(
        scene(),
        Plans.of(kit.game().game().id()),
        ground,
        PlainSayer.INK,
        new PlainSayer(kit, scene(), language),
        opened);
  }

  /**
   * Does one thing by a finger on a felt of this size, or by a button, and notes what was touched.
   */
  void step(Ground ground, Set<At> touched) {
    Laid laid = lay(ground, "en");
    List<Runnable> offered = new ArrayList<>();
    for (Laid.Node node : laid.nodes()) {
      if (node.target()) {
        offered.add(() -> finger(laid, node, touched));
      }
    }
    Scene scene = scene();
    scene.moves().forEach(move -> offered.add(() -> press(scene, move)));
    scene.sheet().ifPresent(sheet -> sheet(scene, sheet, offered));
    if (offered.isEmpty() || dice.below(3) == 0) {
      pass();
    } else {
      offered.get(dice.below(offered.size())).run();
    }
  }

  /** Every target of the scene lies under a finger, if need be after its owner's cards opened. */
  void reachEverything(Ground ground) {
    Scene scene = scene();
    Laid laid = lay(ground, "en", OptionalInt.empty());
    for (At target : targets(scene)) {
      boolean open = laid.nodes().stream().anyMatch(node -> opens(node, target));
      Laid there = open ? lay(ground, "en", OptionalInt.of(target.owner())) : laid;
      assertTrue("no finger finds " + target + " at " + kit.id(), isUnderAFinger(there, target));
    }
    for (Laid.Node card : laid.nodes()) {
      if (card.drag()) {
        List<At> takers = table.takers(scene, card.at());
        for (At taker : takers) {
          assertTrue(
              "no finger drops " + card.at() + " on " + taker + " at " + kit.id(),
              isTaking(ground, laid, takers, taker));
        }
      }
    }
  }

  private static boolean opens(Laid.Node node, At target) {
    return node.opens() && node.at().owner() == target.owner();
  }

  private static boolean isUnderAFinger(Laid laid, At target) {
    return laid.nodes().stream()
        .filter(node -> node.at().equals(target))
        .anyMatch(
            node -> {
              float scroll = scroll(laid, node);
              return laid.under(node.box().centerX(), node.box().centerY() - scroll, scroll, true)
                  .filter(hit -> hit.at().equals(target))
                  .isPresent();
            });
  }

  /**
   * Whether a drop somewhere on the place goes to it. It need not everywhere, because a card of it
   * may take another.
   */
  private boolean isTaking(Ground ground, Laid laid, List<At> takers, At taker) {
    boolean small = laid.nodes().stream().anyMatch(node -> opens(node, taker));
    Laid there = small ? lay(ground, "en", OptionalInt.of(taker.owner())) : laid;
    for (Laid.Node node : there.nodes()) {
      float scroll = scroll(there, node);
      for (int i = 1; node.at().equals(taker) && i < 40; i++) {
        float x = node.box().left() + node.box().width() * i / 40;
        boolean hit =
            there
                .under(x, node.box().centerY() - scroll, scroll, each -> takers.contains(each.at()))
                .filter(found -> found.at().equals(taker))
                .isPresent();
        if (hit) {
          return true;
        }
      }
    }
    return taker.index() == At.WHOLE && allOf(there, taker, takers);
  }

  /** Whether each card of a place takes the dropped one. They stand for the whole then. */
  private static boolean allOf(Laid laid, At whole, List<At> takers) {
    return laid.nodes().stream()
        .anyMatch(node -> node.at().whole().equals(whole) && takers.contains(node.at()));
  }

  private static float scroll(Laid laid, Laid.Node node) {
    return node.scrolls()
        ? Math.max(0, Math.min(laid.hidden(), node.box().bottom() - laid.scrolled().bottom()))
        : 0;
  }

  private static List<At> targets(Scene scene) {
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

  /** Puts a finger on the middle of the visible part of a target. */
  private void finger(Laid laid, Laid.Node node, Set<At> touched) {
    float scroll = scroll(laid, node);
    Laid.Node hit =
        laid.under(node.box().centerX(), node.box().centerY() - scroll, scroll, false)
            .orElseThrow(() -> new AssertionError("nothing under a finger at " + node));
    if (hit.opens()) {
      opened = OptionalInt.of(hit.at().owner());
    } else {
      opened = OptionalInt.empty();
      touched.add(hit.at());
      table.tap(scene(), hit.at());
    }
    pass();
  }

  private void press(Scene scene, Move move) {
    opened = OptionalInt.empty();
    table.press(scene, move.deed());
    pass();
  }

  private void sheet(Scene scene, Sheet sheet, List<Runnable> offered) {
    if (sheet instanceof Sheet.Amount amount) {
      offered.add(() -> table.amount(amount.least()));
      offered.add(() -> table.amount(amount.most()));
      offered.add(() -> press(scene, amount.done()));
    } else if (sheet instanceof Sheet.Options options) {
      options.moves().forEach(move -> offered.add(() -> press(scene, move)));
    }
  }

  private void pass() {
    table.tick(time);
    long next = table.wakeAt();
    if (next != Long.MAX_VALUE) {
      time = Math.min(Math.max(next, time), time + 2000);
    }
    table.tick(time);
  }
}
