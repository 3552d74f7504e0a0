package dev.parlor.terminal.play;

import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.rim.table.TableWatcher;
import dev.parlor.tables.scene.Phrase;
import java.util.HashSet;
import java.util.Set;

/** Says what happens behind the cards when it happens for the first time. */
final class DemoCaptions<S, V> implements TableWatcher<S, V> {
  private final GameKit<S, V> kit;
  private final DemoSitting<S, V> sitting;
  private final Set<String> said = new HashSet<>();

  DemoCaptions(GameKit<S, V> kit, DemoSitting<S, V> sitting) {
    this.kit = kit;
    this.sitting = sitting;
  }

  @Override
  public void changed(TableSession<S, V> session) {
    TableView<V> view = session.view();
    if (view.game() == null) {
      return;
    }
    if (!kit.hiding()) {
      say("demo.caption.coins");
    } else if (!view.deckReady()) {
      say("demo.caption.promises");
    } else {
      say("demo.caption.proofs");
      say("demo.caption.shares");
    }
    if (view.outcome().isPresent()) {
      say("demo.caption.signs");
    }
  }

  private void say(String key) {
    if (said.add(key)) {
      sitting.tell(Phrase.of(key));
    }
  }
}
