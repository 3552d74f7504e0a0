package dev.parlor.app.play;

import android.content.res.Resources;
import dev.parlor.app.R;
import dev.parlor.app.replay.PlayedAlone;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import dev.parlor.games.Dice;
import dev.parlor.games.Setup;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.bots.BotFile;
import dev.parlor.tables.bots.Cast;
import dev.parlor.tables.kit.Lasting;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.sitting.HintSitting;
import dev.parlor.tables.sitting.LastingSitting;
import dev.parlor.tables.sitting.PracticeRecord;
import dev.parlor.tables.sitting.PracticeSitting;
import dev.parlor.tables.sitting.Sitting;
import dev.parlor.tables.sitting.Thinking;
import dev.parlor.tables.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Tables of this phone alone, one after the other: a person and computer players. */
final class Practice<S, V> {
  private final TableKit<S, V> kit;
  private final Cast<S> cast;
  private final int seats;
  private final Map<String, String> options;
  private final Settings settings;
  private final Optional<Lasting<V>> lasts; // empty where somebody has said how the table begins
  private final List<Person> company;
  private final int people;
  private long seed;
  private @Nullable Supplier<PlayedAlone.Match> played;

  Practice(
      TableKit<S, V> kit,
      Resources resources,
      Words words,
      TableOrder order,
      Settings settings,
      BotFile players) {
    this.kit = kit;
    people = order.people();
    seats = order.seats();
    options = order.options();
    seed = order.seed();
    this.settings = settings;
    this.lasts = kit.mapper().lasting().filter(lasting -> options.isEmpty() && people == 1);
    cast = new Cast<>(kit, players, settings.level(), people);
    company = new ArrayList<>();
    for (int seat = 0; seat < people; seat++) {
      company.add(
          Person.here(
              people == 1
                  ? resources.getString(R.string.seat_me)
                  : resources.getString(R.string.seat_number, seat + 1)));
    }
    for (int seat = people; seat < seats; seat++) {
      company.add(cast.person(seat, words));
    }
  }

  private Setup setup() {
    return new Setup(
        seats, lasts.map(each -> each.opening(settings.lasting(kit.id()), seats)).orElse(options));
  }

  Sitting<V> next() {
    Setup setup = setup();
    PracticeRecord begun = PracticeRecord.fresh(kit.id(), people, setup, seed);
    LocalTable<S, V> table =
        new LocalTable<>(kit.game().game().onOneDevice(), setup, Dealer.seeded(Dice.seeded(seed)));
    played = () -> new PlayedAlone.Match(names(), begun.with(kit.game(), table));
    Dice dice = Dice.seeded(~seed);
    seed = seed * 6364136223846793005L + 1442695040888963407L; // the next table of this seed
    Thinking thinking = settings.tempo().thinking().at(settings.speed().percent());
    PracticeSitting.Habits habits =
        new PracticeSitting.Habits(true, thinking, settings.has(Toggle.ODDS));
    Sitting<V> sitting =
        new HintSitting<>(
            new PracticeSitting<>(table, cast, company, dice, habits), settings.has(Toggle.ODDS));
    return lasts
        .<Sitting<V>>map(
            lasting ->
                new LastingSitting<>(
                    sitting,
                    lasting,
                    settings.lasting(kit.id()),
                    lines -> settings.lasting(kit.id(), lines)))
        .orElse(sitting);
  }

  private List<String> names() {
    List<String> names = new ArrayList<>();
    company.forEach(person -> names.add(person.name()));
    return names;
  }

  /**
   * The present table with everything that was done at it. The supplier is slow, and must be used
   * only when nobody acts any more.
   */
  Optional<Supplier<PlayedAlone.Match>> played() {
    return Optional.ofNullable(played);
  }
}
