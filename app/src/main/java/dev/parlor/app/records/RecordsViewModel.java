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
    record Came(Brought what) implements News {
      @Override
      public <R> R match(Cases<R> cases) {
        return cases.came.apply(this);
      }
    }

    record Hands(Optional<Path> file) implements News {
      @Override
      public <R> R match(Cases<R> cases) {
        return cases.hands.apply(this);
      }
    }

    record Opened(HandFile.Opened hands) implements News {
      @Override
      public <R> R match(Cases<R> cases) {
        return cases.opened.apply(this);
      }
    }

    record Failed() implements News {
      @Override
      public <R> R match(Cases<R> cases) {
        return cases.failed.apply(this);
      }
    }

    /** One function for each; a forgotten one does not compile. */
    record Cases<R>(
        Function<Came, R> came,
        Function<Hands, R> hands,
        Function<Opened, R> opened,
        Function<Failed, R> failed) {}

    <R> R match(Cases<R> cases);
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
      return new News.Failed();
    }
  }

  /** The thread on which it works; a test waits for it. */
  ExecutorService work() {
    return work;
  }

  @Override
  protected void onCleared() {
    work.shutdown();
  }
}
