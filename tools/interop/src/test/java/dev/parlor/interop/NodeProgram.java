package dev.parlor.interop;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A program for Node, from the folder into which the build has installed its packages. */
final class NodeProgram implements AutoCloseable {
  private final Process process;
  private final BufferedReader out;

  private NodeProgram(Process process) {
    this.process = process;
    this.out = process.inputReader(StandardCharsets.UTF_8);
  }

  static NodeProgram start(String script, String... args) throws IOException {
    List<String> command = new ArrayList<>(List.of("node", script));
    command.addAll(List.of(args));
    return new NodeProgram(
        new ProcessBuilder(command)
            .directory(Path.of("target", "node").toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start());
  }

  /** The next line of its output; fails when there is none. */
  String line() throws IOException {
    String line = out.readLine();
    if (line == null) {
      throw new AssertionError("it ended with " + process.toHandle().info());
    }
    return line;
  }

  /** All lines of its output until it ends by itself. */
  List<String> lines() throws IOException, InterruptedException {
    List<String> lines = out.lines().toList();
    if (process.waitFor() != 0) {
      throw new AssertionError("it ended with " + process.exitValue() + ": " + lines);
    }
    return lines;
  }

  @Override
  public void close() {
    process.destroy();
  }
}
