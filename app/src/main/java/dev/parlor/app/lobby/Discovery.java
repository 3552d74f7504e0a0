package dev.parlor.app.lobby;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.os.Bundle;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.appcompat.app.AppCompatActivity;
import androidx.lifecycle.DefaultLifecycleObserver;
import androidx.lifecycle.LifecycleOwner;
import dev.parlor.radio.Handle;
import dev.parlor.radio.NearbyRadio;
import org.jspecify.annotations.Nullable;

/**
 * Lets others find a phone that can't put a sign up: it answers inquiries for as long as Android
 * allows. Android is asked only when the player taps. Must be made in {@code onCreate}.
 */
final class Discovery implements DefaultLifecycleObserver {
  private static final String STATE = "discovery";
  private static final String REFUSED = "refused";
  private static final String ASK = "android.bluetooth.adapter.action.REQUEST_DISCOVERABLE";
  private static final String DURATION = "android.bluetooth.adapter.extra.DISCOVERABLE_DURATION";

  /** How many seconds others can find the phone: as many as Android allows. */
  private static final int SECONDS = 300;

  private final AppCompatActivity activity;
  private final NearbyRadio radio;
  private final Runnable changed;
  private final ActivityResultLauncher<Intent> dialog;
  private @Nullable Handle watching;
  private boolean refused;

  /** Whether others can find this phone by inquiring. */
  enum State {
    HIDDEN,
    /** The player has refused to be found. */
    REFUSED,
    VISIBLE
  }

  Discovery(AppCompatActivity activity, NearbyRadio radio, Runnable changed) {
    this.activity = activity;
    this.radio = radio;
    this.changed = changed;
    dialog =
        activity.registerForActivityResult(
            new ActivityResultContracts.StartActivityForResult(),
            result -> answered(result.getResultCode()));
    Bundle saved = activity.getSavedStateRegistry().consumeRestoredStateForKey(STATE);
    refused = saved != null && saved.getBoolean(REFUSED);
    activity.getSavedStateRegistry().registerSavedStateProvider(STATE, this::saved);
    activity.getLifecycle().addObserver(this);
  }

  private Bundle saved() {
    Bundle state = new Bundle();
    state.putBoolean(REFUSED, refused);
    return state;
  }

  @Override
  public void onStart(LifecycleOwner owner) {
    watching = radio.watch(state -> activity.runOnUiThread(changed));
    changed.run();
  }

  @Override
  public void onStop(LifecycleOwner owner) {
    if (watching != null) {
      watching.close();
      watching = null;
    }
  }

  State state() {
    return radio.state().discoverable() ? State.VISIBLE : refused ? State.REFUSED : State.HIDDEN;
  }

  /** Asks Android's own question, which the player may refuse. */
  void ask() {
    try {
      dialog.launch(new Intent(ASK).putExtra(DURATION, SECONDS));
    } catch (ActivityNotFoundException nobodyAsks) {
      answered(Activity.RESULT_CANCELED);
    }
  }

  private void answered(int result) {
    refused = result == Activity.RESULT_CANCELED;
    changed.run();
  }
}
