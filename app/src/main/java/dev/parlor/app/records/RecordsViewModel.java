package dev.parlor.app.records;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dev.parlor.rim.Trouble;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.function.Supplier;

/** Reads, takes in and hands out files off the main thread. */
public final class RecordsViewModel extends ViewModel {
  private final RecordBook book;
  private final ExecutorService work = Executors.newSingleThreadExecutor();
  private final MutableLiveData<Collection> collection = new MutableLiveData<>();
  private final MutableLiveData<Optional<News>> news = new MutableLiveData<>(Optional.empty());

  /** Something to tell once. */
  sealed interface News {
    record Came(Brought what) implements News {}

    record Hands(Optional<Path> file) implements News {}

    record Opened(HandFile.Opened hands) implements News {}

    record Failed(Trouble trouble) implements News {}

    default <R> R match(
        Function<Brought, R> came,
        Function<Optional<Path>, R> hands,
        Function<HandFile.Opened, R> opened,
        Function<Trouble, R> failed) {
      if (this instanceof Came one) {
        return came.apply(one.what());
      } else if (this instanceof Hands one) {
        return hands.apply(one.file());
      } else if (this instanceof Opened one) {
        return opened.apply(one.hands());
      }
      return failed.apply(((Failed) this).trouble());
    }
  }

  public RecordsViewModel(RecordBook book) {
    this.book = book;
    refresh();
  }

  LiveData<Collection> collection() {
    return collection;
  }

  LiveData<Optional<News>> news() {
    return news;
  }

  /** The news were told. */
  void told() {
    news.setValue(Optional.empty());
  }

  void refresh() {
    work.execute(() -> collection.postValue(book.read()));
  }

  /**
   * Takes in a file.
   *
   * @param source read off the main thread
   */
  void bring(Supplier<byte[]> source) {
    tell(() -> new News.Came(book.bring(source.get())));
    refresh();
  }

  void hands(MatchRecord match, Path folder) {
    tell(() -> new News.Hands(book.hands(match, folder)));
  }

  void open(HandFile file) {
    tell(() -> new News.Opened(book.open(file)));
  }

  private void tell(Supplier<News> task) {
    work.execute(() -> news.postValue(Optional.of(outcome(task))));
  }

  private static News outcome(Supplier<News> task) {
    try {
      return task.get();
    } catch (Trouble trouble) {
      return new News.Failed(trouble);
    }
  }

  /** Where it works; a test waits for it. */
  ExecutorService work() {
    return work;
  }

  @Override
  protected void onCleared() {
    work.shutdown();
  }
}
