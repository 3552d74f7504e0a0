package dev.parlor.crypto;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameStartingWith;
import static com.tngtech.archunit.core.importer.ImportOption.Predefined.DO_NOT_INCLUDE_TESTS;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Crypto sees itself, Bouncy Castle's lightweight API and value types. It sees nothing above it.
 */
class ArrowsTest {
  private static final JavaClasses CRYPTO =
      new ClassFileImporter(List.of(DO_NOT_INCLUDE_TESTS)).importPackages("dev.parlor.crypto");

  @Test
  void cryptoSeesOnlyItselfBouncyCastleAndValueTypes() {
    // NIP-49 wants a password in NFKC. Its normalizer is a function of text and nothing else.
    classes()
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                    "",
                    "dev.parlor.crypto..",
                    "org.bouncycastle.crypto..",
                    "org.bouncycastle.math..",
                    "org.jspecify.annotations..",
                    "java.lang",
                    "java.lang.annotation",
                    "java.lang.invoke",
                    "java.lang.runtime",
                    "java.math",
                    "java.nio",
                    "java.nio.charset",
                    "java.security",
                    "java.util",
                    "java.util.function",
                    "java.util.stream")
                .or(nameStartingWith("java.text.Normalizer")))
        .check(CRYPTO);
  }

  @Test
  void onlyTheRandomPackageTouchesASourceOfRandomness() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.parlor.crypto.random..")
        .should()
        .dependOnClassesThat()
        .haveNameMatching(
            "java\\.security\\.SecureRandom|java\\.util\\.(Random|SplittableRandom|UUID)"
                + "|java\\.lang\\.Math\\.random|java\\.util\\.concurrent\\.ThreadLocalRandom")
        .check(CRYPTO);
  }

  @Test
  void nothingReadsAClockStartsAThreadOrPrints() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .haveNameMatching(
            "java\\.lang\\.(Thread|Runtime|Process.*)|java\\.time\\..*|java\\.io\\..*Stream")
        .check(CRYPTO);
  }

  @Test
  void theProviderIsNeverUsed() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.bouncycastle.jce..", "org.bouncycastle.jcajce..", "javax.crypto..")
        .check(CRYPTO);
  }

  @Test
  void theGroupKnowsNothingOfWhatIsBuiltOnIt() {
    noClasses()
        .that()
        .resideInAPackage("dev.parlor.crypto.curve")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.parlor.crypto.[nostr|channel|sealed|coin|commit]..")
        .check(CRYPTO);
  }

  @Test
  void theArithmeticForSecretsNeverBranchesThroughThePublicOne() {
    noClasses()
        .that()
        .haveNameMatching(
            ".*\\.curve\\.(Projective|SignedDigits|SplitDigits|SecretMul|SecretBases|SecretRows)")
        .should()
        .dependOnClassesThat()
        .haveNameMatching(".*\\.(Jacobian|Straus|Pippenger|Wnaf|MultiScalar)")
        .check(CRYPTO);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("dev.parlor.crypto.(*)..").should().beFreeOfCycles().check(CRYPTO);
  }
}
