package dev.parlor.terminal;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.importer.ImportOption.Predefined.DO_NOT_INCLUDE_TESTS;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The terminal is a rim like the app. Neither of them knows the other. */
class ArrowsTest {
  private static final JavaClasses TERMINAL =
      new ClassFileImporter(List.of(DO_NOT_INCLUDE_TESTS)).importPackages("dev.parlor.terminal");

  /** Whatever lies in the folder of a game; a new game is one without being named here. */
  private static final DescribedPredicate<JavaClass> OF_ONE_GAME =
      resideInAPackage("dev.parlor.games.*..")
          .and(not(resideInAnyPackage("dev.parlor.games.[bot|card|table]..")))
          .as("are of one game");

  @Test
  void terminalKnowsNoAndroid() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("[android|androidx]..", "dev.parlor.app..")
        .check(TERMINAL);
  }

  /** What is of one game stands in a package with its name; nothing else knows its rules. */
  @Test
  void noCommandKnowsAGame() {
    noClasses()
        .that(not(inPackagesOfGames("dev.parlor.terminal")))
        .should()
        .dependOnClassesThat(OF_ONE_GAME.or(inPackagesOfGames("dev.parlor.tables")))
        .check(TERMINAL);
  }

  /** A game's own tools are found by the list of their cards alone. */
  @Test
  void onlyTheCatalogueKnowsWhatGamesBring() {
    noClasses()
        .that(not(inPackagesOfGames("dev.parlor.terminal")))
        .and()
        .doNotHaveFullyQualifiedName(TerminalCatalogue.class.getName())
        .should()
        .dependOnClassesThat(inPackagesOfGames("dev.parlor.terminal"))
        .check(TERMINAL);
  }

  private static DescribedPredicate<JavaClass> inPackagesOfGames(String room) {
    String games =
        Catalogue.SHIPPED.all().stream().map(TableKit::id).collect(Collectors.joining("|"));
    return resideInAPackage(room + ".[" + games + "]..");
  }

  @Test
  void checksDriveTheRulesAndNoScreen() {
    noClasses()
        .that()
        .resideInAPackage("..terminal.check..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("..terminal.play..")
        .check(TERMINAL);
  }
}
