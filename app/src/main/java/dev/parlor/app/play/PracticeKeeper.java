package dev.parlor.app.play;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dev.parlor.app.replay.PlayedAlone;
import dev.parlor.rim.Trouble;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Keeps every finished match against computer players, so that it can be seen again. */
public final class PracticeKeeper extends ViewModel {
  private final Practice<?, ?> practice;
  private final PlayedAlone shelf;
  private final ExecutorService work = Executors.newSingleThreadExecutor();
  private final MutableLiveData<Optional<Path>> kept = new MutableLiveData<>(Optional.empty());
  private @Nullable Supplier<PlayedAlone.Match> last;

  PracticeKeeper(Practice<?, ?> practice, PlayedAlone shelf) {
    this.practice = practice;
    this.shelf = shelf;
  }

  /** The file of the match that has just ended; empty while one is played. */
  LiveData<Optional<Path>> kept() {
    return kept;
  }

  /** The thread on which it works; a test waits for it. */
  ExecutorService work() {
    return work;
  }

  void show(boolean over) {
    if (!over) {
      forget();
      return;
    }
    Supplier<PlayedAlone.Match> now = practice.played().orElse(null);
    if (now != null && now != last) {
      last = now;
      long time = System.currentTimeMillis();
      work.execute(() -> keep(now, time));
    }
  }

  private void forget() {
    Optional<Path> before = kept.getValue();
    if (before != null && before.isPresent()) {
      kept.setValue(Optional.empty());
    }
  }

  private void keep(Supplier<PlayedAlone.Match> match, long time) {
    try {
      kept.postValue(Optional.of(shelf.keep(match.get(), time)));
    } catch (Trouble full) {
      kept.postValue(Optional.empty()); // a phone without room keeps no match, and plays on
    }
  }

  @Override
  protected void onCleared() {
    work.shutdown();
  }
}
