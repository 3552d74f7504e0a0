package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The links of the pages for people lead somewhere. */
class LinksTest {
  private static final Pattern LINK = Pattern.compile("]\\(([^)#\\s]+)(?:#[^)]*)?\\)");
  private static final int README_LINES = 80;

  @Test
  void everyLinkLeadsToAFile() throws IOException {
    Set<String> broken = new TreeSet<>();
    try (Stream<Path> docs = Files.walk(RepositoryFiles.ROOT.resolve("docs"));
        Stream<Path> top = Files.list(RepositoryFiles.ROOT)) {
      Stream.concat(docs, top)
          .filter(file -> file.toString().endsWith(".md"))
          .forEach(file -> broken.addAll(brokenLinks(file)));
    }
    assertEquals(Set.of(), broken);
  }

  @Test
  void readmeStaysShort() {
    assertTrue(RepositoryFiles.text("README.md").lines().count() <= README_LINES);
  }

  private static Set<String> brokenLinks(Path file) {
    Set<String> broken = new TreeSet<>();
    Matcher link =
        LINK.matcher(RepositoryFiles.text(RepositoryFiles.ROOT.relativize(file).toString()));
    while (link.find()) {
      String target = link.group(1);
      if (!target.contains("://") && !Files.exists(file.resolveSibling(target))) {
        broken.add(RepositoryFiles.ROOT.relativize(file) + " -> " + target);
      }
    }
    return broken;
  }
}
