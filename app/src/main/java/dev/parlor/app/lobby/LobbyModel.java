package dev.parlor.app.lobby;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.ViewModel;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.games.Refusal;
import dev.parlor.p2p.table.TableView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Turns what the table tells into what the lobby shows, and taps into what the table is asked. */
public final class LobbyModel extends ViewModel {
  private final MediatorLiveData<LobbyScreen> screen = new MediatorLiveData<>();
  private final LiveData<Optional<PhoneSitting<?>>> sitting;
  private @Nullable LiveData<?> watched;
  private int confirmed = -1; // how often the seats had been closed by then
  private boolean different;

  public LobbyModel(Nearby nearby) {
    sitting = nearby.sitting();
    screen.addSource(sitting, this::sat);
  }

  LiveData<LobbyScreen> screen() {
    return screen;
  }

  /** The table at which this phone sits. */
  Optional<PhoneSitting<?>> table() {
    Optional<PhoneSitting<?>> now = sitting.getValue();
    return now == null ? Optional.empty() : now;
  }

  void begin() {
    table().ifPresent(PhoneSitting::ready);
  }

  /** Takes a guest's seat, as the host who wants somebody else on it. */
  void remove(int seat) {
    Optional<TableView<?>> now = shown();
    if (now.isPresent() && seat < now.get().seats().size()) {
      table().ifPresent(table -> table.remove(now.get().seats().get(seat).npub()));
    }
  }

  void same() {
    confirmed = closings();
    table().ifPresent(PhoneSitting::confirm);
    table().ifPresent(this::show);
  }

  /** The person sees other digits, and so trusts nobody here any more. */
  void different() {
    different = true;
    table().ifPresent(PhoneSitting::differ);
    screen.setValue(LobbyScreen.bare(LobbyScreen.Kind.DIFFERENT, false));
  }

  /** Why the table was broken off before its match, if it was. */
  Optional<Refusal> ended() {
    return gathering().flatMap(TableView.Gathering::ended);
  }

  /** The table as it is shown now. */
  Optional<TableView<?>> shown() {
    return table().map(table -> table.view().getValue()).map(SittingView::table);
  }

  private int closings() {
    return gathering().map(TableView.Gathering::closings).orElse(0);
  }

  private Optional<TableView.Gathering> gathering() {
    return shown().map(TableView::gathering);
  }

  void leave() {
    table().ifPresent(PhoneSitting::leave);
  }

  private void sat(Optional<PhoneSitting<?>> table) {
    if (watched != null) {
      screen.removeSource(watched);
      watched = null;
    }
    if (different) {
      return;
    }
    if (table.isPresent()) {
      watch(table.get());
    } else {
      screen.setValue(LobbyScreen.bare(LobbyScreen.Kind.NOWHERE, false));
    }
  }

  private <V> void watch(PhoneSitting<V> table) {
    LiveData<SittingView<V>> view = table.view();
    watched = view;
    show(table);
    screen.addSource(view, next -> show(table));
  }

  private <V> void show(PhoneSitting<V> table) {
    SittingView<V> now = table.view().getValue();
    screen.setValue(
        now == null
            ? LobbyScreen.bare(LobbyScreen.Kind.OPENING, table.hosting())
            : LobbyScreen.of(now, table.hosting(), confirmed == closings()));
  }
}
