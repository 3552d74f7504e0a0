package dev.parlor.app.platform;

import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;
import javax.inject.Inject;
import org.robolectric.pluginapi.Sdk;
import org.robolectric.pluginapi.UsesSdk;
import org.robolectric.pluginapi.config.ConfigurationStrategy.Configuration;
import org.robolectric.plugins.DefaultSdkPicker;
import org.robolectric.plugins.SdkCollection;

/**
 * The Androids that a test names, except those that this JDK can't run. A test about the platform
 * names Android 16 and 17 beside an older one. By day the older one is run, and with the profile
 * "newest" the new ones.
 */
public final class AndroidsOfThisJdk extends DefaultSdkPicker {
  @Inject
  public AndroidsOfThisJdk(SdkCollection known, Properties system) {
    super(known, system);
  }

  @Override
  public List<Sdk> selectSdks(Configuration configuration, UsesSdk app) {
    return super.selectSdks(configuration, app).stream()
        .filter(Sdk::isSupported)
        .collect(Collectors.toList());
  }
}
