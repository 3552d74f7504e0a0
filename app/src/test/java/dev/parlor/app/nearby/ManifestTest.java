package dev.parlor.app.nearby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.content.pm.ComponentInfo;
import android.content.pm.PackageInfo;
import android.content.pm.PackageManager;
import android.content.pm.ServiceInfo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The merged manifest, with what the libraries bring. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 34)
public final class ManifestTest {
  private static PackageInfo app() throws PackageManager.NameNotFoundException {
    Context context = RuntimeEnvironment.getApplication();
    int everything =
        PackageManager.GET_ACTIVITIES
            | PackageManager.GET_SERVICES
            | PackageManager.GET_RECEIVERS
            | PackageManager.GET_PROVIDERS
            | PackageManager.GET_PERMISSIONS
            | PackageManager.MATCH_DISABLED_COMPONENTS;
    return context.getPackageManager().getPackageInfo(context.getPackageName(), everything);
  }

  private static void exported(List<String> names, ComponentInfo @Nullable [] components) {
    if (components != null) {
      for (ComponentInfo component : components) {
        if (component.exported) {
          names.add(component.name);
        }
      }
    }
  }

  /** The launcher, and the screen that takes in what other apps share with this one. */
  @Test
  public void nothingIsExportedThatNeedNotBe() throws Exception {
    List<String> names = new ArrayList<>();
    exported(names, app().activities);
    exported(names, app().services);
    exported(names, app().receivers);
    exported(names, app().providers);
    Set<String> needed =
        Set.of("dev.parlor.app.home.HomeActivity", "dev.parlor.app.records.RecordsActivity");
    assertEquals(needed, new HashSet<>(names));
  }

  @Test
  public void theServiceOfATableIsForConnectedDevices() throws Exception {
    ServiceInfo service =
        Arrays.stream(app().services)
            .filter(known -> known.name.equals(TableService.class.getName()))
            .findFirst()
            .get();
    assertEquals(
        ServiceInfo.FOREGROUND_SERVICE_TYPE_CONNECTED_DEVICE, service.getForegroundServiceType());
  }

  @Test
  public void theInternetIsNoneOfOurBusiness() throws Exception {
    List<String> asked = Arrays.asList(app().requestedPermissions);
    assertTrue(asked.toString(), asked.contains("android.permission.FOREGROUND_SERVICE"));
    assertTrue(!asked.contains("android.permission.INTERNET"));
  }
}
