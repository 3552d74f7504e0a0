package dev.parlor.app.home;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dev.parlor.app.identity.Identity;
import dev.parlor.app.identity.IdentityStore;
import java.util.Locale;
import java.util.concurrent.Executor;

/** Knows the callsign of this phone and keeps another one; both off the main thread. */
public final class WelcomeModel extends ViewModel {
  private final IdentityStore identity;
  private final Executor background;
  private final MutableLiveData<String> callsign = new MutableLiveData<>();
  private final MutableLiveData<Boolean> kept = new MutableLiveData<>(false);

  public WelcomeModel(IdentityStore identity, Executor background) {
    this.identity = identity;
    this.background = background;
    background.execute(() -> callsign.postValue(identity.get().callsign()));
  }

  /** The one that the key of this phone suggests. */
  LiveData<String> callsign() {
    return callsign;
  }

  /** Whether the choice is on disk. */
  LiveData<Boolean> kept() {
    return kept;
  }

  /** Keeps this name; false when it is none. */
  boolean keep(String text) {
    String wanted = text.trim().toUpperCase(Locale.ROOT);
    if (!Identity.isCallsign(wanted)) {
      return false;
    }
    background.execute(
        () -> {
          if (!identity.get().callsign().equals(wanted)) {
            identity.rename(wanted);
          }
          kept.postValue(true);
        });
    return true;
  }
}
