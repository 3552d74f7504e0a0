package dev.parlor.apk;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoFailureException;

/** The Android resource compiler, a native program that a package on the class path carries. */
final class Aapt2 {
  private final Path program;

  private Aapt2(Path program) {
    this.program = program;
  }

  /** Takes the program for this machine out of its package, unless that was done before. */
  static Aapt2 in(Path dir) throws IOException {
    String os = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    String name =
        os.contains("win")
            ? "windows/aapt2.exe"
            : os.contains("mac") ? "macosx/aapt2" : "linux/aapt2";
    Path program = dir.resolve(name);
    if (!Files.exists(program)) {
      Files.createDirectories(program.resolveSibling("."));
      Path half = Files.createTempFile(dir, "aapt2", null);
      try (InputStream in = Aapt2.class.getResourceAsStream("/prebuilt/" + name)) {
        if (in == null) {
          throw new IOException("no aapt2 for " + os + " on the plugin's class path");
        }
        Files.write(half, in.readAllBytes());
      }
      if (!half.toFile().setExecutable(true)) {
        throw new IOException("can't make " + half + " executable");
      }
      Files.move(half, program);
    }
    return new Aapt2(program);
  }

  /**
   * Runs one command, and gives its output.
   *
   * @throws MojoFailureException with aapt2's own lines, {@code file:line: error: ...} each
   */
  String run(List<String> arguments) throws IOException, MojoFailureException {
    List<String> command = new ArrayList<>();
    command.add(program.toString());
    command.addAll(arguments);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (exitCode(process) != 0) {
      throw new MojoFailureException("resources:\n" + telling(said));
    }
    return said;
  }

  private static int exitCode(Process process) throws IOException {
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while aapt2 ran", e);
    }
  }

  /** The lines that tell an error and its place; all lines if none does. */
  private static String telling(String said) {
    String telling =
        said.lines()
            .filter(line -> line.contains("error: ") || line.contains("note: "))
            .filter(line -> !line.endsWith("failed linking references."))
            .filter(line -> !line.endsWith("file failed to compile."))
            .collect(Collectors.joining("\n"));
    return telling.isEmpty() ? said : telling;
  }
}
