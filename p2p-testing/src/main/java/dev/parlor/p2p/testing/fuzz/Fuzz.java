package dev.parlor.p2p.testing.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The entry point for a fuzzer: {@code --target_args=NAME} says which target. As a program it lists
 * the targets, or writes the seeds of all of them into folders of their names.
 */
public final class Fuzz {
  private static @Nullable FuzzTarget chosen;

  private Fuzz() {}

  /** Called by the fuzzer once. */
  public static void fuzzerInitialize(String[] arguments) {
    FuzzTarget target =
        FuzzTargets.named(arguments[0])
            .orElseThrow(() -> new IllegalArgumentException("no target " + arguments[0]));
    // prepares what all inputs share, so that it does not count as time of the first one
    target.seeds().get().forEach(target::run);
    chosen = target;
  }

  /** Called by the fuzzer for every input. */
  public static void fuzzerTestOneInput(byte[] input) {
    FuzzTarget target = chosen;
    if (target == null) {
      throw new IllegalStateException("which target?");
    }
    target.run(input);
  }

  /** Prints the names of all targets; with a folder, writes their seeds there. */
  public static void main(String[] arguments) throws IOException {
    for (FuzzTarget target : FuzzTargets.all()) {
      System.out.println(target.name());
      if (arguments.length > 0) {
        Path folder = Files.createDirectories(Path.of(arguments[0], target.name()));
        List<byte[]> seeds = target.seeds().get();
        for (int number = 0; number < seeds.size(); number++) {
          Files.write(folder.resolve("seed-" + number), seeds.get(number));
        }
      }
    }
  }

  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
