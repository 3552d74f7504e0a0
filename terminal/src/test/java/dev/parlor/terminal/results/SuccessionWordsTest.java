package dev.parlor.terminal.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Fault;
import dev.parlor.p2p.testing.sim.FaultPlan;
import dev.parlor.p2p.testing.sim.Faults;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.sim.RunProblem;
import dev.parlor.p2p.testing.sim.SimCast;
import dev.parlor.p2p.testing.sim.World;
import dev.parlor.p2p.testing.troupe.Troupe;
import dev.parlor.terminal.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A host is lost for a while, and the second of three seats holds the table. */
class SuccessionWordsTest {
  private static final int LOST_AT = 12;
  private static final long AWAY = 90_000;
  private static final Pattern WORDS =
      Pattern.compile("From entry (\\d+) on (\\S+) held the table, by the votes of (.*)\\.\\n");

  /** Keeps the transcript that the host's phone has at the end. */
  private static final class Keeper<S, V> implements SimCast<S, V> {
    private final List<Transcript> kept = new ArrayList<>();

    @Override
    public boolean outlivesHost() {
      return true;
    }

    @Override
    public Optional<RunProblem> judge(World<S, V> world) {
      world.phones().get(0).session().flatMap(Transcript::of).ifPresent(kept::add);
      return Optional.empty();
    }
  }

  private static <S, V> Transcript played(Bots<S, V> bots) {
    Run run = new Run(bots, 3, bots.brief(), Faults.NONE, 5, true, false);
    Keeper<S, V> keeper = new Keeper<>();
    Fault lost = new Fault.Behind(LOST_AT, new Fault.Kill(0, 0, AWAY));
    assertEquals(
        Optional.empty(), World.play(bots, run, new FaultPlan(List.of(lost)), keeper).problem());
    return keeper.kept.get(0);
  }

  @Test
  void anAuditTellsWhoHeldTheTableFromWhichEntryOn(@TempDir Path home) throws IOException {
    Transcript transcript = played(Troupe.OPEN);
    Path file = home.resolve("one.cgt");
    Files.write(file, transcript.encode());
    Ran ran = Ran.parlor("audit", file.toString());
    assertTrue(ran.out().contains("nobody lied"), ran.out());
    Matcher words = WORDS.matcher(ran.out());
    assertTrue(words.find(), ran.out());
    String holder = words.group(2);
    Succession next =
        Succession.in(transcript.log().get(Integer.parseInt(words.group(1))).entry()).orElseThrow();
    TableSeat seat = new TableSeat(next.epoch() % 3);
    assertEquals(transcript.roster().at(seat).callsign(), holder);
    assertEquals(
        next.votes().stream()
            .map(vote -> transcript.roster().at(vote.voter()).callsign())
            .collect(Collectors.joining(", ")),
        words.group(3));
    Ran printed = Ran.parlor("audit", "--print", file.toString());
    String line = words.group(1) + " " + holder + " SUCCESSION:" + next.epoch() + ":";
    assertTrue(printed.out().contains("\n" + line + seat.number() + ":2,3\n"), printed.out());
    assertTrue(printed.out().contains("     from here on " + holder + " holds the table"));
    JsonArray holders =
        JsonParser.parseString(Ran.parlor("audit", "--json", file.toString()).out())
            .getAsJsonObject()
            .getAsJsonArray("holders");
    assertEquals(2, holders.size());
    assertEquals("[1,2]", holders.get(1).getAsJsonObject().get("voters").toString());
  }
}
