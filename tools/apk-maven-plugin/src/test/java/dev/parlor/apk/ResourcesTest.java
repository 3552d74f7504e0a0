package dev.parlor.apk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResourcesTest {
  private static final String LAYOUT =
      """
      <TextView xmlns:android="http://schemas.android.com/apk/res/android"
        android:layout_width="wrap_content"
        android:layout_height="wrap_content"
        %s />
      """;

  @TempDir private Path dir;
  private TinyApp app;

  @BeforeEach
  void tinyApp() throws IOException {
    app = new TinyApp(dir);
  }

  private void fails(String... parts) {
    Complaint.says(app::link, parts);
  }

  @Test
  void linkedResourcesHaveNumbersAndAnArchive() throws Exception {
    Resources.Linked linked = app.link();
    assertTrue(Files.size(linked.archive()) > 0);
    Map<Symbol, String> numbered = Symbol.numbered(linked.symbols());
    String number = numbered.getOrDefault(new Symbol("int", "string", "name"), "none");
    assertTrue(number.startsWith("0x7f"), number);
  }

  @Test
  void aBrokenFileIsNamedWithItsLine() throws IOException {
    app.write("main/res/values/strings.xml", "<resources>\n<string name=\"name\">Tiny</strin>");
    fails("res/values/strings.xml:2: error:");
  }

  @Test
  void aDuplicateIsNamedWithBothPlaces() throws IOException {
    app.write(
        "main/res/values/more.xml",
        "<resources>\n\n<string name=\"name\">Other</string>\n</resources>");
    fails("strings.xml:2: error: duplicate string/name", "more.xml:3");
  }

  @Test
  void aDuplicateInOneFileIsNamedWithItsLine() throws IOException {
    app.write(
        "main/res/values/strings.xml",
        "<resources>\n<string name=\"name\">A</string>\n<string name=\"name\">B</string>\n</resources>");
    fails("strings.xml:3: error: duplicate string/name, first at line 2");
  }

  @Test
  void theSameNameInAnotherLanguageIsNoDuplicate() throws Exception {
    app.write(
        "main/res/values-de/s.xml", "<resources><string name=\"name\">B</string></resources>");
    app.link();
  }

  @Test
  void onlyTheLanguagesThatAreNamedArePacked() throws Exception {
    for (String language : new String[] {"de", "fr"}) {
      app.write(
          "main/res/values-" + language + "/s.xml",
          "<resources><string name=\"name\">Said in " + language + "</string></resources>");
    }
    String all = table(app.link());
    assertTrue(all.contains("Said in de") && all.contains("Said in fr"));
    String some = table(app.link("en", "de"));
    assertTrue(some.contains("Said in de"));
    assertFalse(some.contains("Said in fr"));
  }

  private static String table(Resources.Linked linked) throws IOException {
    try (ZipFile archive = new ZipFile(linked.archive().toFile());
        InputStream in = archive.getInputStream(archive.getEntry("resources.arsc"))) {
      return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }

  @Test
  void aReferenceToNothingIsNamedWithItsLine() throws IOException {
    app.write(
        "main/res/layout/page.xml", String.format(LAYOUT, "android:text=\"@string/nothing\""));
    fails("res/layout/page.xml:1: error: resource string/nothing", "not found");
  }

  @Test
  void anUnknownAttributeIsNamedWithItsLine() throws IOException {
    app.write("main/res/layout/page.xml", String.format(LAYOUT, "android:colour=\"#fff\""));
    fails("res/layout/page.xml:1: error: attribute android:colour not found");
  }

  @Test
  void aFileInTheWrongPlaceIsNamed() throws IOException {
    app.write("main/res/drawables/x.xml", "<x/>");
    fails("drawables");
  }

  @Test
  void anAppWithoutResourcesIsTold() throws IOException {
    Folders.delete(dir.resolve("main/res"));
    fails("main/res", "there are no resources");
  }

  @Test
  void ownSymbolsAreThoseOfTheAppsOwnFiles() throws Exception {
    app.write(
        "main/res/layout-land/page.xml", String.format(LAYOUT, "android:id=\"@+id/headline\""));
    app.write(
        "main/res/values/all.xml",
        "<resources>"
            + "<style name=\"A.B\"/>"
            + "<string-array name=\"list\"/>"
            + "<item name=\"one\" type=\"id\"/>"
            + "<declare-styleable name=\"S\"><attr name=\"size\"/></declare-styleable>"
            + "</resources>");
    assertEquals(
        Set.of(
            "array/list",
            "attr/size",
            "id/headline",
            "id/one",
            "layout/page",
            "string/name",
            "style/A_B",
            "styleable/S",
            "styleable/S_size"),
        OwnSymbols.under(dir.resolve("main/res")));
  }
}
