package dev.parlor.p2p;

import static com.tngtech.archunit.core.importer.ImportOption.Predefined.DO_NOT_INCLUDE_TESTS;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

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
