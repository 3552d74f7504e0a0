package dev.parlor.terminal.poker;

import dev.parlor.games.Refusal;
import dev.parlor.tables.poker.history.Replayed;
import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Progress;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Visible;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlor replay FILE...}: plays recorded hands of poker again through the rules. */
@Command(name = "replay", mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer>, HandFiles.Listener {
  private static final int SHOWN = 10;

  private final Rim rim;
  private final HandWords words;
  private final Map<String, Integer> reasons = new TreeMap<>();
  private final Progress progress;
  private long replayed;
  private long differ;
  private long skipped;
  private long unreadable;
  private long broken;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Parameters(arity = "1..*", paramLabel = "FILE")
  private List<Path> files = new ArrayList<>();

  ReplayCommand(Rim rim) {
    this.rim = rim;
    this.words = new HandWords(rim.texts().locale());
    this.progress = new Progress(rim);
  }

  @Override
  public Integer call() {
    files.forEach(file -> HandFiles.play(file, this));
    rim.out().println(json ? counts() : summary());
    if (replayed + differ + skipped == unreadable) {
      throw new Problem("replay.nothing", Problem.list(files));
    }
    return differ + broken == 0 ? Exit.OK : Exit.NO;
  }

  @Override
  public void replayed(String id, Replayed hand) {
    progress.show("replay.progress", replayed + differ);
    if (!hand.difference().isPresent()) {
      replayed++;
      return;
    }
    differ++;
    if (differ <= SHOWN) {
      tell(id, "DIFFERS", hand.difference().get());
    }
  }

  @Override
  public void skipped(String id, Refusal why) {
    skipped++;
    boolean variant = why.key().equals("phh.variant");
    broken += variant ? 0 : 1;
    reasons.merge(
        variant ? sentence(why) : words.of(new Refusal("phh.broken", List.of())), 1, Integer::sum);
    if (!variant && skipped <= SHOWN) {
      tell(id, "SKIPPED", why);
    }
  }

  @Override
  public void unreadable(String id, Refusal why) {
    unreadable++;
    skipped(id, why);
  }

  private void tell(String id, String state, Refusal why) {
    String sentence = sentence(why);
    rim.out()
        .println(
            json
                ? new JsonLine()
                    .with("hand", id)
                    .with("state", state)
                    .with("why", why.key())
                    .with("words", sentence)
                    .toString()
                : Visible.of(id) + ": " + sentence);
  }

  private String counts() {
    return new JsonLine()
        .with("replayed", replayed)
        .with("differ", differ)
        .with("skipped", skipped)
        .toString();
  }

  private String sentence(Refusal refusal) {
    return words.of(refusal);
  }

  /** The last line, whose numbers programs read. */
  private String summary() {
    String why =
        reasons.entrySet().stream()
            .map(reason -> reason.getKey() + ": " + reason.getValue())
            .collect(Collectors.joining(", ", " (", ")"));
    return replayed
        + " replayed, "
        + differ
        + " differ, "
        + skipped
        + " skipped"
        + (skipped == 0 ? "" : why);
  }
}
