package dev.parlor.bluez;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The hardware knows the seam and nothing behind it. */
class ArrowsTest {
  private static final JavaClasses BLUEZ =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.parlor.bluez");

  @Test
  void hardwareDecidesNothing() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.parlor.radio.control..",
            "dev.parlor.p2p.table..",
            "dev.parlor.p2p.lobby..",
            "dev.parlor.p2p.replica..",
            "dev.parlor.p2p.play..",
            "dev.parlor.p2p.clock..",
            "dev.parlor.games..",
            "dev.parlor.terminal..",
            "dev.parlor.app..",
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
