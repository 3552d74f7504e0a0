package dev.parlor.terminal.results;

import com.google.gson.JsonObject;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.station.Receipt;
import dev.parlor.p2p.station.VisitAnswer;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.files.Inspection;
import dev.parlor.rim.station.Visited;
import dev.parlor.terminal.air.Routes;
import dev.parlor.terminal.home.HomeOption;
import dev.parlor.terminal.home.OwnIdentity;
import dev.parlor.terminal.net.Route;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Progress;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Texts;
import dev.parlor.terminal.shell.Visible;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlor submit FILE... HOST:PORT}: hands results in at a station. */
@Command(name = "submit", mixinStandardHelpOptions = true)
public final class SubmitCommand implements Callable<Integer> {
  private final Rim rim;
  private final Map<String, Path> files = new LinkedHashMap<>();
  private final List<SignedResult> results = new ArrayList<>();

  @Mixin private HomeOption home = new HomeOption();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Parameters(
      arity = "2..*",
      paramLabel = "FILE... HOST:PORT",
      hideParamSyntax = true,
      descriptionKey = "submitted")
  private List<String> words = new ArrayList<>();

  public SubmitCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    int last = words.size() - 1;
    try (Route station = Routes.toStation(words.get(last), rim)) {
      return submit(station, words.subList(0, last));
    }
  }

  private int submit(Route station, List<String> names) {
    int exit = Exit.OK;
    for (String word : names) {
      exit = Math.max(exit, read(Path.of(word)));
    }
    if (results.isEmpty()) {
      return exit;
    }
    Reach reach = new Reach(station, OwnIdentity.always(home.home(rim)));
    Visited visited =
        Progress.during(
            rim, () -> reach.submit(results, this::transcript), "visit.begins", station.where());
    exit = Math.max(exit, tell(visited));
    if (!visited.isWhole()) {
      rim.err().println(rim.texts().text(reach.trouble(visited)));
      exit = Math.max(exit, visited.needsAdmission() ? Exit.NO : Exit.PROBLEM);
    }
    return exit;
  }

  private int read(Path file) {
    try {
      SignedResult result = Inspection.result(file);
      if (files.put(result.sheet().id(), file) == null) {
        results.add(result);
      }
      return Exit.OK;
    } catch (Unreadable refusal) {
      rim.err().println(new ResultWords(rim.texts()).refusal(file.toString(), refusal));
    } catch (Trouble problem) {
      rim.err().println(rim.texts().text(problem));
    }
    return Exit.PROBLEM;
  }

  private Optional<byte[]> transcript(String id) {
    return Inspection.transcriptOf(file(id), id)
        .map(file -> Inspection.bytes(file, Transcript.MAX_BYTES));
  }

  private Path file(String id) {
    return files.getOrDefault(id, Path.of(id));
  }

  /**
   * Tells what became of each result. A result that a station did not want, though it listened to
   * the end, was there already.
   */
  private int tell(Visited visited) {
    Told told = new Told();
    visited.answers().forEach(answer -> answer.to(told));
    if (visited.isWhole()) {
      told.known.keySet().forEach(id -> say(id, "KNOWN", "", ""));
    }
    return told.exit;
  }

  /** Tells of each answer about a result. */
  private final class Told implements VisitAnswer.Reader {
    private final Map<String, Path> known = new LinkedHashMap<>(files);
    private int exit = Exit.OK;

    @Override
    public void taken(VisitAnswer.Taken taken) {
      known.remove(taken.receipt().id());
      SubmitCommand.this.taken(taken.receipt());
    }

    @Override
    public void refused(VisitAnswer.Refused refused) {
      known.remove(refused.id());
      exit = Exit.NO;
      say(refused.id(), "REFUSED", refused.why(), why(refused.why()));
    }

    @Override
    public void gotTicket(VisitAnswer.GotTicket got) {
      // not asked for
    }

    @Override
    public void board(VisitAnswer.Board board) {
      // not asked for
    }
  }

  /** Keeps a receipt beside the file. The visit has compared it with the result. */
  private void taken(Receipt receipt) {
    String mark = receipt.station().hex().substring(0, 8);
    Path kept = file(receipt.id()).resolveSibling(receipt.id() + "-" + mark + ".receipt");
    Archive.write(kept.toAbsolutePath(), (receipt.line() + "\n").getBytes(StandardCharsets.UTF_8));
    say(receipt.id(), "TAKEN", receipt.line().toString(), kept.toString());
  }

  private String why(String why) {
    Texts texts = rim.texts();
    for (String kind : List.of("uncounted.", "refused.")) {
      if (texts.has(kind + why)) {
        return texts.text(kind + why);
      }
    }
    return why;
  }

  private void say(String id, String state, String detail, String words) {
    if (json) {
      JsonObject line = new JsonObject();
      line.addProperty("file", file(id).toString());
      line.addProperty("id", id);
      line.addProperty("state", state);
      line.addProperty(state.equals("TAKEN") ? "receipt" : "why", detail);
      rim.out().println(Visible.of(line.toString()));
    } else {
      rim.out().println(rim.texts().text("submit." + state, file(id), words));
    }
  }
}
