package dev.parlor.terminal;

import dev.parlor.terminal.shell.Rim;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The entry point of the program. */
public final class Main {
  /**
   * Set by the launcher when a person's terminal is on both ends, because Java can't tell by
   * itself.
   */
  private static final String PERSON = "PARLOR_PERSON";

  private Main() {}

  public static void main(String[] args) {
    System.exit(Commands.run(args, process()));
  }

  /** Runs one command in English, as if from a pipe; for tests and embedding. */
  public static int run(String[] args, InputStream in, PrintStream out, PrintStream err) {
    return Commands.run(args, new Rim(in, out, err, Map.of(), false));
  }

  private static Rim process() {
    return new Rim(
        System.in,
        utf8(FileDescriptor.out),
        utf8(FileDescriptor.err),
        System.getenv(),
        System.getenv().containsKey(PERSON));
  }

  private static PrintStream utf8(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
  }
}
