package dev.parlor.app.lobby;

import android.content.res.Resources;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.p2p.table.TableView;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.sitting.SeatGlimpses;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Verdicts;
import dev.parlor.tables.words.Words;
import java.util.List;
import java.util.Optional;

/** How a match ended, in the same sentence that its table says. */
final class FinalWords {
  private final Resources resources;

  FinalWords(Resources resources) {
    this.resources = resources;
  }

  /** Who won; empty while nobody has. */
  <S, V> Optional<String> won(TableKit<S, V> kit, PhoneSitting<?> sitting) {
    return Optional.ofNullable(sitting.of(kit.game()).view().getValue())
        .map(SittingView::table)
        .flatMap(table -> won(kit, table));
  }

  private <S, V> Optional<String> won(TableKit<S, V> kit, TableView<V> table) {
    SeatGlimpses<V> glimpses = new SeatGlimpses<>(kit.game());
    SeatGlimpses.Own nothing = new SeatGlimpses.Own(List.of(), false, List.of());
    Words words = new Words(resources.getConfiguration().getLocales().get(0), Bundles.of(kit));
    Optional<Glimpse<V>> now = glimpses.next(table, List.of(), nothing, 0);
    return now.flatMap(
        glimpse ->
            glimpse
                .around()
                .ending()
                .map(end -> kit.mapper().finale(glimpse, end).won())
                .map(won -> words.shown(won, Verdicts.speaker(table))));
  }
}
