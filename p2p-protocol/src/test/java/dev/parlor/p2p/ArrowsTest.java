package dev.parlor.p2p;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.importer.ImportOption.Predefined.DO_NOT_INCLUDE_TESTS;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The protocol sees no socket, thread, clock or Android. One package alone sees both sealed cards
 * and games.
 */
class ArrowsTest {
  private static final JavaClasses PROTOCOL =
      new ClassFileImporter(List.of(DO_NOT_INCLUDE_TESTS)).importPackages("dev.parlor.p2p");

  /** Whatever lies in the folder of a game; a new game is one without being named here. */
  private static final DescribedPredicate<JavaClass> OF_ONE_GAME =
      resideInAPackage("dev.parlor.games.*..")
          .and(not(resideInAnyPackage("dev.parlor.games.[bot|card|table]..")))
          .as("are of one game");

  @Test
  void theProtocolSeesNoSocketThreadClockOrAndroid() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.[net|nio.channels|time|util.concurrent]..", "[android|androidx]..")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.lang.Thread")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .check(PROTOCOL);
  }

  @Test
  void onlyKitsKnowGames() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.parlor.p2p.kits")
        .should()
        .dependOnClassesThat(OF_ONE_GAME)
        .check(PROTOCOL);
  }

  @Test
  void onlyDealSeesBothSealedListsAndCards() {
    classes()
        .that()
        .resideOutsideOfPackage("dev.parlor.p2p.deal")
        .should()
        .onlyDependOnClassesThat()
        .resideOutsideOfPackages("dev.parlor.crypto.sealed..", "dev.parlor.crypto.coin..")
        .check(PROTOCOL);
  }
}
