package dev.parlor.tables;

import static com.tngtech.archunit.core.importer.ImportOption.Predefined.DO_NOT_INCLUDE_TESTS;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.parlor.tables.kit.TableKit;
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

  /** A package knows the game whose name it has, and no other one. The catalogue knows them all. */
  @Test
  void onlyTheCatalogueAndAGamesOwnPackageKnowAGame() {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      String rules = kit.game().game().getClass().getPackageName();
      String game = rules.substring(rules.lastIndexOf('.') + 1);
      noClasses()
          .that()
          .resideOutsideOfPackages("dev.parlor.tables", "dev.parlor.tables." + game + "..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(rules + "..", "dev.parlor.tables." + game + "..")
          .check(TABLES);
    }
  }
}
