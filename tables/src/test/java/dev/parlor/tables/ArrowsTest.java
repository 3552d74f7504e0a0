package dev.parlor.tables;

import static com.tngtech.archunit.core.importer.ImportOption.Predefined.DO_NOT_INCLUDE_TESTS;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The tables are as a person sees them. They see no platform, no thread and no clock, and each game
 * stands for itself.
 */
class ArrowsTest {
  private static final JavaClasses TABLES =
      new ClassFileImporter(List.of(DO_NOT_INCLUDE_TESTS)).importPackages("dev.parlor.tables");

  @Test
  void tablesSeeNoSocketThreadClockConsoleOrAndroid() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.[awt|net|nio.channels|nio.file|time|util.concurrent]..",
            "[android|androidx]..",
            "dev.parlor.[crypto|rim|app|terminal]..")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .check(TABLES);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("dev.parlor.tables.(**)").should().beFreeOfCycles().check(TABLES);
  }

  @Test
  void onlyTheCatalogueAndAGamesOwnPackageKnowAGame() {
    classes()
        .that()
        .resideInAnyPackage("dev.parlor.tables.[scene|kit|words|sitting|lesson]")
        .should()
        .onlyDependOnClassesThat()
        .resideOutsideOfPackages(
            "dev.parlor.games.[poker|blackjack|classic|romme|recall|highlow|piles]..")
        .check(TABLES);
  }
}
