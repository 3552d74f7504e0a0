package dev.parlor.terminal.results;

import dev.parlor.p2p.result.EventLines;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.terminal.Exit;
import dev.parlor.terminal.Rim;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlor export FILE --nostr|--card-game}: the same result in another form. */
@Command(name = "export", mixinStandardHelpOptions = true)
public final class ExportCommand implements Callable<Integer> {
  private final Rim rim;

  @ArgGroup(multiplicity = "1")
  private Form form = new Form();

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "RESULT")
  private Path file = Path.of("");

  /** Exactly one of them. */
  static final class Form {
    @Option(names = "--nostr", descriptionKey = "nostr")
    private boolean nostr;

    @Option(names = "--card-game", descriptionKey = "cardGame")
    private boolean cardGame;
  }

  public ExportCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    SignedResult result;
    try {
      result = Inspection.result(file);
    } catch (Unreadable refusal) {
      rim.err().println(new ResultWords(rim.texts()).refusal(file.toString(), refusal));
      return Exit.PROBLEM;
    }
    if (form.nostr) {
      List<String> events = EventLines.of(result);
      events.forEach(rim.out()::println);
      if (events.isEmpty()) {
        rim.err().println(rim.texts().text("export.noSignature", file));
        return Exit.NO;
      }
    } else {
      rim.out().print(form.cardGame ? result.cardGameText() : result.text());
    }
    return Exit.OK;
  }
}
