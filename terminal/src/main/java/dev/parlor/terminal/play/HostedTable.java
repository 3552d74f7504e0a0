package dev.parlor.terminal.play;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.games.Dice;
import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.station.VisitAnswer;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.link.MemoryLink;
import dev.parlor.rim.station.TicketWatch;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.Robot;
import dev.parlor.rim.table.SavedSeat;
import dev.parlor.rim.table.SeatNote;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.tables.bots.Persona;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.air.AirDoor;
import dev.parlor.terminal.home.Home;
import dev.parlor.terminal.home.OwnIdentity;
import dev.parlor.terminal.net.HostPort;
import dev.parlor.terminal.net.Route;
import dev.parlor.terminal.net.TcpDoor;
import dev.parlor.terminal.results.Reach;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** A table held by this process: its own seat, its computer players, and a door for the others. */
final class HostedTable<S, V> {
  private final TableKit<S, V> kit;
  private final LiveOptions options;
  private final Rim rim;
  private final Crew crew;
  private final Doors doors;
  private final Home home;
  private final Welcome welcome;
  private final List<TableLoop<S, V>> robots = new ArrayList<>();
  private final List<Detours<S, V>> ways = new ArrayList<>();

  /**
   * @param doors more ways in, and the station that is asked for a ticket
   */
  HostedTable(TableKit<S, V> kit, LiveOptions options, Rim rim, Crew crew, Doors doors) {
    if (doors.station().isPresent() && !kit.game().ranked()) {
      throw new Problem("uncounted.GAME");
    }
    this.doors = doors;
    this.kit = kit;
    this.options = options;
    this.rim = rim;
    this.crew = crew;
    this.home = options.home().home(rim);
    this.welcome = new Welcome(rim, options.table(), kit.id(), doors.air().isPresent());
  }

  /** Opens a new table and plays at it; answers the exit code. */
  int open(InetSocketAddress address, int seats, int bots, Map<String, String> rules) {
    OwnIdentity identity = OwnIdentity.asked(home, rim);
    Device device = Device.fresh(identity.key(), identity.callsign(), Entropy.system());
    Invite invite = device.invite(kit.game(), seats, rules);
    String table = invite.nonce().hex();
    CompletableFuture<TableLoop<S, V>> own = new CompletableFuture<>();
    try (TcpDoor door = door(address, own, invite.nonce())) {
      SeatNote note =
          SeatNote.of(
              kit.game().game().id(),
              true,
              address.getAddress().getHostAddress(),
              door.port(),
              device);
      SavedSeat seat = SavedSeat.create(home.seat(table, 0), note);
      WaysBook book = WaysBook.of(seat.folder());
      TableLoop<S, V> loop = device.host(kit.game(), invite, crew.strand(), seat.journal());
      for (int bot = 1; bot <= bots; bot++) {
        Device stranger = robot(bot);
        SeatNote its =
            SeatNote.of(kit.game().game().id(), false, note.address(), note.port(), stranger);
        SavedSeat place = SavedSeat.create(home.seat(table, bot), its);
        TableLoop<S, V> robot = stranger.guest(kit.game(), crew.strand(), place.journal());
        seatRobot(around(robot, book, address), loop, invite.nonce());
      }
      own.complete(loop);
      welcome.say(invite.nonce(), device, note.address(), door.port());
      return play(around(loop, book, address), seat.folder(), device);
    }
  }

  /** Lets a seat of this process find the guests even when another seat holds the table. */
  private TableLoop<S, V> around(TableLoop<S, V> seat, WaysBook book, InetSocketAddress door) {
    ways.add(new Detours<>(seat, book).without(door.getAddress()));
    return seat;
  }

  /** The device of a computer player. Its key is new, and its name says what it is. */
  private Device robot(int number) {
    String name = Persona.of(number - 1).callsign();
    return Device.fresh(SigningKey.generate(Entropy.system()), name, Entropy.system());
  }

  /** Resumes the table that was left last. */
  static int resumed(LiveOptions options, Rim rim, Crew crew, Doors doors) {
    Home home = options.home().home(rim);
    SavedSeat seat = SeatFinder.last(home);
    if (!seat.note().host()) {
      throw new Problem("live.resume", "join");
    }
    TableKit<?, ?> kit = Kits.named(rim, seat.note().game().id());
    return new HostedTable<>(kit, options, rim, crew, doors).resume(seat.folder(), seat);
  }

  private int resume(Path table, SavedSeat seat) {
    TableLoop<S, V> loop = seat.restore(kit.game(), crew.strand());
    Bytes nonce = SeatFinder.nonce(table);
    SeatNote note = seat.note();
    CompletableFuture<TableLoop<S, V>> own = CompletableFuture.completedFuture(loop);
    InetSocketAddress at = new InetSocketAddress(note.address(), note.port());
    WaysBook book = WaysBook.of(table);
    try (TcpDoor door = door(at, own, nonce)) {
      for (Path file : robots(table)) {
        TableLoop<S, V> robot = SavedSeat.open(file).restore(kit.game(), crew.strand());
        seatRobot(around(robot, book, at), loop, nonce);
      }
      welcome.say(nonce, seat.device(), note.address(), door.port());
      return play(around(loop, book, at), table, seat.device());
    }
  }

  private static List<Path> robots(Path table) {
    List<Path> files = new ArrayList<>();
    Path next = table.resolve("seat1.journal");
    while (Files.exists(next)) {
      files.add(next);
      next = table.resolve("seat" + (files.size() + 1) + ".journal");
    }
    return files;
  }

  private void seatRobot(TableLoop<S, V> robot, TableLoop<S, V> host, Bytes nonce) {
    robots.add(robot);
    robot.watch(new Robot<>(robot, kit.computer(), Dice.seeded(new SecureRandom().nextLong()), 0));
    robot.start();
    MemoryLink.Pair pair = MemoryLink.pair(crew.workers());
    host.accept(pair.one(), nonce.toArray());
    robot.connect(pair.other(), Callee.host(nonce));
  }

  private static <S, V> TcpDoor door(
      InetSocketAddress address, CompletableFuture<TableLoop<S, V>> own, Bytes nonce) {
    try {
      return TcpDoor.open(address, link -> letIn(link, own, nonce));
    } catch (IOException e) {
      throw new Problem("live.noDoor", HostPort.text(address), String.valueOf(e.getMessage()));
    }
  }

  private static <S, V> void letIn(Link link, CompletableFuture<TableLoop<S, V>> own, Bytes nonce) {
    var unused = own.thenAccept(loop -> loop.accept(link, nonce.toArray()));
  }

  private int play(TableLoop<S, V> loop, Path table, Device device) {
    LiveMatch<S, V> match = new LiveMatch<>(kit, options, rim, loop, true);
    // so that no robot takes the table over
    match.beforeGoodBye(() -> robots.forEach(TableLoop::closeNow));
    doors.station().ifPresent(where -> loop.watch(ticket(loop, where, match)));
    doors
        .air()
        .ifPresent(air -> loop.watch(new AirDoor<>(air, kit.game(), device, loop, match::tell)));
    int exit = match.run(home);
    ways.forEach(Detours::close);
    if (exit == Exit.OK) {
      home.forget(table);
    }
    return exit;
  }

  private TicketWatch<S, V> ticket(TableLoop<S, V> loop, Route where, LiveMatch<S, V> match) {
    Reach reach = new Reach(where, OwnIdentity.always(home));
    CompletableFuture<Boolean> answer = new CompletableFuture<>();
    match.waitFor(answer);
    return new TicketWatch<>(
        loop,
        crew.workers(),
        table -> {
          VisitAnswer.GotTicket got = reach.ticket(table);
          answer.complete(true);
          return got;
        },
        problem -> {
          match.tell(rim.texts().text("live.noTicket", rim.texts().text(problem)));
          answer.complete(false);
        });
  }
}
