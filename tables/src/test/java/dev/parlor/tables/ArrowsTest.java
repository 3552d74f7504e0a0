package dev.parlor.tables;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** A table as a person sees it: no platform, no thread, no clock; each game for itself. */
class ArrowsTest {
  private static final JavaClasses TABLES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.parlor.tables");

  @Test
  void tablesSeeNoSocketThreadClockConsoleOrAndroid() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.net..",
            "java.nio.file..",
            "java.nio.channels..",
            "java.util.concurrent..",
            "java.time..",
            "java.awt..",
            "android..",
            "androidx..",
            "dev.parlor.crypto..",
            "dev.parlor.rim..",
            "dev.parlor.app..",
            "dev.parlor.terminal..")
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
        .resideInAnyPackage(
            "dev.parlor.tables.scene",
            "dev.parlor.tables.kit",
            "dev.parlor.tables.words",
            "dev.parlor.tables.sitting",
            "dev.parlor.tables.lesson")
        .should()
        .onlyDependOnClassesThat()
        .resideOutsideOfPackages(
            "dev.parlor.games.poker..",
            "dev.parlor.games.blackjack..",
            "dev.parlor.games.classic..",
            "dev.parlor.games.romme..",
            "dev.parlor.games.recall..",
            "dev.parlor.games.highlow..",
            "dev.parlor.games.piles..")
        .check(TABLES);
  }
}
