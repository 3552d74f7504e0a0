package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Both builds use the usual folders and no others. A source that lies elsewhere would be in neither
 * build, or in one only.
 */
class FoldersTest {
  private static final Set<String> EVERYWHERE =
      Set.of("main/java", "main/resources", "test/java", "test/resources");
  private static final Set<String> IN_THE_APP =
      Set.of("main/AndroidManifest.xml", "main/assets", "main/baseline-prof.txt", "main/res");

  /** Folders of second opinions in another language. No build reads them. */
  private static final Set<String> IN_NO_BUILD = Set.of("test/python");

  @Test
  void sourcesLieWhereBothBuildsLook() throws IOException {
    for (String module : GradleBuild.modules()) {
      Set<String> unseen = new TreeSet<>(present(module));
      unseen.removeAll(EVERYWHERE);
      unseen.removeAll(IN_NO_BUILD);
      if (module.equals("app")) {
        unseen.removeAll(IN_THE_APP);
      }
      assertEquals(Set.of(), unseen, module);
    }
  }

  @Test
  void noBuildMovesItsFolders() {
    for (String module : GradleBuild.modules()) {
      assertFalse(GradleBuild.of(module).text().contains("sourceSets"), module);
      String pom = RepositoryFiles.text(module + "/pom.xml");
      for (String word :
          new String[] {"sourceDirectory", "testSourceDirectory", "add-source", "<resources>"}) {
        assertFalse(pom.contains(word), module + " " + word);
      }
    }
  }

  /** The folders at the second level of {@code src}. */
  private static Set<String> present(String module) throws IOException {
    Path source = RepositoryFiles.ROOT.resolve(module).resolve("src");
    try (Stream<Path> walk = Files.walk(source, 2)) {
      Set<String> found = new TreeSet<>();
      walk.filter(path -> source.relativize(path).getNameCount() == 2)
          .forEach(path -> found.add(source.relativize(path).toString().replace('\\', '/')));
      return found;
    }
  }
}
