package dev.parlor.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import dev.parlor.app.felt.Plan;
import org.junit.Test;

/** Which package of the app may see which. */
public final class ArrowsTest {
  private static final JavaClasses APP =
      new ClassFileImporter()
          .withImportOption(ArrowsTest::isNoTest)
          .importPackages("dev.parlor.app");

  /** Whatever lies in the folder of a game; a new game is one without being named here. */
  private static final DescribedPredicate<JavaClass> OF_ONE_GAME =
      resideInAPackage("dev.parlor.games.*..")
          .and(not(resideInAnyPackage("dev.parlor.games.[bot|card|table]..")))
          .as("are of one game");

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
  public void onlyPlansKnowGames() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.parlor.app.plans")
        .should()
        .dependOnClassesThat(OF_ONE_GAME)
        .check(APP);
  }

  /** A plan places the zones of a game and does nothing else: it knows its game and a plan. */
  @Test
  public void plansPlaceZonesAndDoNothingElse() {
    classes()
        .that()
        .resideInAPackage("dev.parlor.app.plans")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                    "java.[lang|util]..",
                    "org.jspecify..",
                    "dev.parlor.games..",
                    "dev.parlor.app.plans")
                .or(equivalentTo(Plan.class)))
        .check(APP);
  }

  @Test
  public void whatAllTablesShareKnowsNoFelt() {
    noClasses()
        .that()
        .resideInAPackage("dev.parlor.app.table..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.parlor.app.felt..")
        .check(APP);
  }

  @Test
  public void theFeltKnowsNoTableBetweenPhones() {
    noClasses()
        .that()
        .resideInAPackage("dev.parlor.app.felt..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.parlor.app.[plans|play|nearby]..", "dev.parlor.p2p..")
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
