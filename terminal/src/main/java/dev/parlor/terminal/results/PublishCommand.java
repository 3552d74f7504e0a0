package dev.parlor.terminal.results;

import com.google.gson.JsonObject;
import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.nostr.NostrEvent;
import dev.parlor.p2p.result.EventLines;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.Inspection;
import dev.parlor.terminal.relay.Publication;
import dev.parlor.terminal.relay.RelayAddress;
import dev.parlor.terminal.relay.RelayPatience;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Progress;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Visible;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlor publish FILE... --relay URL}: sends what the players have signed to relays. */
@Command(name = "publish", mixinStandardHelpOptions = true)
public final class PublishCommand implements Callable<Integer> {
  private static final int MOST_SECONDS = 600;

  private final Rim rim;
  private final Map<String, String> events = new LinkedHashMap<>();
  private final Map<String, Source> sources = new LinkedHashMap<>();

  @Option(names = "--relay", paramLabel = "URL", required = true)
  private List<String> relays = new ArrayList<>();

  @Option(names = "--timeout", paramLabel = "SECONDS", defaultValue = "15")
  private int seconds;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "RESULT")
  private List<Path> files = new ArrayList<>();

  /** The file and the player from which an event comes. */
  private record Source(Path file, String author) {}

  public PublishCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    if (seconds < 1 || seconds > MOST_SECONDS) {
      throw new Problem("relay.timeout", seconds, MOST_SECONDS);
    }
    List<RelayAddress> addresses = relays.stream().map(RelayAddress::read).distinct().toList();
    int exit = Exit.OK;
    for (Path file : files) {
      exit = Math.max(exit, read(file));
    }
    if (!events.isEmpty()) {
      for (RelayAddress relay : addresses) {
        exit = Math.max(exit, publish(relay));
      }
    }
    return exit;
  }

  private int read(Path file) {
    try {
      SignedResult result = Inspection.result(file);
      List<String> lines = EventLines.of(result);
      for (String line : lines) {
        NostrEvent event = NostrEvent.parse(line);
        String id = Hex.encode(event.id());
        events.put(id, line);
        sources.put(id, new Source(file, callsign(event)));
      }
      if (lines.isEmpty()) {
        rim.err().println(rim.texts().text("export.noSignature", file));
      }
      return lines.isEmpty() ? Exit.NO : Exit.OK;
    } catch (Unreadable refusal) {
      rim.err().println(new ResultWords(rim.texts()).refusal(file.toString(), refusal));
    } catch (Trouble problem) {
      rim.err().println(rim.texts().text(problem));
    } catch (BadInput impossible) {
      throw new IllegalStateException(impossible); // EventLines gives good ones only
    }
    return Exit.PROBLEM;
  }

  private static String callsign(NostrEvent event) {
    return event.draft().tags().stream()
        .filter(tag -> tag.get(0).equals("callsign"))
        .map(tag -> tag.get(1))
        .findFirst()
        .orElse("");
  }

  private int publish(RelayAddress relay) {
    RelayPatience patience = RelayPatience.usual().within(Duration.ofSeconds(seconds));
    Publication.Outcome outcome =
        Progress.during(
            rim, () -> Publication.of(relay, events, patience), "publish.begins", relay);
    int exit = Exit.OK;
    for (Map.Entry<String, Publication.Answer> one : outcome.answers().entrySet()) {
      tell(relay, one.getKey(), one.getValue());
      if (one.getValue().state() != Publication.State.ACCEPTED) {
        exit = Exit.NO;
      }
    }
    if (outcome.problem().isPresent()) {
      rim.err().println(rim.texts().text(outcome.problem().get()));
      exit = Exit.PROBLEM;
    }
    return exit;
  }

  private void tell(RelayAddress relay, String id, Publication.Answer answer) {
    Source source = sources.getOrDefault(id, new Source(Path.of(""), ""));
    String why = Plain.words(answer.why());
    if (json) {
      JsonObject line = new JsonObject();
      line.addProperty("file", source.file().toString());
      line.addProperty("relay", relay.toString());
      line.addProperty("callsign", source.author());
      line.addProperty("event", id);
      line.addProperty("state", answer.state().toString());
      line.addProperty("why", why);
      rim.out().println(Visible.of(line.toString()));
    } else {
      String key = "publish." + answer.state();
      rim.out().println(rim.texts().text(key, source.file(), source.author(), relay, why));
    }
  }
}
