package dev.parlor.radio;

import static com.tngtech.archunit.core.importer.ImportOption.Predefined.DO_NOT_INCLUDE_TESTS;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The radio's decisions know no platform. All that they are told comes through one seam. */
class ArrowsTest {
  private static final JavaClasses RADIO =
      new ClassFileImporter(List.of(DO_NOT_INCLUDE_TESTS)).importPackages("dev.parlor.radio");

  @Test
  void radioSeesTheProtocolTheRimAndItselfAlone() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "dev.parlor.radio..",
            "dev.parlor.rim.[link|table]..",
            "dev.parlor.p2p.[advert|link|wire]..",
            "java.[io|lang|util]..",
            "org.jspecify.annotations..")
        .check(RADIO);
  }

  @Test
  void ofTheRimItTakesTheThreadAndTheStreamsAlone() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("dev.parlor.rim.table.TableLoop")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("dev.parlor.rim.table.Device")
        .check(RADIO);
  }

  @Test
  void decisionsAreSeenByNobodyBelowThem() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.parlor.radio.control..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.parlor.radio.control..")
        .check(RADIO);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("dev.parlor.(radio..)").should().beFreeOfCycles().check(RADIO);
  }
}
