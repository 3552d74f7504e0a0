package dev.parlor.app.doorstep;

import android.os.Build;
import dev.parlor.app.R;
import dev.parlor.app.bluetooth.Need;
import dev.parlor.app.notice.Notice;

/** Each thing that may be missing, in plain words. */
final class DoorstepNotices {
  private DoorstepNotices() {}

  static Notice of(Need need, boolean refusedForGood) {
    boolean asksForLocation = Build.VERSION.SDK_INT < Build.VERSION_CODES.S;
    return switch (need) {
      case BLUETOOTH ->
          Notice.of(R.drawable.ic_bluetooth, R.string.need_radio, R.string.need_radio_text);
      case PERMISSIONS -> {
        if (refusedForGood) {
          yield Notice.of(
              R.drawable.ic_hand,
              R.string.need_settings,
              asksForLocation ? R.string.need_settings_location_text : R.string.need_settings_text,
              R.string.need_settings_button);
        }
        yield asksForLocation
            ? Notice.of(
                R.drawable.ic_place,
                R.string.need_location_permission,
                R.string.need_location_permission_text,
                R.string.need_permission_button)
            : Notice.of(
                R.drawable.ic_bluetooth,
                R.string.need_permission,
                R.string.need_permission_text,
                R.string.need_permission_button);
      }
      case BLUETOOTH_ON ->
          Notice.of(
              R.drawable.ic_bluetooth,
              R.string.need_on,
              R.string.need_on_text,
              R.string.need_on_button);
      case LOCATION_ON ->
          Notice.of(
              R.drawable.ic_place,
              R.string.need_location,
              R.string.need_location_text,
              R.string.need_location_button);
    };
  }
}
