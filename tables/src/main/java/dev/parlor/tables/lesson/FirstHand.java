package dev.parlor.tables.lesson;

import dev.parlor.games.Dice;
import dev.parlor.games.Setup;
import dev.parlor.games.bot.Level;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.bots.Cast;
import dev.parlor.tables.bots.Shipped;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.sitting.PracticeSitting;
import dev.parlor.tables.sitting.Sitting;
import dev.parlor.tables.sitting.Thinking;
import dev.parlor.tables.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game's first hand. The kit of the lesson is the game's own, but its tables say what to do next
 * and offer nothing else.
 */
public final class FirstHand<S, V> {
  private final TableKit<S, V> kit;
  private final Script script;
  private final LedMapper<V> mapper;

  private FirstHand(TableKit<S, V> kit, Script script) {
    this.kit = kit;
    this.script = script;
    mapper = new LedMapper<>(kit.mapper(), kit.id());
  }

  /** The first hand of a game; empty for a game that has none. */
  public static <S, V> Optional<FirstHand<S, V>> of(TableKit<S, V> kit) {
    return Script.of(kit).map(script -> new FirstHand<>(kit, script));
  }

  /** What a table of the lesson is looked at with. */
  public TableKit<S, V> kit() {
    return new TableKit<>(
        kit.game(), mapper, kit.words(), kit.computers(), kit.quick(), kit.tile(), kit.hands());
  }

  /** The script, which tells everything that happens. */
  public Script script() {
    return script;
  }

  /** The text that would do what the pupil is asked to do now; empty while nothing is asked. */
  public Optional<String> asked() {
    return mapper.lead().asked();
  }

  /**
   * A place at a new table.
   *
   * @param me what the pupil is called
   */
  public Sitting<V> begin(String me, Words words) {
    Cast<S> names = new Cast<>(kit, Shipped.of(kit), Level.MEDIUM, 1);
    List<Person> company = new ArrayList<>(List.of(Person.here(me)));
    for (int seat = 1; seat < script.seats(); seat++) {
      Person other = names.person(seat, words);
      company.add(Person.computer(other.name(), Phrase.NONE, other.mask()));
    }
    LocalTable<S, V> table =
        new LocalTable<>(
            kit.game().game().onOneDevice(),
            new Setup(script.seats(), script.options()),
            Dealer.stacked(script.cards()));
    Lead lead = new Lead(script.movesOf(Script.PUPIL));
    mapper.follow(lead);
    return new LedSitting<>(
        new PracticeSitting<>(
            table,
            new Cast<>(kit, new ScriptedPlayer<>(kit, script, company)),
            company,
            Dice.seeded(1),
            new PracticeSitting.Habits(false, Thinking.NATURAL, false)),
        kit.mapper(),
        lead);
  }
}
