package dev.parlor.app.play;

import android.content.res.Resources;
import dev.parlor.app.R;
import dev.parlor.app.settings.Settings;
import dev.parlor.games.Dice;
import dev.parlor.games.Setup;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.bots.Cast;
import dev.parlor.tables.bots.Shipped;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.sitting.PracticeSitting;
import dev.parlor.tables.sitting.Sitting;
import dev.parlor.tables.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Tables of this phone alone, one after the other: a person and computer players. */
final class Practice<S, V> {
  private final TableKit<S, V> kit;
  private final Cast<S> cast;
  private final Setup setup;
  private final List<Person> company;
  private final Settings settings;
  private long seed;

  Practice(
      TableKit<S, V> kit,
      Resources resources,
      Words words,
      int seats,
      Map<String, String> options,
      long seed,
      Settings settings) {
    this.kit = kit;
    this.setup = new Setup(seats, options);
    this.seed = seed;
    this.settings = settings;
    cast = new Cast<>(kit, Shipped.of(kit), settings.level(), 1);
    company = new ArrayList<>(List.of(Person.here(resources.getString(R.string.seat_me))));
    for (int seat = 1; seat < seats; seat++) {
      company.add(cast.person(seat, words));
    }
  }

  Sitting<V> next() {
    LocalTable<S, V> table =
        new LocalTable<>(kit.game().game().onOneDevice(), setup, Dealer.seeded(Dice.seeded(seed)));
    Dice dice = Dice.seeded(~seed);
    seed = seed * 6364136223846793005L + 1442695040888963407L; // the next table of this seed
    return new PracticeSitting<>(
        table,
        cast,
        company,
        dice,
        new PracticeSitting.Habits(true, settings.speed().millis(), settings.odds()));
  }
}
