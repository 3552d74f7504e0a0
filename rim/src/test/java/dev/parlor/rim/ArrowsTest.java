package dev.parlor.rim;

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

/**
 * The rim holds threads and files, and every device uses it. It sees no screen, no network and no
 * game.
 */
class ArrowsTest {
  private static final JavaClasses RIM =
      new ClassFileImporter(List.of(DO_NOT_INCLUDE_TESTS)).importPackages("dev.parlor.rim");

  /** Whatever lies in the folder of a game; a new game is one without being named here. */
  private static final DescribedPredicate<JavaClass> OF_ONE_GAME =
      resideInAPackage("dev.parlor.games.*..")
          .and(not(resideInAnyPackage("dev.parlor.games.[bot|card|table]..")))
          .as("are of one game");

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
    noClasses().should().dependOnClassesThat(OF_ONE_GAME).check(RIM);
  }
}
