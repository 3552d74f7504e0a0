package dev.parlor.terminal.table;

import dev.parlor.games.Dice;
import dev.parlor.games.Setup;
import dev.parlor.games.bot.Level;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.p2p.table.Emote;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.bots.Cast;
import dev.parlor.tables.bots.Shipped;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Mask;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.PassingSitting;
import dev.parlor.tables.sitting.PracticeSitting;
import dev.parlor.tables.sitting.Sitting;
import dev.parlor.tables.sitting.Table;
import dev.parlor.tables.sitting.Thinking;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Words;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.shell.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** One person at a table with computer players. A test tells the time. */
final class PracticeLab {
  final TableKit<?, ?> kit;
  final Table<?> table;
  final List<Emote> said = new ArrayList<>(); // said to others, if some can hear it
  boolean heard;
  boolean watched; // whether the viewer does not play
  long time;

  PracticeLab(String game, long seed) {
    this(named(game), seed);
  }

  <S, V> PracticeLab(TableKit<S, V> kit, long seed) {
    this.kit = kit;
    int seats = Math.max(2, kit.game().game().seats().least());
    LocalTable<S, V> local =
        new LocalTable<>(
            kit.game().game(), new Setup(seats, kit.quick()), Dealer.seeded(Dice.seeded(seed)));
    List<Person> people =
        List.of(Person.here("Me"), Person.computer("Ada", Phrase.NONE, Mask.NONE));
    table =
        new Table<>(
            new HeardSitting<>(
                new PracticeSitting<>(
                    local,
                    new Cast<>(kit, Shipped.of(kit), Level.HARD, 1),
                    people.subList(0, seats),
                    Dice.seeded(~seed),
                    new PracticeSitting.Habits(true, new Thinking(900, 900), true))),
            kit.mapper(),
            Pace.USUAL);
    table.tick(0);
  }

  /** A sitting that others hear, as at a table among people. */
  private final class HeardSitting<V> extends PassingSitting<V> {
    private Phrase refused = Phrase.NONE;

    HeardSitting(Sitting<V> sitting) {
      super(sitting);
    }

    @Override
    public boolean isPlayed() {
      return !watched;
    }

    @Override
    public boolean isHeard() {
      return heard;
    }

    /** Says one phrase, and another only after a while, as the table between devices does. */
    @Override
    public void say(Emote emote) {
      if (said.isEmpty()) {
        said.add(emote);
      } else {
        refused = Phrase.of("table.saidTooSoon");
      }
    }

    @Override
    public Optional<Seen<V>> next() {
      Phrase why = refused;
      refused = Phrase.NONE;
      return why.isNone() ? super.next() : Optional.of(new Seen.Refused<>(why));
    }
  }

  static TableKit<?, ?> named(String game) {
    return Catalogue.SHIPPED.all().stream()
        .filter(kit -> kit.id().equals(game))
        .findFirst()
        .orElseThrow();
  }

  Scene scene() {
    return table.scene().orElseThrow();
  }

  /** Lets time pass to the next moment at which something happens; false when nothing will. */
  boolean pass() {
    table.tick(time);
    long next = table.wakeAt();
    if (next == Long.MAX_VALUE) {
      return false;
    }
    time = Math.max(next, time);
    table.tick(time);
    return true;
  }

  Sentences sentences(String language, Map<String, String> environment) {
    Look look = Look.of(environment);
    return new Sentences(
        new Words(Locale.forLanguageTag(language), Bundles.of(kit)),
        new Look(look.depth(), look.symbols(), false, Texts.in(Locale.forLanguageTag(language))),
        false);
  }
}
