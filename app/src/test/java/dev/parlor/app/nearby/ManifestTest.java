package dev.parlor.app.nearby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.content.Intent;
import android.content.pm.ApplicationInfo;
import android.content.pm.ComponentInfo;
import android.content.pm.FeatureInfo;
import android.content.pm.PackageInfo;
import android.content.pm.PackageManager;
import android.content.pm.ResolveInfo;
import android.content.pm.ServiceInfo;
import android.content.res.XmlResourceParser;
import android.net.Uri;
import dev.parlor.app.R;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import org.xmlpull.v1.XmlPullParser;

/** The merged manifest, with what the libraries bring, as every Android reads it. */
@RunWith(RobolectricTestRunner.class)
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

  /** The source of the manifest, for what Robolectric doesn't tell. */
  private static String source() throws IOException {
    return new String(
        Files.readAllBytes(Paths.get("src/main/AndroidManifest.xml")), StandardCharsets.UTF_8);
  }

  /** The launcher may start a screen, and one takes in what other apps share with this one. */
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
  @Config(sdk = {34, 35, 36, 37}) // Android 10 was the first to know kinds of services
  public void theServiceOfATableIsForConnectedDevices() throws Exception {
    ServiceInfo service =
        Arrays.stream(app().services)
            .filter(known -> known.name.equals(TableService.class.getName()))
            .findFirst()
            .get();
    assertEquals(
        ServiceInfo.FOREGROUND_SERVICE_TYPE_CONNECTED_DEVICE
            | ServiceInfo.FOREGROUND_SERVICE_TYPE_LOCATION, // asked for on Android 10 and 11 alone
        service.getForegroundServiceType());
  }

  /** Nothing goes to a cloud or to the next phone, because the key of one phone is never on two. */
  @Test
  public void nothingIsBackedUp() throws Exception {
    Context context = RuntimeEnvironment.getApplication();
    assertEquals(0, context.getApplicationInfo().flags & ApplicationInfo.FLAG_ALLOW_BACKUP);
    Set<String> domains = Set.of("root", "file", "database", "sharedpref", "external");
    Map<String, Set<String>> excluded = new TreeMap<>();
    String section = "";
    try (XmlResourceParser rules = context.getResources().getXml(R.xml.data_extraction_rules)) {
      for (int event = rules.next(); event != XmlPullParser.END_DOCUMENT; event = rules.next()) {
        if (event == XmlPullParser.START_TAG && rules.getName().equals("exclude")) {
          assertEquals(".", rules.getAttributeValue(null, "path"));
          excluded
              .computeIfAbsent(section, any -> new TreeSet<>())
              .add(rules.getAttributeValue(null, "domain"));
        } else if (event == XmlPullParser.START_TAG) {
          assertTrue("nothing is let through", !rules.getName().equals("include"));
          section = rules.getName();
        }
      }
    }
    assertEquals(Map.of("cloud-backup", domains, "device-transfer", domains), excluded);
    assertTrue(source().contains("android:dataExtractionRules=\"@xml/data_extraction_rules\""));
  }

  @Test
  public void theInternetIsNoneOfOurBusiness() throws Exception {
    List<String> asked = Arrays.asList(app().requestedPermissions);
    assertTrue(asked.toString(), asked.contains("android.permission.FOREGROUND_SERVICE"));
    assertTrue(!asked.contains("android.permission.INTERNET"));
  }

  /** A phone without a camera, a radio or positioning can still be used for practice. */
  @Test
  public void noHardwareIsRequired() throws Exception {
    Context context = RuntimeEnvironment.getApplication();
    FeatureInfo[] features =
        context
            .getPackageManager()
            .getPackageInfo(context.getPackageName(), PackageManager.GET_CONFIGURATIONS)
            .reqFeatures;
    Set<String> named = new TreeSet<>();
    for (FeatureInfo feature : features) {
      if (feature.name != null) {
        named.add(feature.name);
        assertEquals(feature.name, 0, feature.flags & FeatureInfo.FLAG_REQUIRED);
      }
    }
    for (String implied :
        List.of(
            PackageManager.FEATURE_CAMERA,
            PackageManager.FEATURE_CAMERA_AUTOFOCUS,
            PackageManager.FEATURE_BLUETOOTH,
            PackageManager.FEATURE_BLUETOOTH_LE,
            PackageManager.FEATURE_LOCATION)) {
      assertTrue(implied, named.contains(implied));
    }
  }

  @Test
  public void filesOfOthersComeInUnderALabelThatSaysWhereTo() throws Exception {
    Context context = RuntimeEnvironment.getApplication();
    Uri file = Uri.parse("content://somebody/result.txt");
    for (Intent offer :
        List.of(
            new Intent(Intent.ACTION_SEND).setType("text/plain"),
            new Intent(Intent.ACTION_SEND_MULTIPLE).setType("*/*"),
            new Intent(Intent.ACTION_VIEW).setDataAndType(file, "text/plain"),
            new Intent(Intent.ACTION_VIEW).setDataAndType(file, "application/octet-stream"))) {
      offer.addCategory(Intent.CATEGORY_DEFAULT).setPackage(context.getPackageName());
      ResolveInfo taker = context.getPackageManager().queryIntentActivities(offer, 0).get(0);
      assertEquals("dev.parlor.app.records.RecordsActivity", taker.activityInfo.name);
    }
    String source = source();
    String screen =
        source.substring(
            source.indexOf(".records.RecordsActivity\"\n            android:exported=\"true"));
    String filters = screen.substring(0, screen.indexOf("</activity>"));
    assertEquals(2, filters.split("<intent-filter", -1).length - 1);
    assertEquals(
        2,
        filters.split("<intent-filter android:label=\"@string/records_take_in\">", -1).length - 1);
  }

  @Test
  public void everyLanguageOfTheTextsCanBeChosenForTheApp() throws Exception {
    Context context = RuntimeEnvironment.getApplication();
    Set<String> languages = new TreeSet<>();
    try (XmlResourceParser locales = context.getResources().getXml(R.xml.locales)) {
      for (int event = locales.next();
          event != XmlPullParser.END_DOCUMENT;
          event = locales.next()) {
        if (event == XmlPullParser.START_TAG && locales.getName().equals("locale")) {
          languages.add(
              locales.getAttributeValue("http://schemas.android.com/apk/res/android", "name"));
        }
      }
    }
    assertEquals(Set.of("de", "en", "es", "pt"), languages);
    assertTrue(source().contains("android:localeConfig=\"@xml/locales\""));
  }

  @Test
  public void itIsAGameForTheNewestAndroid() {
    ApplicationInfo info = RuntimeEnvironment.getApplication().getApplicationInfo();
    assertEquals(ApplicationInfo.CATEGORY_GAME, info.category);
    assertEquals(36, info.targetSdkVersion);
  }
}
