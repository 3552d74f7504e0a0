package dev.parlor.rim;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Threads and files, shared by every device: no screen, no network, no game. */
class ArrowsTest {
  private static final JavaClasses RIM =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.parlor.rim");

  @Test
  void rimKnowsNoDeviceOfItsOwn() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "android..", "androidx..", "dev.parlor.app..", "dev.parlor.terminal..", "java.net..")
        .check(RIM);
  }

  @Test
  void rimKnowsNoSingleGame() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.parlor.games.poker..",
            "dev.parlor.games.blackjack..",
            "dev.parlor.games.classic..",
            "dev.parlor.games.romme..",
            "dev.parlor.games.recall..",
            "dev.parlor.games.highlow..",
            "dev.parlor.games.piles..")
        .check(RIM);
  }
}
