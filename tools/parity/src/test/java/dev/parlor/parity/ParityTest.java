package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ParityTest {
  private static final Pom PARENT = Pom.parent();
  private static final Catalog CATALOG = Catalog.read();

  /** Modules for laptops and stations. Gradle does not build them; it builds what phones carry. */
  private static final Set<String> JVM_ONLY = Set.of("terminal", "bluez");

  /** Dependencies that only one of the builds needs. */
  private static final Set<String> GRADLE_ONLY =
      Set.of("org.junit.platform:junit-platform-launcher");

  private static final Set<String> MAVEN_ONLY =
      Set.of(
          "dev.parlor:android-libraries",
          "org.robolectric:android-all",
          "org.junit.vintage:junit-vintage-engine");

  private static Map<String, String> versionsOfThePoms() {
    Map<String, String> versions = new TreeMap<>();
    Stream.concat(
            PARENT.managed().stream(), PARENT.of("tools/android-libraries").dependencies().stream())
        .filter(dependency -> !dependency.version().isEmpty())
        .forEach(dependency -> versions.put(dependency.name(), dependency.version()));
    return versions;
  }

  /** The version for a module. Gradle names the library; Maven names the file for its platform. */
  private static String versionFor(String module, Map<String, String> versions) {
    return Stream.of("", "-jvm", "-android")
        .map(platform -> versions.get(module + platform))
        .filter(version -> version != null)
        .findFirst()
        .orElse("(in no pom)");
  }

  @Test
  void catalogIsReadWhole() {
    assertEquals(Catalog.librariesWritten(), CATALOG.modules().size());
  }

  @Test
  void versionsAreTheSame() {
    Map<String, String> poms = versionsOfThePoms();
    Map<String, String> expected = new TreeMap<>();
    CATALOG.versionOf().keySet().forEach(each -> expected.put(each, versionFor(each, poms)));
    assertEquals(expected, CATALOG.versionOf());
  }

  @Test
  void everyVersionOfTheCatalogIsUsed() {
    String text = RepositoryFiles.text("gradle/libs.versions.toml");
    for (String name : CATALOG.versions().keySet()) {
      assertTrue(text.contains("version.ref = \"" + name + "\""), name);
    }
  }

  @Test
  void modulesAreTheSame() {
    Set<String> maven =
        PARENT.modules().stream()
            .filter(module -> !JVM_ONLY.contains(module) && !module.startsWith("tools/"))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(maven, GradleBuild.modules());
  }

  @Test
  void directDependenciesAreTheSame() {
    Set<String> android =
        PARENT.of("tools/android-libraries").dependencies().stream()
            .map(Pom.Dependency::name)
            .collect(Collectors.toSet());
    for (String module : GradleBuild.modules()) {
      Map<String, String> maven = new TreeMap<>();
      PARENT.of(module).dependencies().stream()
          .filter(dependency -> !MAVEN_ONLY.contains(dependency.name()))
          .forEach(dependency -> maven.put(dependency.name(), dependency.scope()));
      Map<String, String> gradle = GradleBuild.of(module).dependencies(CATALOG);
      gradle.keySet().removeAll(GRADLE_ONLY);
      gradle
          .keySet()
          .removeIf(
              name ->
                  android.contains(name)
                      || android.contains(name + "-android")
                      || android.contains(name + "-jvm"));
      assertEquals(maven, gradle, module);
      assertEquals(Set.of(), GradleBuild.of(module).unread(), module);
    }
  }

  @Test
  void androidIdentityIsTheSame() {
    Pom maven = PARENT.of("app");
    GradleBuild gradle = GradleBuild.of("app");
    for (String name : new String[] {"namespace", "applicationId", "minSdk", "targetSdk"}) {
      assertEquals(maven.first(name), gradle.value(name), name);
    }
    for (String line :
        new String[] {
          "versionCode = inPom(\"android.versionCode\").toInt()", "versionName = inPom(\"version\")"
        }) {
      assertTrue(gradle.text().contains(line), line);
    }
    String parent = RepositoryFiles.text("pom.xml");
    String version = "<version>" + PARENT.properties().get("project.version");
    assertEquals(
        parent.indexOf("<version>"), parent.indexOf(version), "the first is the project's");
    assertEquals(PARENT.properties().get("android.versionCode"), maven.first("versionCode"));
    assertEquals(gradle.value("targetSdk"), gradle.value("compileSdk"));
  }

  /**
   * Both builds tell lint to ignore the same. What Maven's lint makes an error besides is its own
   * affair: it is the stricter one.
   */
  @Test
  void lintIsToldToIgnoreTheSame() {
    assertEquals(PARENT.of("app").list("lintDisable"), GradleBuild.of("app").added("disable"));
  }

  @Test
  void theAppSpeaksTheSameLanguages() {
    assertEquals(
        PARENT.of("app").list("languages"), GradleBuild.of("app").added("resourceConfigurations"));
  }
}
