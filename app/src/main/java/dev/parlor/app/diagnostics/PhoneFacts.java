package dev.parlor.app.diagnostics;

import android.os.Build;
import dev.parlor.radio.RadioState;

/**
 * What kind of phone this is.
 *
 * @param cores how many processors it lends us
 */
record PhoneFacts(
    String maker, String model, String android, int sdk, int cores, RadioState radio) {
  static PhoneFacts of(RadioState radio) {
    return new PhoneFacts(
        Build.MANUFACTURER,
        Build.MODEL,
        Build.VERSION.RELEASE,
        Build.VERSION.SDK_INT,
        Runtime.getRuntime().availableProcessors(),
        radio);
  }
}
