package dev.parlor.games;

import static com.tngtech.archunit.core.importer.ImportOption.Predefined.DO_NOT_INCLUDE_TESTS;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The rules see themselves and value types. They see no clock, no randomness, no thread, no I/O and
 * no text.
 */
class ArrowsTest {
  private static final JavaClasses RULES =
      new ClassFileImporter(List.of(DO_NOT_INCLUDE_TESTS)).importPackages("dev.parlor.games");

  private static final DescribedPredicate<JavaClass> ALLOWED =
      DescribedPredicate.describe(
          "a rule or a value type",
          type -> {
            JavaClass base = type.getBaseComponentType();
            String name = base.getName();
            return base.isPrimitive()
                || name.startsWith("dev.parlor.games.")
                || name.startsWith("org.jspecify.annotations.")
                || name.startsWith("java.util.function.")
                || name.startsWith("java.util.stream.")
                || name.startsWith("java.lang.annotation.")
                || name.startsWith("java.lang.invoke.")
                || name.startsWith("java.lang.runtime.")
                || isValue(name);
          });

  private static boolean isValue(String name) {
    if (name.matches("java\\.util\\.[A-Z]\\w*(\\$\\w+)*")) {
      return !name.matches(
          "java\\.util\\.(Random|SplittableRandom|UUID|Timer|TimerTask|Date|Calendar|Scanner"
              + "|ServiceLoader|Formatter|ResourceBundle|Locale)(\\$.*)?");
    }
    if (name.matches("java\\.lang\\.[A-Z]\\w*(\\$\\w+)*")) {
      return !name.matches(
          "java\\.lang\\.(Thread|ThreadLocal|System|Runtime|Process|ProcessBuilder|ClassLoader"
              + "|Class)(\\$.*)?");
    }
    return name.equals("java.math.BigInteger") || name.equals("java.math.BigDecimal");
  }

  @Test
  void rulesSeeOnlyThemselvesAndValueTypes() {
    classes().should().onlyDependOnClassesThat(ALLOWED).check(RULES);
  }

  /** The rules hold keys of sentences. The sentences stand with the tables, in every language. */
  @Test
  void rulesHoldNoSentence() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/main"))) {
      List<Path> others =
          files
              .filter(file -> Files.isRegularFile(file) && !file.toString().endsWith(".java"))
              .collect(Collectors.toList());
      assertEquals(List.of(), others);
    }
  }
}
