package dev.parlor.terminal.play;

import dev.parlor.terminal.results.AuditCommand;
import dev.parlor.terminal.results.VerifyCommand;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;

/** Checks the end of a match as a stranger would, with the commands that everybody has. */
final class Proof {
  private static final int WIDTH = 76;

  private Proof() {}

  /**
   * Verifies a result file and audits its transcript for a program; answers whether both hold. It
   * prints what {@code --json} says of both, and nothing else.
   */
  static boolean holdsForMachines(Path file, Path transcript, Rim rim) {
    int verified = run(new VerifyCommand(rim), file, "--json");
    int audited = run(new AuditCommand(rim), transcript, "--json");
    return verified == Exit.OK && audited == Exit.OK;
  }

  /** Who has signed a result, as {@code verify} says it, in lines that fit any window. */
  static List<String> words(Path file, Rim rim) {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    run(new VerifyCommand(new Rim(rim.in(), out, out, rim.environment(), false, rim.kits())), file);
    List<String> lines = new ArrayList<>();
    for (String line : said.toString(StandardCharsets.UTF_8).split("\\R")) {
      for (int from = 0; from == 0 || from < line.length(); from += WIDTH) {
        lines.add(line.substring(from, Math.min(line.length(), from + WIDTH)));
      }
    }
    return lines;
  }

  /** Shows a result file. */
  private static void show(Path file, Rim rim) {
    rim.out().println();
    try {
      rim.out().print(Files.readString(file));
    } catch (IOException e) {
      throw new Problem("file.unreadable", file, String.valueOf(e.getMessage()));
    }
    rim.out().println();
  }

  /** Shows a result file, verifies it and audits its transcript; answers whether both hold. */
  static boolean holds(Path file, Path transcript, Rim rim) {
    show(file, rim);
    rim.out().println("$ parlor verify " + file);
    int verified = run(new VerifyCommand(rim), file);
    rim.out().println();
    rim.out().println("$ parlor audit " + transcript);
    int audited = run(new AuditCommand(rim), transcript);
    rim.out().println();
    return verified == Exit.OK && audited == Exit.OK;
  }

  private static int run(Object command, Path file, String... options) {
    List<String> args = new ArrayList<>(List.of(options));
    args.add(file.toString());
    return new CommandLine(command).execute(args.toArray(new String[0]));
  }
}
