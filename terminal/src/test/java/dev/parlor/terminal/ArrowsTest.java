package dev.parlor.terminal;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.importer.ImportOption.Predefined.DO_NOT_INCLUDE_TESTS;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The terminal is a rim like the app. Neither of them knows the other. */
class ArrowsTest {
  private static final JavaClasses TERMINAL =
      new ClassFileImporter(List.of(DO_NOT_INCLUDE_TESTS)).importPackages("dev.parlor.terminal");

  /** Whatever lies in the folder of a game; a new game is one without being named here. */
  private static final DescribedPredicate<JavaClass> OF_ONE_GAME =
      resideInAPackage("dev.parlor.games.*..")
          .and(not(resideInAnyPackage("dev.parlor.games.[bot|card|table]..")))
          .as("are of one game");

  @Test
  void terminalKnowsNoAndroid() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("[android|androidx]..", "dev.parlor.app..")
        .check(TERMINAL);
  }

  /**
   * Three rooms are about one game each, so that no other game would touch them: scenarios for the
   * rules of a game, hand histories of poker, and the open room of the seed.
   */
  @Test
  void noCommandKnowsAGame() {
    noClasses()
        .that()
        .resideOutsideOfPackages("dev.parlor.terminal.[check|replay|parlor]")
        .should()
        .dependOnClassesThat(OF_ONE_GAME)
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
