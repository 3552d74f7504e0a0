package dev.parlor.app.phones;

import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.nearby.TableInRange;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Somebody with a phone who sits down wherever there is a seat, opens a table when there is none,
 * and now and then gets up.
 */
final class Friend {
  /** For how many looks it stays at a table at which the other has no seat any more. */
  private static final int PATIENCE = 20;

  private final Nearby nearby;
  private @Nullable AutoPlayer<PilesView> player;
  private int alone;

  Friend(Nearby nearby) {
    this.nearby = nearby;
  }

  boolean sits() {
    Optional<PhoneSitting<?>> now = nearby.sitting().getValue();
    return now != null && now.isPresent();
  }

  /**
   * Lets it look around.
   *
   * @param company whether the other sits at a table
   * @param seat whether the other has a seat, taken or offered
   */
  void acts(boolean company, boolean seat, Random random) {
    alone = seat ? 0 : alone + 1;
    if (!sits()) {
      player = null;
      List<TableInRange> tables = new ArrayList<>(PhonesInReach.found(nearby).tables());
      tables.removeIf(table -> !table.game().equals(PilesKit.KIT.id())); // it knows no other
      if (!tables.isEmpty()) {
        player = playing(nearby.join(tables.get(0)));
      } else if (!company && random.nextInt(10) == 0) {
        player = playing(nearby.host(PilesKit.KIT.game().id(), 2, Map.of()));
      } else {
        nearby.search();
      }
    } else if (player != null && getsUp(player, company, random)) {
      player.sitting.leave();
    }
  }

  private static AutoPlayer<PilesView> playing(PhoneSitting<?> sitting) {
    return new AutoPlayer<>(sitting, PilesKit.KIT, SimplePlayers::piles);
  }

  private boolean getsUp(AutoPlayer<PilesView> now, boolean company, Random random) {
    return now.is(TableView.Stage.BROKEN)
        || random.nextInt(3000) == 0
        || (now.is(TableView.Stage.FINISHED) && random.nextInt(50) == 0)
        || (!company && random.nextInt(100) == 0)
        || alone > PATIENCE;
  }
}
