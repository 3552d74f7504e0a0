package dev.parlor.terminal;

import static com.tngtech.archunit.core.importer.ImportOption.Predefined.DO_NOT_INCLUDE_TESTS;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The terminal is a rim like the app. Neither of them knows the other. */
class ArrowsTest {
  private static final JavaClasses TERMINAL =
      new ClassFileImporter(List.of(DO_NOT_INCLUDE_TESTS)).importPackages("dev.parlor.terminal");

  @Test
  void terminalKnowsNoAndroid() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("[android|androidx]..", "dev.parlor.app..")
        .check(TERMINAL);
  }

  @Test
  void checksDriveTheRulesAndNoScreen() {
    noClasses()
        .that()
        .resideInAPackage("..terminal.check..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("..terminal.play..")
        .check(TERMINAL);
  }
}
