package dev.parlor.terminal.results;

import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Finding;
import dev.parlor.p2p.audit.Narrative;
import dev.parlor.p2p.audit.Tenure;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.audit.Witness;
import dev.parlor.p2p.result.Verification;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.rim.files.Inspection;
import dev.parlor.tables.words.GameWords;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Progress;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Texts;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlor audit TRANSCRIPT}: replays and proves a whole match. */
@Command(name = "audit", mixinStandardHelpOptions = true)
public final class AuditCommand implements Callable<Integer> {
  private final Rim rim;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Option(names = "--print", descriptionKey = "print")
  private boolean print;

  @Parameters(index = "0", paramLabel = "TRANSCRIPT")
  private Path file = Path.of("");

  public AuditCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    Transcript transcript = Inspection.transcript(rim.games(), file);
    Narrative narrative = new Narrative();
    Audit audit =
        Progress.during(
            rim,
            () -> Inspection.audit(rim.games(), transcript, print ? narrative : Witness.NONE),
            "audit.begins",
            transcript.log().size());
    if (print) {
      Optional<GameWords> game =
          rim.kits()
              .find(transcript.roster().invite().game())
              .map(kit -> GameTitles.words(kit, rim.texts()));
      new EntryWords(rim.texts(), game).of(transcript, narrative).forEach(rim.out()::println);
    }
    Optional<Verification> verdict = audit.verdict(rim.games(), Inspection.SIGNATURES);
    String state = verdict.map(found -> found.state().toString()).orElse("UNFINISHED");
    if (json) {
      rim.out().println(ResultJson.of(file.toString(), audit, state));
    } else {
      say(transcript, audit, verdict);
    }
    boolean convincing = verdict.isPresent() && verdict.get().counts();
    return convincing && !audit.firstLie().isPresent() ? Exit.OK : Exit.NO;
  }

  private void say(Transcript transcript, Audit audit, Optional<Verification> verdict) {
    Texts texts = rim.texts();
    rim.out().println(texts.text("audit.entries", file, audit.entries(), transcript.log().size()));
    tenures(transcript, audit, texts);
    audit.firstLie().ifPresent(lie -> rim.out().println(lie(lie, transcript, texts)));
    if (!audit.firstLie().isPresent()) {
      rim.out().println(texts.text("audit.noLie"));
    }
    if (verdict.isPresent() && audit.result().isPresent()) {
      new ResultWords(texts)
          .of(audit.result().get().sheet().id(), audit.result().get(), verdict.get())
          .forEach(rim.out()::println);
    } else {
      rim.out().println(texts.text("audit.unfinished"));
    }
  }

  /** Tells which seats ordered after the player who opened the table. */
  private void tenures(Transcript transcript, Audit audit, Texts texts) {
    for (Tenure tenure : audit.tenures()) {
      String holder = transcript.roster().at(tenure.holder()).callsign();
      String voters =
          tenure.voters().stream()
              .map(voter -> transcript.roster().at(voter).callsign())
              .collect(Collectors.joining(", "));
      if (tenure.isVotedFor()) {
        rim.out().println(texts.text("audit.tenure", tenure.from(), holder, voters));
      } else if (tenure.epoch() > 0) {
        rim.out().println(texts.text("audit.handedOver", tenure.from(), holder));
      }
    }
  }

  private static String lie(Finding lie, Transcript transcript, Texts texts) {
    TableSeat seat = lie.verdict().seat();
    boolean known = !seat.isNone() && seat.index() < transcript.roster().seats().size();
    String who = known ? transcript.roster().at(seat).callsign() : texts.text("audit.nobody");
    String what = texts.text("offence." + lie.verdict().kind());
    return texts.text("audit.lie", lie.index(), who, what, lie.verdict().evidence());
  }
}
