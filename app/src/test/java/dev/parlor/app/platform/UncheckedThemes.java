package dev.parlor.app.platform;

import android.content.Context;
import android.view.View;
import androidx.appcompat.widget.ThemeUtils;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;

/**
 * Keeps views from asking whether their theme is one of AppCompat's. AppCompat asks that for every
 * view, and only logs the answer. Robolectric reads some hundred attributes for it, which takes an
 * eighth of the time of all tests.
 */
@Implements(ThemeUtils.class)
public class UncheckedThemes {
  @Implementation
  protected static void checkAppCompatTheme(View view, Context context) {}
}
