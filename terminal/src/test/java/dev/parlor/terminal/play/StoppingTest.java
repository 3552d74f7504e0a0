package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.Dice;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.table.TableView.Stage;
import dev.parlor.rim.link.MemoryLink;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.Journal;
import dev.parlor.rim.table.LossWatcher;
import dev.parlor.rim.table.RealStrand;
import dev.parlor.rim.table.Robot;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.rim.table.TableWatcher;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.home.Home;
import dev.parlor.terminal.shell.Rim;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a host knows when the process of its guest was stopped at a question. The guest's words
 * arrive before the end of its link. So a host that has only lost the guest knows of the end alone.
 */
class StoppingTest {
  private static final int PATIENCE_SECONDS = 120;
  private static final String GUESSES = "1h\n2l\n3h\n4l\n5h\n6l\n7h\n8l\n9h\n".repeat(60);

  private final ExecutorService workers = Executors.newCachedThreadPool();
  private final BlockingQueue<String> known = new LinkedBlockingQueue<>();
  private final Ear ear = new Ear();
  private final PipedOutputStream keyboard = new PipedOutputStream();
  private final Device host = Device.stranger(new SeededEntropy(1));
  private final Invite invite = host.invite(PilesKit.KIT, 2, Map.of());
  private final TableLoop<PilesState, PilesView> table =
      host.host(PilesKit.KIT, invite, strand(), Journal.NONE);

  private final TableLoop<PilesState, PilesView> seat =
      Device.stranger(new SeededEntropy(2)).guest(PilesKit.KIT, strand(), Journal.NONE);

  @TempDir private Path home = Path.of("");

  private RealStrand strand() {
    return new RealStrand(workers, fault -> known.add(fault.toString()));
  }

  /** Closes the seats when both are taken, and notes what the host comes to know. */
  private final class Notes implements TableWatcher<PilesState, PilesView>, LossWatcher {
    private String last = "";

    @Override
    public void changed(TableSession<PilesState, PilesView> session) {
      TableView<PilesView> view = session.view();
      if (view.stage() == Stage.LOBBY && view.seats().size() == 2) {
        table.input(new Input.Ready());
      }
      boolean gone = session.match().map(match -> match.attendance().isGone(1)).orElse(false);
      note(view.stage() + (gone ? ", the guest has got up" : ""));
    }

    @Override
    public void lost(int connection, String why) {
      note("lost");
    }

    private void note(String words) {
      if (!words.equals(last)) {
        last = words;
        known.add(words);
      }
    }
  }

  @BeforeEach
  void open() {
    Notes notes = new Notes();
    table.watch(notes);
    table.watchers.losses(notes);
    table.start();
  }

  @AfterEach
  void close() throws IOException {
    keyboard.close();
    table.closeNow();
    workers.shutdownNow();
  }

  /** A guest whose person types this, and then thinks. */
  private LiveMatch<PilesState, PilesView> guest(String typed) throws IOException {
    ByteArrayInputStream first = new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8));
    PrintStream out = new PrintStream(ear, true, StandardCharsets.UTF_8);
    Rim rim =
        new Rim(
            new SequenceInputStream(first, new PipedInputStream(keyboard)),
            out,
            out,
            Map.of(),
            false);
    LiveMatch<PilesState, PilesView> match =
        new LiveMatch<>(kit(), new LiveOptions(), rim, seat, false);
    MemoryLink.Pair pair = MemoryLink.pair(workers);
    table.accept(pair.one(), invite.nonce().toArray());
    seat.connect(pair.other(), Callee.host(invite.nonce()));
    workers.execute(() -> match.run(new Home(home)));
    return match;
  }

  @SuppressWarnings("unchecked") // the kit has this name
  private static TableKit<PilesState, PilesView> kit() {
    return (TableKit<PilesState, PilesView>) Catalogue.SHIPPED.of(PilesKit.KIT.id());
  }

  private void untilKnown(String words) throws InterruptedException {
    String next = next();
    while (!next.equals(words)) {
      next = next();
    }
  }

  private String next() throws InterruptedException {
    String next = known.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    if (next == null) {
      throw new AssertionError("the host learnt nothing more");
    }
    return next;
  }

  @Test
  void whoStopsWhileTheCodesAreComparedHasGotUp() throws Exception {
    LiveMatch<PilesState, PilesView> guest = guest("");
    ear.await("Do they all?");
    untilKnown("COMPARING");
    guest.leave(0);
    assertEquals("LOBBY", next());
  }

  @Test
  void whoStopsAfterAgreeingAndBeforeTheCardsHasGotUp() throws Exception {
    LiveMatch<PilesState, PilesView> guest = guest("");
    ear.await("Do they all?");
    untilKnown("COMPARING");
    seat.input(new Input.Confirm());
    guest.leave(0);
    assertEquals("LOBBY", next());
  }

  @Test
  void whoStopsWhenAnotherMatchIsOfferedHasGotUp() throws Exception {
    TableKit<PilesState, PilesView> piles = kit();
    table.watch(new Robot<>(table, piles.computer(), Dice.seeded(7), 0));
    LiveMatch<PilesState, PilesView> guest = guest("\n" + GUESSES);
    ear.await("r again");
    untilKnown("FINISHED");
    guest.leave(0);
    assertEquals("FINISHED, the guest has got up", next());
  }

  @Test
  void whoStopsInTheMiddleIsAwayAndMayComeBack() throws Exception {
    TableKit<PilesState, PilesView> piles = kit();
    table.watch(new Robot<>(table, piles.computer(), Dice.seeded(7), 0));
    LiveMatch<PilesState, PilesView> guest = guest("\n");
    untilKnown("PLAYING");
    guest.leave(0);
    assertEquals("lost", next());
  }
}
