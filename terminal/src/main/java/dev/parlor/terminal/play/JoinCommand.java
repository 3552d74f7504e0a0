package dev.parlor.terminal.play;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.LinkEvent;
import dev.parlor.p2p.table.Invite;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.rim.table.AskInvite;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.SavedSeat;
import dev.parlor.rim.table.SeatNote;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.Exit;
import dev.parlor.terminal.Problem;
import dev.parlor.terminal.Progress;
import dev.parlor.terminal.Rim;
import dev.parlor.terminal.Texts;
import dev.parlor.terminal.home.Home;
import dev.parlor.terminal.home.Identity;
import dev.parlor.terminal.net.Dialer;
import dev.parlor.terminal.net.HostPort;
import dev.parlor.terminal.net.TcpLink;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code parlor join HOST:PORT}: a seat at a table that somebody else holds. */
@Command(name = "join", mixinStandardHelpOptions = true)
public final class JoinCommand implements Callable<Integer> {
  private static final int TIMEOUT_MILLIS = 5_000;

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
        SavedSeat seat = Seats.last(home);
        if (seat.note().host()) {
          throw new Problem("live.resume", "host");
        }
        return resume(Kits.named(seat.note().game().id()), seat, home, crew);
      }
      String where = address.orElseThrow(() -> new Problem("live.where"));
      Optional<Invitation> invitation = invitation(where);
      InetSocketAddress host =
          invitation
              .map(found -> found.where().orElse(""))
              .or(() -> address)
              .flatMap(HostPort::read)
              .orElseThrow(() -> new Problem("live.where"));
      return sitDown(host, invitation, home, crew);
    }
  }

  /** Whoever joins by an invitation speaks with its host or with nobody. */
  private static Optional<Invitation> invitation(String text) {
    try {
      return text.contains("/") ? Optional.of(Invitation.read(text)) : Optional.empty();
    } catch (Malformed e) {
      throw new Problem("live.noInvitation", String.valueOf(e.getMessage()));
    }
  }

  private int sitDown(
      InetSocketAddress host, Optional<Invitation> invitation, Home home, Crew crew) {
    Identity identity = Identity.asked(home, rim);
    Device device = Device.fresh(identity.key(), identity.callsign(), Entropy.system());
    Invite invite =
        Progress.during(
            rim, () -> ask(host, invitation, device), "live.asking", HostPort.text(host));
    invited(invite);
    SeatNote note = SeatNote.of(invite.game(), false, host.getHostString(), host.getPort(), device);
    SavedSeat seat = SavedSeat.create(home.seat(invite.nonce().hex(), 0), note);
    return play(Kits.named(invite.game().id()), device, invite, invitation, seat, home, crew);
  }

  private void invited(Invite invite) {
    Texts texts = rim.texts();
    TableKit<?, ?> kit = Kits.named(invite.game().id());
    List<String> rules = new OptionWords(kit.game().game(), texts).chosen(invite.options());
    new Voice(rim, live.table().json())
        .say(
            Voice.event("invited")
                .with("game", invite.game().id())
                .with("seats", invite.seats())
                .with("rules", invite.rules()),
            rules.isEmpty() ? "live.invited" : "live.invited.with",
            texts.text("game." + invite.game().id()),
            String.join(", ", rules));
  }

  private Invite ask(InetSocketAddress host, Optional<Invitation> invitation, Device device) {
    try {
      Link link = TcpLink.connect(host, TIMEOUT_MILLIS);
      return AskInvite.over(link, device, opened -> isOf(invitation, opened), ANSWER_MILLIS)
          .orElseThrow(() -> new Problem("live.noTable", HostPort.text(host)));
    } catch (IOException e) {
      throw new Problem("live.nobody", HostPort.text(host), String.valueOf(e.getMessage()));
    }
  }

  private static boolean isOf(Optional<Invitation> invitation, LinkEvent.Opened opened) {
    return invitation.map(its -> its.isOf(opened.npub(), opened.staticKey())).orElse(true);
  }

  private <S, V> int play(
      TableKit<S, V> kit,
      Device device,
      Invite invite,
      Optional<Invitation> invitation,
      SavedSeat seat,
      Home home,
      Crew crew) {
    TableLoop<S, V> loop = device.guest(kit.game(), crew.strand(), seat.journal());
    Consumer<Link> anyHost = link -> loop.connect(link, invite.nonce().toArray());
    return play(
        kit,
        loop,
        invitation.<Consumer<Link>>map(its -> link -> loop.connect(link, its)).orElse(anyHost),
        seat,
        home);
  }

  private <S, V> int resume(TableKit<S, V> kit, SavedSeat seat, Home home, Crew crew) {
    TableLoop<S, V> loop = seat.restore(kit.game(), crew.strand());
    return play(kit, loop, link -> loop.connect(link, (byte[]) null), seat, home);
  }

  /** Keeps the link to the host up while the match lasts. */
  private <S, V> int play(
      TableKit<S, V> kit, TableLoop<S, V> loop, Consumer<Link> reached, SavedSeat seat, Home home) {
    SeatNote note = seat.note();
    InetSocketAddress host = new InetSocketAddress(note.address(), note.port());
    AtomicBoolean said = new AtomicBoolean();
    LiveMatch<S, V> match = new LiveMatch<>(kit, live, rim, loop, false);
    try (Dialer dialer =
        new Dialer(
            host,
            link -> {
              said.set(false);
              reached.accept(link);
            },
            failure -> {
              if (!said.getAndSet(true)) {
                match.tell(rim.texts().text("live.again", HostPort.text(host)));
              }
            })) {
      loop.watch(new Redial<>(dialer));
      int exit = match.run(home);
      if (exit == Exit.OK) {
        home.forget(seat.folder());
      }
      return exit;
    }
  }
}
