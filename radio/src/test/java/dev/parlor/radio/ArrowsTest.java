package dev.parlor.radio;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** What decides knows no platform, and what it is told comes through one seam. */
class ArrowsTest {
  private static final JavaClasses RADIO =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.parlor.radio");

  @Test
  void radioSeesTheProtocolTheRimAndItselfAlone() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "dev.parlor.radio..",
            "dev.parlor.rim.link..",
            "dev.parlor.rim.table..",
            "dev.parlor.p2p.advert..",
            "dev.parlor.p2p.link..",
            "dev.parlor.p2p.wire..",
            "java.io..",
            "java.lang..",
            "java.util..",
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
