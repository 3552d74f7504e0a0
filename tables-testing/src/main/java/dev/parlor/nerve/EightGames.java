package dev.parlor.nerve;

import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.kit.TableKits;
import dev.parlor.tables.kit.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The seven games that ship, and the eighth. No other place registers the eighth. */
public final class EightGames {
  public static final TableKit<NerveState, NerveView> NERVE =
      new TableKit<>(
          new NerveKit(),
          new NerveTable(),
          "/dev/parlor/nerve/words",
          NervePlayer.COMPUTERS,
          Map.of("rounds", "3"),
          Tile.of(3, "Ks 2d"));

  public static final TableKits ALL = new TableKits(all());

  private EightGames() {}

  private static List<TableKit<?, ?>> all() {
    List<TableKit<?, ?>> all = new ArrayList<>(Catalogue.SHIPPED.all());
    all.add(NERVE);
    return all;
  }
}
