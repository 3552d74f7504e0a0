package dev.parlor.app.felt;

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
import dev.parlor.tables.scene.Mask;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Sheet;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.PracticeSitting;
import dev.parlor.tables.sitting.Table;
import dev.parlor.tables.sitting.Thinking;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** A table at which a person does all that he does by coordinates on a felt of one size. */
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
    return FeltLayout.lay(
        scene(),
        Plans.of(kit.game().game().id()),
        ground,
        PlainSayer.INK,
        new PlainSayer(kit, scene(), language),
        opened);
  }

  /** Does one thing by a finger on a felt of this size or by a button, and notes what. */
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

  /** A finger on the middle of what is to be seen of it. */
  private void finger(Laid laid, Laid.Node node, Set<At> touched) {
    float scroll =
        node.scrolls()
            ? Math.max(0, Math.min(laid.hidden(), node.box().bottom() - laid.scrolled().bottom()))
            : 0;
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
