package dev.parlor.terminal.results;

import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.result.Verification;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.Inspection;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Progress;
import dev.parlor.terminal.shell.Rim;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlor verify FILE...}: who signed what, and what it is worth. */
@Command(name = "verify", mixinStandardHelpOptions = true)
public final class VerifyCommand implements Callable<Integer> {
  private final Rim rim;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "RESULT")
  private List<Path> files = new ArrayList<>();

  public VerifyCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    int exit = Exit.OK;
    for (Path file : files) {
      int one = Progress.during(rim, () -> verify(file), "verify.begins", file);
      exit = Math.max(exit, one);
    }
    return exit;
  }

  private int verify(Path file) {
    ResultWords words = new ResultWords(rim.texts());
    try {
      SignedResult result = Inspection.result(file);
      Verification verdict = Inspection.judge(rim.games(), file, result);
      if (json) {
        rim.out().println(ResultJson.of(file.toString(), result, verdict));
      } else {
        words.of(file.toString(), result, verdict).forEach(rim.out()::println);
      }
      return verdict.counts() ? Exit.OK : Exit.NO;
    } catch (Unreadable refusal) {
      if (json) {
        rim.out().println(ResultJson.of(file.toString(), refusal));
      } else {
        rim.err().println(words.refusal(file.toString(), refusal));
        if (file.toString().endsWith(".cgt")) {
          rim.err().println(rim.texts().text("verify.tryAudit", file));
        }
      }
      return Exit.PROBLEM;
    } catch (Trouble problem) {
      rim.err().println(rim.texts().text(problem));
      return Exit.PROBLEM;
    }
  }
}
