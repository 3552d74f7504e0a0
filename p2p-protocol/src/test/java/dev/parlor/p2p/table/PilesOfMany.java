package dev.parlor.p2p.table;

import dev.parlor.games.SeatRange;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.match.GameKit;
import java.lang.reflect.Proxy;

/** High/Low Piles for as many phones as a log has room for: more than sit at any table of ours. */
final class PilesOfMany {
  private static final SeatRange PHONES = new SeatRange(1, 10);

  private PilesOfMany() {}

  @SuppressWarnings("unchecked")
  static GameKit<PilesState, PilesView> kit() {
    return (GameKit<PilesState, PilesView>)
        Proxy.newProxyInstance(
            PilesKit.class.getClassLoader(),
            new Class<?>[] {GameKit.class},
            (kit, asked, of) ->
                asked.getName().equals("phones") ? PHONES : asked.invoke(PilesKit.KIT, of));
  }
}
