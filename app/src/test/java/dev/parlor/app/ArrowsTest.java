package dev.parlor.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.Test;

/** What may see what inside the app. */
public final class ArrowsTest {
  private static final JavaClasses APP =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.parlor.app");

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
        .resideInAnyPackage("dev.parlor.app.table..", "dev.parlor.app.piles..")
        .check(APP);
  }

  @Test
  public void whatAllTablesShareKnowsNoSingleGame() {
    noClasses()
        .that()
        .resideInAPackage("dev.parlor.app.table..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.parlor.app.piles..", "dev.parlor.games.piles..")
        .check(APP);
  }
}
