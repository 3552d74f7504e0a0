package dev.parlor.bench.bots;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.bot.KnobSettings;
import dev.parlor.games.bot.Level;
import dev.parlor.tables.bots.BotFile;
import dev.parlor.tables.bots.Shipped;
import dev.parlor.tables.kit.TableKit;
import java.util.Map;

/** The computer players of one game: as they ship, or by numbers of their own. */
public final class Players<S> {
  private final TableKit<S, ?> kit;
  private final BotFile levels;

  Players(TableKit<S, ?> kit) {
    this.kit = kit;
    this.levels = Shipped.of(kit);
  }

  public ComputerPlayer<S> of(Level level) {
    return kit.computers().with(levels.settings(level, ""));
  }

  public ComputerPlayer<S> with(Map<String, Double> numbers) {
    return kit.computers().with(new KnobSettings(numbers));
  }
}
