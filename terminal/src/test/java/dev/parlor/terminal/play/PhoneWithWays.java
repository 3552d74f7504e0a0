package dev.parlor.terminal.play;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.Dice;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView.Stage;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.Journal;
import dev.parlor.rim.table.RealStrand;
import dev.parlor.rim.table.Robot;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.rim.table.TableWatcher;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.net.RepeatedCall;
import dev.parlor.terminal.net.TcpDoor;
import dev.parlor.terminal.net.TcpRoute;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A seat at High/Low Piles that a computer player plays over sockets of this computer. It can be
 * killed, so that nothing of it is left but its journal and its book of ways.
 */
final class PhoneWithWays implements AutoCloseable {
  /** How many times faster the clock of these tables runs than the one on the wall. */
  private static final int SPEED = 4;

  private static final int PATIENCE_SECONDS = 120;

  private final Device device;
  private final Path folder;
  private final ExecutorService workers;
  private final List<Bytes> written = new CopyOnWriteArrayList<>();
  private final List<Link> links = new CopyOnWriteArrayList<>();
  private final AtomicReference<@Nullable TableSession<PilesState, PilesView>> seen =
      new AtomicReference<>();
  private @Nullable TableLoop<PilesState, PilesView> loop;
  private @Nullable Detours<PilesState, PilesView> ways;
  private @Nullable RealStrand strand;
  private @Nullable TcpDoor door;
  private @Nullable RepeatedCall recall;
  private @Nullable WaysBook book;
  private @Nullable Robot<PilesState, PilesView> player;
  private volatile boolean rests;

  PhoneWithWays(int number, Path folder, ExecutorService workers) {
    this.device = Device.stranger(new SeededEntropy(number));
    this.folder = folder;
    this.workers = workers;
  }

  private RealStrand strand() {
    RealStrand fresh =
        new RealStrand(
            workers,
            Throwable::printStackTrace,
            System.currentTimeMillis(),
            () -> System.nanoTime() / 1_000_000 * SPEED);
    strand = fresh;
    return fresh;
  }

  private final class Notebook implements Journal {
    @Override
    public void append(Bytes record) {
      written.add(record);
    }

    @Override
    public boolean isSafe() {
      return true;
    }

    @Override
    public void force() {}

    @Override
    public void close() {}
  }

  private WaysBook freshBook() {
    WaysBook fresh = WaysBook.of(folder);
    book = fresh;
    return fresh;
  }

  /** The places of another seat that this one knows. */
  List<Bytes> knows(PhoneWithWays other) {
    return Objects.requireNonNull(book).of(other.npub());
  }

  /** Lets this seat believe lies about another. */
  void believes(PhoneWithWays other, List<Bytes> addresses) {
    Objects.requireNonNull(book).note(other.npub(), addresses, true);
  }

  static InetSocketAddress loopback(int port) {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
  }

  /** Opens a table; answers the address of its door. */
  InetSocketAddress hosts(Invite invite) throws IOException {
    var table = device.host(PilesKit.KIT, invite, strand(), new Notebook());
    InetSocketAddress at = opens(table, loopback(0), invite);
    table.watch(
        session -> {
          if (session.stage() == Stage.LOBBY && session.view().seats().size() == invite.seats()) {
            table.input(new Input.Ready());
          }
        });
    sits(table, new Detours<>(table, freshBook()).without(loopback(0).getAddress()));
    return at;
  }

  private InetSocketAddress opens(
      TableLoop<PilesState, PilesView> table, InetSocketAddress at, Invite invite)
      throws IOException {
    TcpDoor open =
        TcpDoor.open(
            at,
            link -> {
              links.add(link);
              table.accept(link, invite.nonce().toArray());
            });
    door = open;
    return loopback(open.port());
  }

  Invite invite(int seats) {
    return device.invite(PilesKit.KIT, seats, Map.of());
  }

  /** Sits down at a table. */
  void joins(InetSocketAddress host, Invite invite) throws IOException {
    var table = device.guest(PilesKit.KIT, strand(), new Notebook());
    sits(table, new Detours<>(table, freshBook()).with(host, Optional.empty(), invite.nonce()));
    RepeatedCall calls =
        new TcpRoute(host)
            .keep(link -> table.connect(link, Callee.host(invite.nonce())), failure -> {});
    recall = calls;
    Redial<PilesState, PilesView> redial = new Redial<>(calls);
    table.watch(redial);
    table.watchers.losses(redial);
  }

  /** Starts again with what is on its disk, behind the same door. */
  void comesBack(InetSocketAddress at, Invite invite) throws IOException, Malformed {
    var table =
        device
            .restore(PilesKit.KIT, new ArrayList<>(written), strand(), new Notebook())
            .orElseThrow();
    opens(table, at, invite);
    sits(table, new Detours<>(table, freshBook()).without(at.getAddress()));
  }

  private void sits(
      TableLoop<PilesState, PilesView> table, Detours<PilesState, PilesView> itsWays) {
    loop = table;
    ways = itsWays;
    table.watch(this::changed);
    var robot = new Robot<>(table, kit().computer(), Dice.seeded(7), 0);
    player = robot;
    table.watch(
        session -> {
          if (!rests) {
            robot.changed(session);
          }
        });
    table.start();
  }

  /** Lets its player do nothing for now. The phone goes on with what phones do by themselves. */
  void rests() {
    rests = true;
  }

  void playsOn() {
    rests = false;
    Objects.requireNonNull(loop)
        .later(
            0,
            session -> {
              Objects.requireNonNull(player).changed(session);
              return Optional.empty();
            });
  }

  private synchronized void changed(TableSession<PilesState, PilesView> session) {
    seen.set(session);
    notifyAll();
  }

  /** Waits until this seat sees the table like that. */
  void until(Predicate<TableSession<PilesState, PilesView>> so) throws InterruptedException {
    until(so, () -> {});
  }

  /** Waits for that as well, and does something at that moment, while the table stands still. */
  void until(Predicate<TableSession<PilesState, PilesView>> so, Runnable then)
      throws InterruptedException {
    var done = new CountDownLatch(1);
    var table = Objects.requireNonNull(loop);
    TableWatcher<PilesState, PilesView> look =
        session -> {
          if (done.getCount() > 0 && so.test(session)) {
            then.run();
            done.countDown();
          }
        };
    table.watch(look);
    table.later(
        0,
        session -> {
          look.changed(session);
          return Optional.empty();
        });
    if (!done.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      var session = Objects.requireNonNull(seen.get());
      throw new AssertionError(
          "at " + session.stage() + ", " + session.log().size() + ", " + session.verdicts());
    }
  }

  List<Verdict> verdicts() {
    return Objects.requireNonNull(seen.get()).verdicts();
  }

  Bytes npub() {
    return device.npub();
  }

  /** The result file. It is made on the table's thread. */
  Path saved() throws InterruptedException {
    AtomicReference<Optional<Path>> file = new AtomicReference<>(Optional.empty());
    until(
        session -> {
          if (session.stage() == Stage.FINISHED) {
            file.set(Archive.in(folder).save(session));
          }
          return session.stage() == Stage.FINISHED;
        });
    return Objects.requireNonNull(file.get()).orElseThrow();
  }

  /** Stops everything, and ends the links as the system does. */
  void dies() {
    if (strand != null) {
      strand.close();
    }
    if (door != null) {
      door.close();
    }
    links.forEach(Link::cut);
    if (recall != null) {
      recall.close();
    }
    if (ways != null) {
      ways.close();
    }
  }

  @Override
  public void close() {
    dies();
  }

  @SuppressWarnings("unchecked") // the kit has this name
  private static TableKit<PilesState, PilesView> kit() {
    return (TableKit<PilesState, PilesView>) Catalogue.SHIPPED.of(PilesKit.KIT.id());
  }
}
