package dev.parlor.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import org.junit.Test;

/** Which package of the app may see which. */
public final class ArrowsTest {
  private static final JavaClasses APP =
      new ClassFileImporter()
          .withImportOption(ArrowsTest::isNoTest)
          .importPackages("dev.parlor.app");

  /**
   * Whether this class is no test. Each build has a folder of its own for tests; it is the one of
   * this class.
   */
  private static boolean isNoTest(Location location) {
    return !location.contains(
        ArrowsTest.class.getProtectionDomain().getCodeSource().getLocation().getPath());
  }

  @Test
  public void radioTypesAreSeenInTheBluetoothPackageAlone() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.parlor.app.bluetooth..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("android.bluetooth..", "android.net.wifi..", "android.nfc..")
        .check(APP);
  }

  @Test
  public void theAppOpensNoConnectionToTheInternet() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("android.net.http..", "java.net.http..", "android.webkit..")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.net.Socket")
        .check(APP);
  }

  @Test
  public void cardsAreDrawnWithoutKnowingAnyTable() {
    noClasses()
        .that()
        .resideInAPackage("dev.parlor.app.card..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.parlor.app.table..", "dev.parlor.app.felt..")
        .check(APP);
  }

  @Test
  public void whatAllTablesShareKnowsNoSingleGame() {
    noClasses()
        .that()
        .resideInAPackage("dev.parlor.app.table..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.parlor.app.felt..", "dev.parlor.games.piles..")
        .check(APP);
  }

  @Test
  public void theFeltKnowsNoGame() {
    noClasses()
        .that()
        .resideInAPackage("dev.parlor.app.felt..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.parlor.games.[poker|blackjack|classic|romme|recall|highlow|piles]..",
            "dev.parlor.app.[plans|play|nearby]..",
            "dev.parlor.p2p..")
        .check(APP);
  }

  @Test
  public void whereThingsLieIsDecidedWithoutAndroid() {
    noClasses()
        .that()
        .haveNameMatching(
            ".*felt\\.(.*Layout|Laid.*|Laying|Box|Ground|Ink|Plan|ZoneRow|WordLines|PlateWords)")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("android..", "androidx..")
        .check(APP);
  }
}
