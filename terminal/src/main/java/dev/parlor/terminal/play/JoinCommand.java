package dev.parlor.terminal.play;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.SavedSeat;
import dev.parlor.rim.table.SeatNote;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.air.Meant;
import dev.parlor.terminal.air.Routes;
import dev.parlor.terminal.home.Home;
import dev.parlor.terminal.home.OwnIdentity;
import dev.parlor.terminal.net.RepeatedCall;
import dev.parlor.terminal.net.Route;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlor join TABLE}: a seat at a table that somebody else holds. */
@Command(name = "join", mixinStandardHelpOptions = true)
public final class JoinCommand implements Callable<Integer> {
  private final Rim rim;

  @Parameters(arity = "0..2", paramLabel = "TABLE", descriptionKey = "tableAt")
  private List<String> table = new ArrayList<>();

  @Option(names = "--listen", paramLabel = "ADDRESS", descriptionKey = "found")
  private Optional<InetAddress> listen = Optional.empty();

  @Mixin private LiveOptions live = new LiveOptions();

  public JoinCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    Home home = live.home().home(rim);
    try (Crew crew = new Crew(rim)) {
      if (live.resume()) {
        SavedSeat seat = SeatFinder.last(home);
        if (seat.note().host()) {
          throw new Problem("live.resume", "host");
        }
        return resume(Kits.named(rim, seat.note().game().id()), seat, home, crew);
      }
      Meant meant = Meant.read(String.join(" ", table));
      try (Route route = Routes.toTable(meant, rim, live.robot())) {
        return sitDown(route, meant, home, crew);
      }
    }
  }

  private int sitDown(Route route, Meant meant, Home home, Crew crew) {
    OwnIdentity identity = OwnIdentity.asked(home, rim);
    Device device = Device.fresh(identity.key(), identity.callsign(), Entropy.system());
    Asked asked = Asked.of(route, meant, device, rim);
    Invite invite = asked.invite();
    asked.tell(rim, live.table());
    SeatNote note = SeatNote.of(invite.game(), false, route.address(), route.port(), device);
    SavedSeat seat = SavedSeat.create(home.seat(invite.nonce().hex(), 0), note);
    return play(Kits.named(rim, invite.game().id()), device, asked, seat, route, home, crew);
  }

  private <S, V> int play(
      TableKit<S, V> kit,
      Device device,
      Asked asked,
      SavedSeat seat,
      Route route,
      Home home,
      Crew crew) {
    TableLoop<S, V> loop = device.guest(kit.game(), crew.strand(), seat.journal());
    Callee host = Callee.by(asked.sameHost());
    return play(kit, loop, link -> loop.connect(link, host), seat, route, home);
  }

  private <S, V> int resume(TableKit<S, V> kit, SavedSeat seat, Home home, Crew crew) {
    TableLoop<S, V> loop = seat.restore(kit.game(), crew.strand());
    try (Route route = Routes.back(seat.note(), rim)) {
      return play(kit, loop, link -> loop.connect(link, Callee.ANYBODY), seat, route, home);
    }
  }

  /** Keeps the link to the host up while the match lasts. */
  private <S, V> int play(
      TableKit<S, V> kit,
      TableLoop<S, V> loop,
      Consumer<Link> reached,
      SavedSeat seat,
      Route route,
      Home home) {
    AtomicBoolean said = new AtomicBoolean();
    LiveMatch<S, V> match = new LiveMatch<>(kit, live, rim, loop, false);
    try (Detours<S, V> around = new Detours<>(loop, WaysBook.of(seat.folder()));
        RepeatedCall recall =
            route.keep(
                link -> {
                  said.set(false);
                  reached.accept(link);
                },
                failure -> {
                  if (!said.getAndSet(true)) {
                    match.tell(rim.texts().text("live.again", route.where()));
                  }
                })) {
      Bytes nonce = SeatFinder.nonce(seat.folder());
      route.network().ifPresent(host -> around.with(host, listen, nonce));
      Redial<S, V> redial = new Redial<>(recall);
      loop.watch(redial);
      loop.watchers.losses(redial);
      int exit = match.run(home);
      if (exit == Exit.OK) {
        home.forget(seat.folder());
      }
      return exit;
    }
  }
}
