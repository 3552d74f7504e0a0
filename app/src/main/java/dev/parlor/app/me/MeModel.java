package dev.parlor.app.me;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dev.parlor.app.identity.Identity;
import dev.parlor.app.identity.IdentityStore;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.rim.Trouble;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/** Knows who this phone is. It reads and writes off the main thread. */
public final class MeModel extends ViewModel {
  private final IdentityStore store;
  private final Executor background;
  private final MutableLiveData<Identity> identity = new MutableLiveData<>();
  private final MutableLiveData<Boolean> lost = new MutableLiveData<>(false);

  public MeModel(IdentityStore store, Executor background) {
    this.store = store;
    this.background = background;
    background.execute(() -> keep(store::get));
  }

  LiveData<Identity> identity() {
    return identity;
  }

  /** Whether the key can't be read or written any more. */
  LiveData<Boolean> lost() {
    return lost;
  }

  /** Takes another name; false when it is none. */
  boolean rename(String text) {
    Optional<String> name = Identity.typed(text);
    name.ifPresent(wanted -> background.execute(() -> keep(() -> store.rename(wanted))));
    return name.isPresent();
  }

  /** Takes another key; false when the text is none. */
  boolean restore(String nsec) {
    Optional<SigningKey> key = IdentityStore.key(nsec);
    key.ifPresent(found -> background.execute(() -> keep(() -> store.restore(found))));
    return key.isPresent();
  }

  /** Reads the key again, because a Keystore that was busy may answer now. */
  void tryAgain() {
    background.execute(() -> keep(store::get));
  }

  /** Puts a new key in the place of the one that can't be read. */
  void startAnew() {
    background.execute(() -> keep(store::startAnew));
  }

  private void keep(Supplier<Identity> next) {
    try {
      identity.postValue(next.get());
      lost.postValue(false);
    } catch (Trouble trouble) {
      lost.postValue(true);
    }
  }
}
