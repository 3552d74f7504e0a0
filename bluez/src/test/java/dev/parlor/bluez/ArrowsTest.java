package dev.parlor.bluez;

import static com.tngtech.archunit.core.importer.ImportOption.Predefined.DO_NOT_INCLUDE_TESTS;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The hardware knows the seam of the radio, and nothing behind it. */
class ArrowsTest {
  private static final JavaClasses BLUEZ =
      new ClassFileImporter(List.of(DO_NOT_INCLUDE_TESTS)).importPackages("dev.parlor.bluez");

  @Test
  void hardwareDecidesNothing() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.parlor.radio.control..",
            "dev.parlor.p2p.[table|lobby|replica|play|clock]..",
            "dev.parlor.[games|terminal|app]..",
            "android..")
        .check(BLUEZ);
  }

  @Test
  void socketsKnowNoBus() {
    noClasses()
        .that()
        .resideInAPackage("..bluez.socket..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("..bluez.bus..", "org.freedesktop..")
        .check(BLUEZ);
  }

  @Test
  void theBusKnowsNoSocket() {
    noClasses()
        .that()
        .resideInAPackage("..bluez.bus..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("..bluez.socket..", "com.sun.jna..")
        .check(BLUEZ);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("dev.parlor.bluez.(**)").should().beFreeOfCycles().check(BLUEZ);
  }
}
