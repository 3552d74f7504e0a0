package dev.parlor.app.backup;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dev.parlor.app.identity.Identity;
import dev.parlor.app.identity.IdentityStore;
import dev.parlor.app.records.RecordBook;
import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.nostr.Nip49;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.rim.Trouble;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** Saves and brings back off the main thread: a password takes a second to try. */
public final class BackupModel extends ViewModel {
  /** The shortest password that may be chosen; shorter ones are guessed too easily. */
  static final int SHORTEST_PASSWORD = 8;

  private static final long ENOUGH_MEMORY = 192L << 20;
  private static final int SMALL_WORK = 14;

  private final IdentityStore identity;
  private final RecordBook book;
  private final Executor background;
  private final MutableLiveData<State> state = new MutableLiveData<>(State.of(Kind.IDLE));

  enum Kind {
    IDLE,
    WORKING,
    SAVED,
    /** The file was read. Its key is taken only when that is wanted. */
    READ,
    /** This phone has the key of the file now. */
    RESTORED,
    WRONG_PASSWORD,
    NOT_OURS,
    FAILED
  }

  /**
   * How far it is.
   *
   * @param matches how many files of matches were taken in
   * @param key what the file holds, if it does
   */
  record State(Kind kind, int matches, @Nullable SigningKey key) {
    static State of(Kind kind) {
      return new State(kind, 0, null);
    }
  }

  /** Where a file comes from. Reading it is slow. */
  interface Source {
    @Nullable InputStream open() throws FileNotFoundException;
  }

  /** Where a file goes to. Writing it is slow. */
  interface Sink {
    @Nullable OutputStream open() throws FileNotFoundException;
  }

  public BackupModel(IdentityStore identity, RecordBook book, Executor background) {
    this.identity = identity;
    this.book = book;
    this.background = background;
  }

  LiveData<State> state() {
    return state;
  }

  void save(String password, Sink sink) {
    work(
        () -> {
          try (OutputStream out = sink.open()) {
            if (out == null) {
              return State.of(Kind.FAILED);
            }
            SigningKey key = identity.get().key();
            String locked = Nip49.lock(key, password, strength(), Entropy.system());
            BackupFile.write(out, locked, book.everything());
            return State.of(Kind.SAVED);
          }
        });
  }

  /** Reads a file. Its matches are taken in at once, its key only when that is wanted. */
  void read(String password, Source source) {
    work(
        () -> {
          int[] taken = {0};
          try (InputStream in = source.open()) {
            if (in == null) {
              return State.of(Kind.FAILED);
            }
            Optional<String> locked =
                BackupFile.read(in, match -> taken[0] += book.takeIn(match) ? 1 : 0);
            if (!locked.isPresent()) {
              return State.of(Kind.NOT_OURS);
            }
            return new State(Kind.READ, taken[0], Nip49.unlock(locked.get(), password));
          } catch (BadInput wrong) {
            return State.of(Kind.WRONG_PASSWORD);
          }
        });
  }

  /** Plays under the key that was read from now on. */
  void restore(SigningKey key) {
    work(
        () -> {
          Identity now = identity.get();
          if (!now.npub().equals(Identity.of(key).npub())) {
            identity.restore(key);
          }
          return State.of(Kind.RESTORED);
        });
  }

  void told() {
    state.setValue(State.of(Kind.IDLE));
  }

  /**
   * The work for a password: as much as NIP-49 suggests, where the memory of this phone allows it.
   */
  private static int strength() {
    return Runtime.getRuntime().maxMemory() >= ENOUGH_MEMORY ? Nip49.USUAL_WORK : SMALL_WORK;
  }

  private interface Work {
    State run() throws IOException;
  }

  private void work(Work work) {
    state.setValue(State.of(Kind.WORKING));
    background.execute(
        () -> {
          State done;
          try {
            done = work.run();
          } catch (IOException | Trouble | SecurityException | OutOfMemoryError failed) {
            done = State.of(Kind.FAILED);
          }
          state.postValue(done);
        });
  }
}
