package dev.parlor.terminal;

import dev.parlor.rim.Trouble;
import dev.parlor.terminal.check.CheckCommand;
import dev.parlor.terminal.home.IdentityCommand;
import dev.parlor.terminal.man.CompletionCommand;
import dev.parlor.terminal.man.ManCommand;
import dev.parlor.terminal.play.DemoCommand;
import dev.parlor.terminal.play.HistoryCommand;
import dev.parlor.terminal.play.HostCommand;
import dev.parlor.terminal.play.JoinCommand;
import dev.parlor.terminal.play.PlayCommand;
import dev.parlor.terminal.play.RulesCommand;
import dev.parlor.terminal.play.StatsCommand;
import dev.parlor.terminal.play.WatchCommand;
import dev.parlor.terminal.results.AuditCommand;
import dev.parlor.terminal.results.ExportCommand;
import dev.parlor.terminal.results.ImportCommand;
import dev.parlor.terminal.results.LeaderboardCommand;
import dev.parlor.terminal.results.PublishCommand;
import dev.parlor.terminal.results.RebuildCommand;
import dev.parlor.terminal.results.StationCommand;
import dev.parlor.terminal.results.SubmitCommand;
import dev.parlor.terminal.results.VerifyCommand;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Misuse;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.simulate.SimulateCommand;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;

/** The list of all commands, and what happens around each of them. */
final class Commands {
  private Commands() {}

  static int run(String[] given, Rim process) {
    Wording wording = Wording.of(given, process);
    Rim rim = wording.rim();
    CommandLine line = all(rim);
    int exit = execute(line, wording.args().toArray(new String[0]), rim);
    rim.out().flush();
    rim.err().flush();
    return exit;
  }

  /** Executes a command. An input line of gigabytes ends in a sentence, too. */
  private static int execute(CommandLine line, String[] args, Rim rim) {
    try {
      return line.execute(args);
    } catch (OutOfMemoryError | StackOverflowError exhausted) {
      rim.err().println(rim.texts().text("problem.internal", exhausted.toString()));
      return Exit.PROBLEM;
    }
  }

  /** All commands, one on each line. */
  static CommandLine all(Rim rim) {
    CommandLine line = new CommandLine(new ParlorCommand(rim));
    List<Callable<Integer>> all = new ArrayList<>();
    Collections.addAll(
        all,
        new PlayCommand(rim),
        new DemoCommand(rim),
        new HostCommand(rim),
        new JoinCommand(rim),
        new WatchCommand(rim),
        new IdentityCommand(rim),
        new RulesCommand(rim),
        new CheckCommand(rim, TerminalCatalogue.SUITES),
        new HistoryCommand(rim),
        new StatsCommand(rim));
    TerminalCatalogue.commands(rim).forEach(all::add);
    Collections.addAll(
        all,
        new VerifyCommand(rim),
        new AuditCommand(rim),
        new ExportCommand(rim),
        new ImportCommand(rim),
        new LeaderboardCommand(rim),
        new RebuildCommand(rim),
        new SubmitCommand(rim),
        new PublishCommand(rim),
        new StationCommand(rim, TerminalCatalogue.room()),
        new SimulateCommand(rim),
        new CompletionCommand(rim),
        new ManCommand(rim),
        new HelpCommand(rim));
    all.forEach(line::addSubcommand);
    line.registerConverter(InetAddress.class, Commands::address);
    line.setResourceBundle(rim.usage(TerminalCatalogue.usage(), TerminalCatalogue.SUITES.names()));
    line.setOut(new PrintWriter(rim.out(), true, StandardCharsets.UTF_8));
    line.setErr(new PrintWriter(rim.err(), true, StandardCharsets.UTF_8));
    line.setParameterExceptionHandler((problem, given) -> refuse(rim, problem));
    line.setExecutionExceptionHandler((thrown, command, parsed) -> explain(rim, thrown));
    return line;
  }

  private static InetAddress address(String text) {
    try {
      return InetAddress.getByName(text);
    } catch (UnknownHostException unknown) {
      throw new Problem("problem.address", text);
    }
  }

  private static int refuse(Rim rim, CommandLine.ParameterException problem) {
    rim.err().println(new Misuse(rim.texts()).of(problem));
    return Exit.PROBLEM;
  }

  private static int explain(Rim rim, Exception thrown) {
    if (thrown instanceof Trouble problem) {
      rim.err().println(rim.texts().text(problem));
    } else {
      rim.err().println(rim.texts().text("problem.internal", thrown.toString()));
      if (rim.environment().containsKey("PARLOR_DEBUG")) {
        thrown.printStackTrace(rim.err());
      }
    }
    return Exit.PROBLEM;
  }
}
