package dev.parlor.terminal.results;

import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.result.Verification;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.files.Imports;
import dev.parlor.rim.files.Inspection;
import dev.parlor.terminal.home.HomeOption;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Progress;
import dev.parlor.terminal.shell.Rim;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlor import FILE}: takes a result in either form into the own collection. */
@Command(name = "import", mixinStandardHelpOptions = true)
public final class ImportCommand implements Callable<Integer> {
  private final Rim rim;

  @Mixin private HomeOption home = new HomeOption();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "RESULT")
  private Path file = Path.of("");

  public ImportCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    return Progress.during(rim, this::take, "import.begins", file);
  }

  private int take() {
    ResultWords words = new ResultWords(rim.texts());
    try {
      Imports.Taken taken =
          Imports.take(rim.games(), Archive.in(home.home(rim).folder()), Inspection.result(file));
      if (taken.second()) {
        rim.err().println(rim.texts().text("import.twoTexts", taken.file()));
      }
      Verification verdict = Inspection.judge(rim.games(), taken.file(), taken.result());
      String name = taken.file().toString();
      if (json) {
        rim.out().println(ResultJson.of(name, taken.result(), verdict));
      } else {
        words.of(name, taken.result(), verdict).forEach(rim.out()::println);
      }
      return Exit.OK;
    } catch (Unreadable refusal) {
      rim.err().println(words.refusal(file.toString(), refusal));
      return Exit.PROBLEM;
    }
  }
}
