package dev.parlor.tables.sitting;

import dev.parlor.games.Choice;
import dev.parlor.games.Slot;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.table.Emote;
import dev.parlor.p2p.table.TableView;
import dev.parlor.tables.kit.Around;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Trust;
import dev.parlor.tables.words.Verdicts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a seat between devices is told, moment by moment: names, who is away or gone, who lied, what
 * runs out. Each of these is told once, when it happens. Not thread-safe.
 */
public final class SeatGlimpses<V> {
  private final GameKit<?, V> kit;
  private final Countdowns countdowns = new Countdowns();
  private @Nullable TableView<V> before;
  private Set<Integer> satBefore = Set.of();
  private long step;

  public SeatGlimpses(GameKit<?, V> kit) {
    this.kit = kit;
  }

  /**
   * What belongs to this seat alone.
   *
   * @param laid what its player has laid aside
   * @param hints whether help is wanted
   * @param said what is to be told beside the game
   */
  public record Own(List<Slot> laid, boolean hints, List<Phrase> said) {
    public Own {
      laid = List.copyOf(laid);
      said = List.copyOf(said);
    }
  }

  /** The next moment; empty while there is no game to be seen. */
  public Optional<Glimpse<V>> next(TableView<V> table, List<Countdown> running, Own own, long now) {
    V game = table.game();
    if (game == null) {
      return Optional.empty();
    }
    List<Phrase> told = new ArrayList<>(own.said());
    Set<Integer> sitting = sitting(running);
    told.addAll(told(table, sitting));
    before = table;
    satBefore = sitting;
    List<Choice> choices = table.pending() == null ? table.choices() : List.of();
    return Optional.of(new Glimpse<>(game, choices, around(table, running, own, now), told));
  }

  private Around around(TableView<V> table, List<Countdown> running, Own own, long now) {
    return new Around(
        table.match(),
        ++step,
        new Around.Party(table.me(), people(table, sitting(running)), table.holding()),
        new Around.Mine(table.pending(), own.laid(), own.hints()),
        countdowns.clocks(running, now),
        trust(table),
        table.pending() == null ? Phrase.NONE : Phrase.of("link.pending"),
        table.outcome());
  }

  /** Who went, came back, lied or said something since the moment before. */
  private List<Phrase> told(TableView<V> table, Set<Integer> sitting) {
    List<Phrase> told = new ArrayList<>();
    TableView<V> last = before;
    if (last == null || last.match() != table.match()) {
      return told;
    }
    for (int i = last.verdicts().size(); i < table.verdicts().size(); i++) {
      told.add(Verdicts.of(table, table.verdicts().get(i)));
    }
    for (int seat = 0; seat < table.seats().size(); seat++) {
      boolean left = table.gone().contains(seat) && !last.gone().contains(seat);
      boolean away = table.away().contains(seat) && !last.away().contains(seat);
      boolean back = !table.away().contains(seat) && last.away().contains(seat);
      if (left) {
        told.add(Phrase.of("told.gone", Phrase.who(seat)));
      } else if (sitting.contains(seat) && !satBefore.contains(seat)) {
        Phrase.Who who = Phrase.who(seat);
        told.add(Phrase.of("told.sitsOut", who, Phrase.of("sitsOut.cost", who)));
      } else if (back && satBefore.contains(seat)) {
        told.add(Phrase.of("told.dealtIn", Phrase.who(seat)));
      } else if (!table.gone().contains(seat) && (away || back)) {
        told.add(Phrase.of(away ? "told.away" : "told.back", Phrase.who(seat)));
      }
    }
    if (table.holding() >= 0 && table.holding() != last.holding()) {
      told.add(Phrase.of("told.holds", Phrase.who(table.holding())));
    }
    if (table.onlookers() != last.onlookers()) {
      told.add(Phrase.of("told.onlookers", table.onlookers()));
    }
    for (Emote.Said said : table.emotes()) {
      if (!last.emotes().contains(said)) {
        told.add(Phrase.of("told.emote", Phrase.who(said.seat()), phrase(said.emote())));
      }
    }
    return told;
  }

  /** The seats that are not dealt in, by the countdowns to the end of their time. */
  private static Set<Integer> sitting(List<Countdown> running) {
    Set<Integer> sitting = new TreeSet<>();
    for (Countdown one : running) {
      if (one.what() == Countdown.What.SITS_OUT) {
        sitting.add(one.seat());
      }
    }
    return sitting;
  }

  /** What people may say to each other at a table, in the order of their numbers. */
  public static Phrase phrase(Emote emote) {
    return Phrase.of("emote." + emote.name());
  }

  private static List<Person> people(TableView<?> table, Set<Integer> sitting) {
    List<Person> people = new ArrayList<>();
    for (int seat = 0; seat < table.seats().size(); seat++) {
      Person person = Person.here(table.seats().get(seat).callsign());
      people.add(person.being(presence(table, sitting, seat)));
    }
    return people;
  }

  private static Person.Presence presence(TableView<?> table, Set<Integer> sitting, int seat) {
    if (table.gone().contains(seat)) {
      return Person.Presence.GONE;
    } else if (sitting.contains(seat)) {
      return Person.Presence.SITS_OUT;
    }
    return table.away().contains(seat) ? Person.Presence.AWAY : Person.Presence.HERE;
  }

  private Trust trust(TableView<?> table) {
    if (!table.verdicts().isEmpty()) {
      return new Trust(Trust.Shield.BROKEN, Verdicts.of(table));
    }
    Trust.Shield whole = kit.hiding() ? Trust.Shield.SHUFFLED : Trust.Shield.COINS;
    return Trust.of(table.deckReady() || !kit.hiding() ? whole : Trust.Shield.SHUFFLING);
  }
}
