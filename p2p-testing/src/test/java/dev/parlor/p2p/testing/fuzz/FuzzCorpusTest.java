package dev.parlor.p2p.testing.fuzz;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every target takes its own seeds and everything that a fuzzer has ever found worth keeping
 * ({@code src/test/resources/corpus/TARGET}; {@code tools/fuzz.sh} adds to it). It reads an input
 * or refuses it, and nothing else escapes. An input that once was a crash stays there as {@code
 * crash-...}.
 */
class FuzzCorpusTest {
  private static final Path CORPUS = Path.of("src", "test", "resources", "corpus");

  @TestFactory
  Stream<DynamicTest> everyTargetReadsOrRefusesWhatItWasEverGiven() {
    return FuzzTargets.all().stream()
        .map(target -> DynamicTest.dynamicTest(target.name(), () -> replay(target)));
  }

  private static void replay(FuzzTarget target) throws IOException {
    List<byte[]> seeds = target.seeds().get();
    assertTrue(!seeds.isEmpty(), "no seeds");
    int taken = 0;
    for (byte[] seed : seeds) {
      taken += target.run(seed) ? 1 : 0;
    }
    assertTrue(taken > 0, "no seed is taken");
    target.run(new byte[0]);
    for (Path file : files(CORPUS.resolve(target.name()))) {
      try {
        target.run(Files.readAllBytes(file));
      } catch (RuntimeException | StackOverflowError finding) {
        throw new AssertionError(file + " is a finding again", finding);
      }
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return new ArrayList<>(all.sorted().toList());
    }
  }
}
