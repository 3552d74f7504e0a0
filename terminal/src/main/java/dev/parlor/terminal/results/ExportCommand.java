package dev.parlor.terminal.results;

import dev.parlor.games.GameId;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.result.EventLines;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.rim.files.Inspection;
import dev.parlor.tables.kit.HandRecords;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Progress;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Visible;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlor export FILE --nostr|--phh|--card-game}: a result or its hands in another form. */
@Command(name = "export", mixinStandardHelpOptions = true)
public final class ExportCommand implements Callable<Integer> {
  private final Rim rim;

  @ArgGroup(multiplicity = "1")
  private Form form = new Form();

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "RESULT")
  private Path file = Path.of("");

  /** The forms, of which exactly one has to be chosen. */
  static final class Form {
    @Option(names = "--nostr", descriptionKey = "nostr")
    private boolean nostr;

    @Option(names = "--phh", descriptionKey = "phh")
    private boolean phh;

    @Option(names = "--card-game", descriptionKey = "cardGame")
    private boolean cardGame;
  }

  public ExportCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    try {
      return form.phh ? hands() : result(Inspection.result(file));
    } catch (Unreadable refusal) {
      rim.err().println(new ResultWords(rim.texts()).refusal(file.toString(), refusal));
      return Exit.PROBLEM;
    }
  }

  private int result(SignedResult result) {
    if (form.nostr) {
      List<String> events = EventLines.of(result);
      events.forEach(event -> rim.out().println(shown(event)));
      if (events.isEmpty()) {
        rim.err().println(rim.texts().text("export.noSignature", file));
        return Exit.NO;
      }
    } else {
      rim.out().print(shown(form.cardGame ? result.cardGameText() : result.text()));
    }
    return Exit.OK;
  }

  /** Exports the hands of a match. They stand in the transcript alone. */
  private int hands() throws Unreadable {
    Transcript transcript = Inspection.transcript(rim.games(), transcriptFile());
    GameId game = transcript.roster().invite().game();
    HandRecords<?> form =
        rim.kits()
            .of(game)
            .hands()
            .orElseThrow(() -> new Problem("export.otherHands", file, GameTitles.of(rim, game)));
    Audit audit =
        Progress.during(
            rim,
            () -> Inspection.audit(rim.games(), transcript),
            "audit.begins",
            transcript.log().size());
    List<String> lines = form.of(transcript, audit);
    lines.forEach(line -> rim.out().println(shown(line)));
    if (lines.isEmpty()) {
      rim.err().println(rim.texts().text("export.noHand", file));
      return Exit.NO;
    }
    return Exit.OK;
  }

  /**
   * The text to print. A file gets it to the byte; on a screen nothing in it acts on the terminal.
   */
  private String shown(String text) {
    return rim.person() ? Visible.lines(text) : text;
  }

  private Path transcriptFile() throws Unreadable {
    if (file.toString().endsWith(".cgt")) {
      return file;
    }
    String id = Inspection.result(file).sheet().id();
    return Inspection.transcriptOf(file, id)
        .orElseThrow(() -> new Problem("export.noTranscript", file));
  }
}
