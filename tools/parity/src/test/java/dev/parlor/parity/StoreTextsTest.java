package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a store shows of the app: in both languages, no longer than stores take it. */
class StoreTextsTest {
  private static final Map<String, Integer> MOST =
      Map.of("title", 30, "short_description", 80, "full_description", 4_000);
  private static final int MOST_NEWS = 500;

  @Test
  void everyTextIsThereAndShortEnough() {
    String code = String.valueOf(Pom.parent().properties().get("android.versionCode"));
    for (String language : List.of("en-US", "de-DE")) {
      MOST.forEach((name, most) -> assertFits(language + "/" + name, most));
      assertFits(language + "/changelogs/" + code, MOST_NEWS);
    }
  }

  private static void assertFits(String name, int most) {
    String text = Repository.text("fastlane/metadata/android/" + name + ".txt").trim();
    assertFalse(text.isEmpty(), name);
    assertTrue(text.length() <= most, name + ": " + text.length() + " of " + most);
  }
}
