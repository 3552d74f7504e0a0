package dev.parlor.app.home;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dev.parlor.app.identity.Identity;
import dev.parlor.app.identity.IdentityStore;
import dev.parlor.rim.Trouble;
import java.util.Optional;
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
    background.execute(this::suggest);
  }

  private void suggest() {
    try {
      callsign.postValue(identity.get().callsign());
    } catch (Trouble lost) {
      // the person who wants another name types it
    }
  }

  /** The callsign that the key of this phone suggests. */
  LiveData<String> callsign() {
    return callsign;
  }

  /** Whether the name was kept, so that nothing more is to be done here. */
  LiveData<Boolean> kept() {
    return kept;
  }

  /** Keeps this name; false when it is none. */
  boolean keep(String text) {
    Optional<String> name = Identity.typed(text);
    name.ifPresent(wanted -> background.execute(() -> rename(wanted)));
    return name.isPresent();
  }

  /**
   * Keeps a name. Without a key there is no name to keep; the screen about oneself says so, and
   * what to do.
   */
  private void rename(String wanted) {
    try {
      if (!identity.get().callsign().equals(wanted)) {
        identity.rename(wanted);
      }
    } catch (Trouble lost) {
      // nothing more can be done here
    }
    kept.postValue(true);
  }
}
