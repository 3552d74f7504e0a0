package dev.parlor.app.doorstep;

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.provider.Settings;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.appcompat.app.AppCompatActivity;
import androidx.lifecycle.DefaultLifecycleObserver;
import androidx.lifecycle.LifecycleOwner;
import dev.parlor.app.bluetooth.AndroidFacts;
import dev.parlor.app.bluetooth.Need;
import dev.parlor.app.bluetooth.Needs;
import dev.parlor.app.bluetooth.RadioPurpose;
import dev.parlor.app.notice.Notice;
import dev.parlor.radio.Handle;
import dev.parlor.radio.NearbyRadio;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What must be mended before a screen can use the radios, one thing after the other. It is said
 * first, and asked of Android only when the person taps. Must be made in {@code onCreate}.
 */
public final class Doorstep implements DefaultLifecycleObserver {
  private static final String STATE = "doorstep";
  private static final String REFUSED = "refused";
  private static final String SWITCH_ON = "android.bluetooth.adapter.action.REQUEST_ENABLE";

  private final AppCompatActivity activity;
  private final RadioPurpose purpose;
  private final NearbyRadio radio;
  private final Runnable changed;
  private final ActivityResultLauncher<String[]> permissions;
  private final ActivityResultLauncher<Intent> elsewhere;
  private @Nullable Handle watching;
  private boolean refusedForGood;

  public Doorstep(
      AppCompatActivity activity, RadioPurpose purpose, NearbyRadio radio, Runnable changed) {
    this.activity = activity;
    this.purpose = purpose;
    this.radio = radio;
    this.changed = changed;
    permissions =
        activity.registerForActivityResult(
            new ActivityResultContracts.RequestMultiplePermissions(), this::answered);
    elsewhere =
        activity.registerForActivityResult(
            new ActivityResultContracts.StartActivityForResult(), result -> changed.run());
    Bundle saved = activity.getSavedStateRegistry().consumeRestoredStateForKey(STATE);
    refusedForGood = saved != null && saved.getBoolean(REFUSED);
    activity.getSavedStateRegistry().registerSavedStateProvider(STATE, this::state);
    activity.getLifecycle().addObserver(this);
  }

  private Bundle state() {
    Bundle state = new Bundle();
    state.putBoolean(REFUSED, refusedForGood);
    return state;
  }

  @Override
  public void onStart(LifecycleOwner owner) {
    watching = radio.watch(state -> activity.runOnUiThread(changed));
  }

  @Override
  public void onResume(LifecycleOwner owner) {
    changed.run();
  }

  @Override
  public void onStop(LifecycleOwner owner) {
    if (watching != null) {
      watching.close();
      watching = null;
    }
  }

  public Needs needs() {
    return Needs.of(purpose, AndroidFacts.of(activity, radio.state()));
  }

  /** What to say about the first thing that is missing; empty when nothing is. */
  public Optional<Notice> notice() {
    return needs().todo().stream()
        .findFirst()
        .map(need -> DoorstepNotices.of(need, refusedForGood));
  }

  /** Does something about it: asks Android, or leads to where it can be switched on. */
  public void mend() {
    Needs needs = needs();
    if (needs.isEmpty()) {
      changed.run();
      return;
    }
    Need first = needs.todo().get(0);
    switch (first) {
      case PERMISSIONS -> askFor(needs);
      case BLUETOOTH_ON -> elsewhere.launch(new Intent(SWITCH_ON));
      case LOCATION_ON -> elsewhere.launch(new Intent(Settings.ACTION_LOCATION_SOURCE_SETTINGS));
      case BLUETOOTH -> changed.run();
    }
  }

  private void askFor(Needs needs) {
    if (refusedForGood) {
      elsewhere.launch(
          new Intent(
              Settings.ACTION_APPLICATION_DETAILS_SETTINGS,
              Uri.fromParts("package", activity.getPackageName(), null)));
      return;
    }
    List<String> all = new ArrayList<>(needs.permissions());
    all.addAll(needs.niceToHave());
    permissions.launch(all.toArray(new String[0]));
  }

  /** Takes the answers. Android reports a refusal for good by not even wanting an explanation. */
  private void answered(Map<String, Boolean> answers) {
    List<String> missing = needs().permissions();
    refusedForGood =
        !missing.isEmpty()
            && !answers.isEmpty()
            && missing.stream().noneMatch(activity::shouldShowRequestPermissionRationale);
    changed.run();
  }
}
