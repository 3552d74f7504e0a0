package dev.parlor.rim;

import static com.tngtech.archunit.core.importer.ImportOption.Predefined.DO_NOT_INCLUDE_TESTS;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The rim holds threads and files, and every device uses it. It sees no screen, no network and no
 * game.
 */
class ArrowsTest {
  private static final JavaClasses RIM =
      new ClassFileImporter(List.of(DO_NOT_INCLUDE_TESTS)).importPackages("dev.parlor.rim");

  @Test
  void rimKnowsNoDeviceOfItsOwn() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("[android|androidx]..", "dev.parlor.[app|terminal]..", "java.net..")
        .check(RIM);
  }

  @Test
  void rimKnowsNoSingleGame() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.parlor.games.[poker|blackjack|classic|romme|recall|highlow|piles]..")
        .check(RIM);
  }
}
