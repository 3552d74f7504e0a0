package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.Dice;
import dev.parlor.games.Game;
import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.testing.sim.LikeKit;
import dev.parlor.rim.link.MemoryLink;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.Journal;
import dev.parlor.rim.table.QuietStrand;
import dev.parlor.rim.table.Robot;
import dev.parlor.rim.table.Strand;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.Table;
import dev.parlor.tables.testing.Tour;
import dev.parlor.tables.testing.Walk;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.table.Aftermath;
import dev.parlor.terminal.table.Display;
import dev.parlor.terminal.table.WatchedScreen;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/**
 * The number of files that a key passes until its entry is on the link, and a frame until the table
 * is drawn again. No file among them is long. A guest plays one move of hold'em on the full screen
 * of the terminal; a computer player holds the table. Both lists lie in {@code target/walks.txt}.
 */
class WalksTest {
  private static final int MOST_FILES = 8;

  /** The most lines of a file on a way. */
  private static final int MOST_LINES = 250;

  /**
   * The beginning of the way back. The test runs it inside the display, which is no part of it yet.
   */
  private static final String LINK = "rim/link/MemoryLink.java";

  private static final String TABLE = "rim/table/TableLoop.java";

  /** The end of the way out. The way of a signature inside crypto is no part of it. */
  private static final String ENTRY = "p2p/log/Entry.java";

  private final Walk out = new Walk(WalksTest.class);
  private final Walk back = new Walk(WalksTest.class);
  private final QuietStrand time = new QuietStrand(Runnable::run, 1_000_000);
  private boolean pressed;
  private int changes;
  private int seen;

  private boolean isGoingOut() {
    return pressed && !out.has("on the link");
  }

  private boolean isComingBack() {
    return out.has("on the link") && !back.has("drawn");
  }

  @Test
  void aKeyAndAFramePassFewFiles() {
    play(Catalogue.SHIPPED.named("poker").orElseThrow());
    List<String> told = new ArrayList<>(out.told("From a key to its entry on the link"));
    told.addAll(back.told("From a frame to the table drawn again"));
    String all = Walk.record("walks.txt", told);
    assertEquals(
        List.of("pressed", "handed to the table", "signed", "on the link"), out.moments(), all);
    assertEquals(
        List.of("arrived", "the rules asked", "the table looked at", "drawn"), back.moments(), all);
    assertTrue(out.length() <= MOST_FILES, all);
    assertTrue(back.length() <= MOST_FILES, all);
    assertEquals(List.of(), out.longerThan(MOST_LINES), all);
    assertEquals(List.of(), back.longerThan(MOST_LINES), all);
    assertEquals(Tour.files("From a key to its entry on the link"), out.names(), "docs/TOUR.md");
    assertEquals(Tour.files("From a frame to the table drawn again"), back.names(), "docs/TOUR.md");
  }

  private <S, V> void play(TableKit<S, V> kit) {
    Device holder = Device.stranger(new SeededEntropy(1));
    Device guest = Device.stranger(watched(new SeededEntropy(2)));
    Invite invite = holder.invite(kit.game(), 2, kit.quick());
    TableLoop<S, V> host = holder.host(kit.game(), invite, time, Journal.NONE);
    host.watch(new Robot<>(host, kit.computer(), Dice.seeded(3), 0));
    Strand thread = Walk.watched(Strand.class, time, this::threaded);
    TableLoop<S, V> loop = guest.guest(watched(kit.game()), thread, Journal.NONE);
    LiveSitting<S, V> sitting = new LiveSitting<>(loop, kit.game(), true);
    loop.watch(session -> changes++);
    TableView<?>[] last = new TableView<?>[1];
    loop.watch(session -> last[0] = session.view());
    host.start();
    loop.start();
    MemoryLink.Pair pair = MemoryLink.pair(time::run);
    host.accept(pair.one(), invite.nonce().toArray());
    loop.connect(Walk.watched(Link.class, pair.other(), this::linked), Callee.host(invite.nonce()));
    runUntil(() -> last[0] != null && last[0].seats().size() == 2);
    host.input(new Input.Ready());
    runUntil(() -> last[0].sas().isPresent());
    loop.input(new Input.Confirm());
    runUntil(() -> last[0].game() != null);
    sitting.seat().begin(1);
    Table<V> table = new Table<>(sitting.seat(), kit.mapper(), Pace.NONE);
    Display display = WatchedScreen.of(() -> key(table), this::drawn);
    display.sit(table, Kits.sentences(kit, Look.of(Map.of()), false), List.of());
    display.play(() -> false, Aftermath.ON_ONE_DEVICE);
  }

  /** Runs things until this holds. The test is the thread, so they stand on nothing else. */
  private boolean runUntil(BooleanSupplier done) {
    while (!done.getAsBoolean()) {
      Runnable next = time.next();
      if (next == null) {
        return false;
      }
      next.run();
    }
    return true;
  }

  /** Lets the table go on, and presses one key when it is this player's turn. */
  private int key(Table<?> table) {
    if (back.has("drawn")) {
      return WatchedScreen.LAST_KEY;
    }
    if (!pressed && table.asks()) {
      pressed = true;
      out.look("pressed");
      return table.scene().orElseThrow().moves().stream()
          .filter(move -> move.weight() != Move.Weight.GRAVE && move.typed().length() == 1)
          .findFirst()
          .orElseThrow()
          .typed()
          .charAt(0);
    }
    seen = changes;
    assertTrue(runUntil(() -> changes > seen), "nothing comes of it");
    return WatchedScreen.NO_KEY;
  }

  private void drawn() {
    if (isComingBack() && back.has("the table looked at")) {
      back.look("drawn");
    }
  }

  private Entropy watched(Entropy real) {
    return bytes -> {
      if (isGoingOut() && out.isIn(ENTRY)) {
        out.look("signed", "", ENTRY);
      }
      real.fill(bytes);
    };
  }

  /** Notes what the guest's link is told. */
  private void linked(String method) {
    if (method.equals("send") && isGoingOut() && out.has("signed")) {
      out.look("on the link");
    }
  }

  /** Notes what the thread of the guest's table is told. */
  private void threaded(String method) {
    if (method.equals("run") && isGoingOut()) {
      out.look("handed to the table");
    } else if (method.equals("run") && isComingBack() && back.isIn(LINK)) {
      back.look("arrived", LINK, "");
    }
  }

  /** The same game, but the test notices when its rules or its picture are asked for. */
  private <S, V> GameKit<S, V> watched(GameKit<S, V> kit) {
    Game<S, V> game = Walk.watched(Game.class, kit.game(), this::asked);
    return new LikeKit<S, V>(kit) {
      @Override
      public Game<S, V> game() {
        return game;
      }
    };
  }

  private void asked(String what) {
    if (isComingBack() && what.equals("apply")) {
      back.look("the rules asked", TABLE, "");
    } else if (isComingBack() && what.equals("view") && back.has("the rules asked")) {
      back.look("the table looked at", TABLE, "");
    }
  }
}
