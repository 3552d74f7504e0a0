package dev.parlor.terminal.play;

import dev.parlor.games.Refusal;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.table.TableView.Stage;
import dev.parlor.rim.table.RefusalWatcher;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.table.LineReader;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * The time before the cards. It tells who comes and goes, shows the code and asks whether all
 * screens show the same. Meanwhile the table may be opened again, or be over.
 */
final class LiveLobby<S, V> implements RefusalWatcher {
  private static final long FOR_EVER = TimeUnit.DAYS.toMillis(365);
  private static final long GLANCE_MILLIS = 50;

  /** The answers that agree, in both languages. Enter alone agrees. */
  private static final Set<String> YES = Set.of("", "y", "yes", "j", "ja");

  private static final Set<String> NOES = Set.of("n", "no", "nein");

  /** The answer of somebody who will never type again. */
  private static final String NO = "n";

  private final Rim rim;
  private final Voice voice;
  private final TableLoop<S, V> loop;
  private final LiveSitting<S, V> sitting;
  private final Part part;
  private final Runnable beforeAsking;
  private final LineReader typed;
  private volatile boolean gathering = true;

  /**
   * What the person here has to do with others who come.
   *
   * @param host whether it closes the seats
   * @param robot whether a computer player sits here and no person is asked
   * @param fewest how many are enough to begin when a person wants to
   */
  record Part(boolean host, boolean robot, int fewest) {}

  /**
   * @param beforeAsking waits for what a person should have read before being asked
   */
  LiveLobby(
      Rim rim,
      LineReader typed,
      Voice voice,
      TableLoop<S, V> loop,
      LiveSitting<S, V> sitting,
      Part part,
      Runnable beforeAsking) {
    this.rim = rim;
    this.typed = typed;
    this.voice = voice;
    this.loop = loop;
    this.sitting = sitting;
    this.part = part;
    this.beforeAsking = beforeAsking;
    loop.watchers.refusals(this);
  }

  /** Gathers the table. Answers whether there is a match now; if not, it has said why. */
  boolean gather() {
    TableView<V> view = await(any -> true);
    while (view.stage() == Stage.LOBBY || view.stage() == Stage.COMPARING) {
      view = view.stage() == Stage.LOBBY ? sitDown(view) : compare(view);
    }
    gathering = false;
    if (view.stage() == Stage.BROKEN && !view.gathering().ended().isPresent()) {
      throw BrokenTable.of(Optional.of(view), rim.texts());
    }
    return view.stage() != Stage.BROKEN;
  }

  @Override
  public void told(Refusal reason) {
    if (gathering) {
      voice.say(
          Voice.event("told").with("reason", reason.key()), reason.key(), reason.args().toArray());
    }
  }

  private TableView<V> await(Predicate<TableView<V>> right) {
    return sitting
        .await(right, FOR_EVER)
        .orElseThrow(() -> BrokenTable.of(Optional.empty(), rim.texts()));
  }

  /** Waits until the seats are closed. The host closes them when all are taken. */
  private TableView<V> sitDown(TableView<V> first) {
    TableView<V> view = first;
    while (view.stage() == Stage.LOBBY) {
      List<String> here = callsigns(view);
      int seats = view.invite().map(invite -> invite.seats()).orElse(0);
      if (seats > 0) {
        voice.say(
            Voice.event("seats").with("seats", seats).withWords("taken", here),
            "live.seats",
            here.size(),
            seats,
            String.join(", ", here));
      }
      Predicate<TableView<V>> other =
          next -> next.stage() != Stage.LOBBY || !callsigns(next).equals(here);
      if (part.host() && here.size() == seats) {
        loop.input(new Input.Ready());
      } else if (part.host()
          && !part.robot()
          && rim.person()
          && here.size() >= Math.max(2, part.fewest())) {
        voice.say("begin", "live.begin");
        if (line(other).filter(word -> !word.equals(NO)).isPresent()) {
          loop.input(new Input.Ready());
        }
      }
      view = await(other);
    }
    return view;
  }

  /** Waits until there is a match, or the seats are open again, or the table is over. */
  private TableView<V> compare(TableView<V> first) {
    int closings = first.gathering().closings();
    Predicate<TableView<V>> other =
        next -> next.stage() != Stage.COMPARING || next.gathering().closings() != closings;
    TableView<V> view =
        await(next -> other.test(next) || next.seats().size() == 1 || next.sas().isPresent());
    view.sas()
        .ifPresent(
            code ->
                voice.say(
                    Voice.event("code").with("digits", code.digits()),
                    "live.code",
                    Pictures.of(code, rim.texts())));
    if (other.test(view)) {
      return view;
    }
    if (!part.robot()) {
      beforeAsking.run();
      answer(view, other);
    }
    return waitForOthers(other);
  }

  private void answer(TableView<V> view, Predicate<TableView<V>> other) {
    Optional<String> answer;
    do {
      if (rim.person()) {
        typed.drain();
      }
      voice.say("compare", "live.same");
      answer = line(other).map(word -> word.trim().toLowerCase(Locale.ROOT));
    } while (answer.filter(word -> !YES.contains(word) && !NOES.contains(word)).isPresent());
    answer.ifPresent(
        word -> {
          if (YES.contains(word)) {
            loop.input(new Input.Confirm(view.sas()));
          } else {
            voice.say("differ", "live.differ");
            loop.input(new Input.Differ());
          }
        });
  }

  private TableView<V> waitForOthers(Predicate<TableView<V>> other) {
    Set<Integer> missing = Set.of();
    TableView<V> view = await(any -> true);
    while (!other.test(view)) {
      Set<Integer> known = missing;
      view = await(next -> other.test(next) || !next.gathering().missing().equals(known));
      missing = view.gathering().missing();
      if (!other.test(view) && !missing.isEmpty()) {
        List<String> lost = callsigns(view, missing);
        voice.say(
            Voice.event("missing").withWords("players", lost),
            "live.missing",
            String.join(", ", lost));
      }
    }
    if (view.stage() == Stage.LOBBY || view.stage() == Stage.COMPARING) {
      voice.say("open", "live.open");
    }
    return view;
  }

  /**
   * The line that the person types. If the table changes first, the line counts for the next
   * question. A person who will never type again has answered no.
   */
  private Optional<String> line(Predicate<TableView<V>> other) {
    while (true) {
      Optional<Optional<String>> line = typed.await(GLANCE_MILLIS);
      if (line.isPresent()) {
        return Optional.of(line.get().orElse(NO));
      } else if (sitting.await(other, 0).isPresent()) {
        return Optional.empty();
      }
    }
  }

  private static List<String> callsigns(TableView<?> view) {
    return view.seats().stream().map(Join::callsign).toList();
  }

  static List<String> callsigns(TableView<?> view, Set<Integer> seats) {
    return seats.stream().map(view.seats()::get).map(Join::callsign).toList();
  }
}
