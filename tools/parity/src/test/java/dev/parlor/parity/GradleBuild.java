package dev.parlor.parity;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads {@code settings.gradle.kts} and one {@code build.gradle.kts}. */
record GradleBuild(String module, String text) {
  private static final Pattern INCLUDE =
      Pattern.compile("^include\\(\":([^\"]+)\"\\)$", Pattern.MULTILINE);
  private static final Pattern DEPENDENCY =
      Pattern.compile(
          "^ {4}(api|implementation|testImplementation|compileOnly|testRuntimeOnly|runtimeOnly"
              + "|annotationProcessor)\\((?:libs\\.([a-z0-9.]+)|project\\(\":([^\"]+)\"\\))\\)$",
          Pattern.MULTILINE);

  /** Lines that may stand among the dependencies besides: the BOM, and Lifecycle's constraint. */
  private static final Pattern FRAME =
      Pattern.compile("platform\\(libs\\.junit\\.bom\\)|libs\\.kotlinx\\.coroutines\\.core\\)");

  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"");

  static Set<String> modules() {
    Set<String> modules = new TreeSet<>();
    Matcher include = INCLUDE.matcher(RepositoryFiles.text("settings.gradle.kts"));
    while (include.find()) {
      modules.add(include.group(1));
    }
    return modules;
  }

  static GradleBuild of(String module) {
    return new GradleBuild(module, RepositoryFiles.text(module + "/build.gradle.kts"));
  }

  /** The scope that Maven would give each direct dependency, by {@code group:artifact}. */
  Map<String, String> dependencies(Catalog catalog) {
    Map<String, String> scopes = new TreeMap<>();
    Matcher found = DEPENDENCY.matcher(text);
    while (found.find()) {
      String name =
          found.group(2) == null
              ? "dev.parlor:" + found.group(3)
              : String.valueOf(catalog.modules().get(found.group(2)));
      String scope = found.group(1).startsWith("test") ? "test" : "compile";
      scopes.put(name, scope);
    }
    return scopes;
  }

  /** The lines that {@link #dependencies} can't read, such as a version beside the catalog. */
  Set<String> unread() {
    String block = text.substring(text.indexOf("\ndependencies {"));
    return block
        .substring(0, block.indexOf("\n}"))
        .lines()
        .filter(line -> line.contains("("))
        .filter(line -> !DEPENDENCY.matcher(line).find() && !FRAME.matcher(line).find())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The words that the build adds to {@code name}. */
  Set<String> added(String name) {
    Matcher list = Pattern.compile("\\b" + name + " \\+=\\s+\\w+\\(([^)]*)\\)").matcher(text);
    return list.find()
        ? WORD.matcher(list.group(1))
            .results()
            .map(word -> word.group(1))
            .collect(Collectors.toSet())
        : Set.of();
  }

  /** The value of {@code name = value}, without quotes. */
  String value(String name) {
    Matcher found =
        Pattern.compile("^\\s*" + name + " = \"?([^\"\\n]+)\"?$", Pattern.MULTILINE).matcher(text);
    return found.find() ? found.group(1) : "(none)";
  }
}
