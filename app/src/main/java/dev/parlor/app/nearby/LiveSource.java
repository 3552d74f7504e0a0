package dev.parlor.app.nearby;

import dev.parlor.app.table.TableSource;
import dev.parlor.games.Action;
import dev.parlor.games.Refusal;
import org.jspecify.annotations.Nullable;

/** The match of a sitting, for the screen of its game. Of the main thread. */
final class LiveSource<V> implements TableSource<V> {
  private final LiveSitting<?, V> sitting;
  private @Nullable Watcher<V> watcher;
  private @Nullable V shown;

  LiveSource(LiveSitting<?, V> sitting) {
    this.sitting = sitting;
  }

  @Override
  public int mySeat() {
    SittingView<V> now = sitting.view().getValue();
    return now == null ? -1 : now.table().me();
  }

  @Override
  public void watch(Watcher<V> newWatcher) {
    watcher = newWatcher;
    SittingView<V> now = sitting.view().getValue();
    shown = null;
    if (now != null) {
      shows(now);
    }
  }

  void shows(SittingView<V> now) {
    V picture = now.table().game();
    if (watcher != null && picture != null && !picture.equals(shown)) {
      shown = picture;
      watcher.shows(picture);
    }
  }

  void refused(Refusal refusal) {
    if (watcher != null) {
      watcher.refused(refusal);
    }
  }

  @Override
  public void choose(Action action) {
    sitting.choose(action);
  }

  /** The screen looks no more; the sitting goes on. */
  @Override
  public void close() {
    watcher = null;
  }
}
