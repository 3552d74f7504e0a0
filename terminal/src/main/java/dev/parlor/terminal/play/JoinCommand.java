package dev.parlor.terminal.play;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.LinkEvent;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.rim.table.AskInvite;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.SavedSeat;
import dev.parlor.rim.table.SeatNote;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.air.Routes;
import dev.parlor.terminal.home.Home;
import dev.parlor.terminal.home.OwnIdentity;
import dev.parlor.terminal.net.Recall;
import dev.parlor.terminal.net.Route;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Progress;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Texts;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code parlor join TABLE}: a seat at a table that somebody else holds. */
@Command(name = "join", mixinStandardHelpOptions = true)
public final class JoinCommand implements Callable<Integer> {
  /** A slow computer that has just begun takes its time for the first handshake. */
  private static final int ANSWER_MILLIS = 30_000;

  private final Rim rim;

  @Parameters(index = "0", arity = "0..1", paramLabel = "TABLE", descriptionKey = "tableAt")
  private Optional<String> address = Optional.empty();

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
      String where = address.orElse("");
      Optional<Invitation> invitation = Routes.invitation(where);
      try (Route route = Routes.toTable(where, invitation, rim, live.robot())) {
        return sitDown(route, invitation, home, crew);
      }
    }
  }

  private int sitDown(Route route, Optional<Invitation> invitation, Home home, Crew crew) {
    OwnIdentity identity = OwnIdentity.asked(home, rim);
    Device device = Device.fresh(identity.key(), identity.callsign(), Entropy.system());
    Invite invite =
        Progress.during(rim, () -> ask(route, invitation, device), "live.asking", route.where());
    invited(invite);
    SeatNote note = SeatNote.of(invite.game(), false, route.address(), route.port(), device);
    SavedSeat seat = SavedSeat.create(home.seat(invite.nonce().hex(), 0), note);
    return play(
        Kits.named(rim, invite.game().id()), device, invite, invitation, seat, route, home, crew);
  }

  private void invited(Invite invite) {
    Texts texts = rim.texts();
    TableKit<?, ?> kit = Kits.named(rim, invite.game().id());
    List<String> rules = new OptionWords(kit, texts).chosen(invite.options());
    new Voice(rim, live.table().json())
        .say(
            Voice.event("invited")
                .with("game", invite.game().id())
                .with("seats", invite.seats())
                .with("rules", invite.rules()),
            rules.isEmpty() ? "live.invited" : "live.invited.with",
            GameTitles.words(kit, texts).title(),
            String.join(", ", rules));
  }

  /** Who answers somebody else's sign is hung up on, and the right one asked for. */
  private Invite ask(Route route, Optional<Invitation> invitation, Device device) {
    try {
      for (int i = 0; i < route.tries(); i++) {
        Optional<Invite> invite =
            AskInvite.over(
                route.once(), device, opened -> isOf(route, invitation, opened), ANSWER_MILLIS);
        if (invite.isPresent()) {
          return invite.get();
        }
      }
    } catch (IOException e) {
      throw new Problem("live.nobody", route.where(), String.valueOf(e.getMessage()));
    }
    throw new Problem("live.noTable", route.where());
  }

  private static boolean isOf(
      Route route, Optional<Invitation> invitation, LinkEvent.Opened opened) {
    return route.isRight(opened.npub(), opened.staticKey())
        && invitation.map(its -> its.isOf(opened.npub(), opened.staticKey())).orElse(true);
  }

  private <S, V> int play(
      TableKit<S, V> kit,
      Device device,
      Invite invite,
      Optional<Invitation> invitation,
      SavedSeat seat,
      Route route,
      Home home,
      Crew crew) {
    TableLoop<S, V> loop = device.guest(kit.game(), crew.strand(), seat.journal());
    Consumer<Link> anyHost = link -> loop.connect(link, invite.nonce().toArray());
    return play(
        kit,
        loop,
        invitation.<Consumer<Link>>map(its -> link -> loop.connect(link, its)).orElse(anyHost),
        seat,
        route,
        home);
  }

  private <S, V> int resume(TableKit<S, V> kit, SavedSeat seat, Home home, Crew crew) {
    TableLoop<S, V> loop = seat.restore(kit.game(), crew.strand());
    try (Route route = Routes.back(seat.note(), rim)) {
      return play(kit, loop, link -> loop.connect(link, (byte[]) null), seat, route, home);
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
    try (Recall recall =
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
      loop.watch(new Redial<>(recall));
      int exit = match.run(home);
      if (exit == Exit.OK) {
        home.forget(seat.folder());
      }
      return exit;
    }
  }
}
