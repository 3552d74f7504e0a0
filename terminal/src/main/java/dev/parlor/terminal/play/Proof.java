package dev.parlor.terminal.play;

import dev.parlor.terminal.Exit;
import dev.parlor.terminal.Problem;
import dev.parlor.terminal.Rim;
import dev.parlor.terminal.results.AuditCommand;
import dev.parlor.terminal.results.VerifyCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;

/** The end of a match as a stranger would look at it: with the commands that everybody has. */
final class Proof {
  private Proof() {}

  /** Shows a result file. */
  static void show(Path file, Rim rim) {
    rim.out().println();
    try {
      rim.out().print(Files.readString(file));
    } catch (IOException e) {
      throw new Problem("file.unreadable", file, String.valueOf(e.getMessage()));
    }
    rim.out().println();
  }

  /** Verifies a result and audits its transcript; whether both hold. */
  static boolean holds(Path file, Path transcript, Rim rim) {
    rim.out().println("$ parlor verify " + file);
    int verified = run(new VerifyCommand(rim), file);
    rim.out().println();
    rim.out().println("$ parlor audit " + transcript);
    int audited = run(new AuditCommand(rim), transcript);
    rim.out().println();
    return verified == Exit.OK && audited == Exit.OK;
  }

  private static int run(Object command, Path file) {
    return new CommandLine(command).execute(file.toString());
  }
}
