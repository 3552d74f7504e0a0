package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/**
 * The texts that a store shows of the app. They are there in both languages, and no longer than
 * stores take them.
 */
class StoreTextsTest {
  private static final Map<String, Integer> MOST =
      Map.of("title", 30, "short_description", 80, "full_description", 4_000);
  private static final int MOST_NEWS = 500;
  private static final int SCREENS = 5;
  private static final int LEAST_SIDE = 320;

  @Test
  void everyTextIsThereAndShortEnough() {
    String code = String.valueOf(Pom.parent().properties().get("android.versionCode"));
    for (String language : List.of("en-US", "de-DE")) {
      MOST.forEach((name, most) -> assertFits(language + "/" + name, most));
      assertFits(language + "/changelogs/" + code, MOST_NEWS);
    }
  }

  @Test
  void nothingButTheNameIsTheSameInBothLanguages() {
    for (String name : List.of("short_description", "full_description")) {
      assertNotEquals(text("en-US/" + name), text("de-DE/" + name), name);
    }
  }

  /** The pictures are drawn by StorePicturesTest of the app. */
  @Test
  void everyPictureIsThereInTheSizesThatStoresTake() throws IOException {
    for (String language : List.of("en-US", "de-DE")) {
      assertSize(picture(language, "icon"), 512, 512);
      assertSize(picture(language, "featureGraphic"), 1024, 500);
      for (int number = 1; number <= SCREENS; number++) {
        BufferedImage screen = picture(language, "phoneScreenshots/" + number);
        assertTrue(screen.getWidth() >= LEAST_SIDE);
        assertTrue(screen.getHeight() <= 2 * screen.getWidth());
      }
    }
  }

  private static BufferedImage picture(String language, String name) throws IOException {
    Path file =
        RepositoryFiles.ROOT.resolve(
            "fastlane/metadata/android/" + language + "/images/" + name + ".png");
    BufferedImage picture = ImageIO.read(file.toFile());
    assertFalse(picture.getColorModel().hasAlpha(), file + " can be seen through");
    return picture;
  }

  private static void assertSize(BufferedImage picture, int width, int height) {
    assertEquals(width, picture.getWidth());
    assertEquals(height, picture.getHeight());
  }

  private static void assertFits(String name, int most) {
    String text = text(name);
    assertFalse(text.isEmpty(), name);
    assertTrue(text.length() <= most, name + ": " + text.length() + " of " + most);
  }

  private static String text(String name) {
    return RepositoryFiles.text("fastlane/metadata/android/" + name + ".txt").trim();
  }
}
